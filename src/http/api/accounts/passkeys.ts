import {
  NewPasskey,
  PasskeyOptions,
  PasskeyParams,
  PasskeySignIn,
  SecondFactors,
} from '#contract/accounts/second-factors.ts';
import { SignedIn } from '#contract/accounts/session.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import {
  addPasskey,
  removePasskey,
  signInWithPasskey,
  startPasskey,
  startPasskeySignIn,
} from '#services/accounts/passkeys.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';
import { factorsOf } from './second-factors.ts';
import { userOut } from './session.ts';

const config = { permission: 'account:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;
const TAGS = ['Account'];
const session = { permission: 'public', refusesTokens: true } as const;

/** One's own passkeys, and signing in with one. */
export function passkeyCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.newPasskey(),
    {
      config: guarded,
      schema: {
        summary: 'Begin to add a passkey',
        description: 'The challenge is valid once, in this session, for five minutes.',
        tags: TAGS,
        response: responses(PasskeyOptions, [401, 403, 503]),
      },
    },
    async (request) => ok({ options: await startPasskey(context, await selfOf(context, request)) }),
  );

  server.post(
    calls.passkeys(),
    {
      config,
      schema: {
        summary: 'Add the passkey that the device has made',
        tags: TAGS,
        body: NewPasskey,
        response: responses(SecondFactors, [400, 401, 403, 413, 503]),
      },
    },
    async (request, reply) => {
      const self = await selfOf(context, request);
      reply.header('set-cookie', await addPasskey(context, self, request.body));
      return ok(await factorsOf(context, self));
    },
  );

  server.delete(
    calls.passkey(':id'),
    {
      config: guarded,
      schema: {
        summary: 'Remove a passkey',
        tags: TAGS,
        params: PasskeyParams,
        response: responses(SecondFactors, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      await removePasskey(context, self, request.params.id);
      return ok(await factorsOf(context, self));
    },
  );

  server.post(
    calls.passkeyChallenge(),
    {
      config: session,
      schema: {
        summary: 'Begin to sign in with a passkey',
        description: 'The challenge is valid once, for five minutes.',
        tags: ['Session'],
        response: responses(PasskeyOptions, [403, 429, 503]),
      },
    },
    async (request) => ok({ options: await startPasskeySignIn(context, request.ip) }),
  );

  server.post(
    calls.sessionByPasskey(),
    {
      config: session,
      schema: {
        summary: 'Sign in with a passkey',
        tags: ['Session'],
        body: PasskeySignIn,
        response: responses(SignedIn, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const { ip: address, headers } = request;
      const visitor = { address, userAgent: headers['user-agent'] ?? '', cookie: headers.cookie };
      const { user, setCookies } = await signInWithPasskey(context, request.body.response, visitor);
      reply.header('set-cookie', setCookies);
      return ok({ user: userOut(user) });
    },
  );
}
