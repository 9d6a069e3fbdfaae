import { ApiTokenBody, ApiTokenList, ApiTokenParams, CreatedToken } from '#contract/accounts/api-tokens.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { createToken, listTokens, revokeToken } from '#services/accounts/api-tokens.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['API tokens'];
const config = { permission: 'tokens:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;

export function tokenCalls(server: Server, { context }: HttpOptions): void {
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

  server.get(
    calls.tokens(),
    {
      config,
      schema: {
        summary: 'Your API tokens, newest first',
        description: 'An admin sees everyone’s.',
        tags: TAGS,
        response: responses(ApiTokenList, [401, 403, 503]),
      },
    },
    async (request) => ok(await all(actorOf(request))),
  );

  server.post(
    calls.tokens(),
    {
      config: guarded,
      schema: {
        summary: 'Create an API token of yours',
        description:
          'It may do what its role may, and never more than you may at that moment: it stops working when you are deactivated.',
        tags: TAGS,
        body: ApiTokenBody,
        response: responses(CreatedToken, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      const secret = await createToken(context, actorOf(request), request.body);
      return ok({ secret, ...(await all(actorOf(request))) });
    },
  );

  server.delete(
    calls.token(':id'),
    {
      config,
      schema: {
        summary: 'Revoke an API token',
        description:
          'It stops working at once. An admin may revoke everyone’s. Returns the tokens that are left.',
        tags: TAGS,
        params: ApiTokenParams,
        response: responses(ApiTokenList, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      await revokeToken(context, actorOf(request), request.params.id);
      return ok(await all(actorOf(request)));
    },
  );
}
