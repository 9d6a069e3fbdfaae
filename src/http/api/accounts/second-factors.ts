import { Type } from 'typebox';
import {
  NewOneTimePasswords,
  OneTimeCode,
  RecoveryCodes,
  SecondFactors,
} from '#contract/accounts/second-factors.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import type { Self } from '#services/accounts/account.ts';
import {
  confirmOneTimePasswords,
  removeOneTimePasswords,
  renewRecoveryCodes,
  resetSecondFactors,
  secondFactors,
  startOneTimePasswords,
} from '#services/accounts/second-factors.ts';
import type { Context } from '#services/context.ts';
import { actorOf, selfOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const TAGS = ['Account'];
const config = { permission: 'account:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;

/** As the contract has them. */
export async function factorsOf(context: Context, self: Self) {
  const { passkeys, ...factors } = await secondFactors(context, self);
  return {
    ...factors,
    passkeys: passkeys.map(({ createdAt, lastUsedAt, ...passkey }) => ({
      ...passkey,
      createdAt: createdAt.toISOString(),
      lastUsedAt: lastUsedAt?.toISOString() ?? null,
    })),
  };
}

/** One's own second factors, and removing those of others. */
export function secondFactorCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.secondFactors(),
    {
      config,
      schema: { summary: 'Your second factors', tags: TAGS, response: responses(SecondFactors, [401, 503]) },
    },
    async (request) => ok(await factorsOf(context, await selfOf(context, request))),
  );

  server.post(
    calls.oneTimePasswords(),
    {
      config: guarded,
      schema: {
        summary: 'Make a secret for an authenticator app',
        description: 'Sign-ins ask for its codes when one was confirmed.',
        tags: TAGS,
        response: responses(NewOneTimePasswords, [401, 403, 409, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      return ok(await startOneTimePasswords(context, self, context.settings.values.brandName));
    },
  );

  server.put(
    calls.oneTimePasswords(),
    {
      config,
      schema: {
        summary: 'Turn the codes of the app on, with one of them',
        description: 'Returns the recovery codes and sets a new session cookie.',
        tags: TAGS,
        body: OneTimeCode,
        response: responses(RecoveryCodes, [400, 401, 403, 409, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const self = await selfOf(context, request);
      const { recoveryCodes, setCookies } = await confirmOneTimePasswords(context, self, request.body.code);
      reply.header('set-cookie', setCookies);
      return ok({ recoveryCodes });
    },
  );

  server.delete(
    calls.oneTimePasswords(),
    {
      config: guarded,
      schema: {
        summary: 'Turn the codes of the app off',
        tags: TAGS,
        response: responses(SecondFactors, [401, 403, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      await removeOneTimePasswords(context, self);
      return ok(await factorsOf(context, self));
    },
  );

  server.post(
    calls.recoveryCodes(),
    {
      config: guarded,
      schema: {
        summary: 'Make new recovery codes',
        description: 'The old ones do not work any more.',
        tags: TAGS,
        response: responses(RecoveryCodes, [401, 403, 409, 503]),
      },
    },
    async (request) =>
      ok({ recoveryCodes: await renewRecoveryCodes(context, await selfOf(context, request)) }),
  );

  server.delete(
    calls.secondFactorsOf(':username'),
    {
      config: { permission: 'people:manage', reauthenticate: true },
      schema: {
        summary: 'Remove the second factors of a person who has lost them',
        tags: ['People'],
        params: Type.Object({ username: Type.String({ maxLength: 128 }) }),
        response: responses(Type.Object({}), [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      await resetSecondFactors(context, actorOf(request), request.params.username);
      return ok({});
    },
  );
}
