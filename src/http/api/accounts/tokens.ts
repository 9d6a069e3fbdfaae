import type { tokensRoutes } from '#contract/accounts/tokens-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { createToken, listTokens, revokeToken } from '#services/accounts/api-tokens.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const tokensHandlers = ({ context }: HttpOptions): Handlers<typeof tokensRoutes> => {
  async function all(actor: Actor) {
    const tokens = await listTokens(context, actor);
    return {
      tokens: tokens.map(({ createdAt, expiresAt, lastUsedAt, ...token }) => ({
        ...token,
        createdAt: createdAt.toISOString(),
        expiresAt: expiresAt.toISOString(),
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
    };
  }

  return {
    'GET /tokens': ({ actor }) => all(actor),
    'POST /tokens': async ({ body, actor }) => {
      const secret = await createToken(context, actor, body);
      return { secret, ...(await all(actor)) };
    },
    'DELETE /tokens/:id': async ({ params, actor }) => {
      await revokeToken(context, actor, params.id);
      return all(actor);
    },
  };
};
