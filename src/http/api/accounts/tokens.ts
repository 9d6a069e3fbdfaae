import type { tokensRoutes } from '#contract/accounts/tokens-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { createToken, listTokens, revokeToken } from '#services/accounts/api-tokens.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const tokensHandlers = ({ context }: HttpOptions): Handlers<typeof tokensRoutes> => {
  const all = async (actor: Actor) => ({ tokens: await listTokens(context, actor) });

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
