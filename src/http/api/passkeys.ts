import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import {
  NewPasskey,
  PasskeyOptions,
  PasskeyParams,
  PasskeySignIn,
  PasswordProof,
  SecondFactors,
} from '#contract/second-factors.ts';
import { SignedIn } from '#contract/session.ts';
import { addPasskey, removePasskey, signInWithPasskey, startPasskey } from '#services/passkeys.ts';
import { selfOf } from '../authorization.ts';
import type { HttpOptions, Server } from '../options.ts';
import { responses } from './responses.ts';
import { factorsOf } from './second-factors.ts';
import { userOut } from './session.ts';

const config = { permission: 'account:manage' } as const;
const TAGS = ['Account'];
const session = { permission: 'public', refusesTokens: true } as const;

/** One's own passkeys, and signing in with one. */
export function passkeyCalls(server: Server, { context }: HttpOptions): void {
  server.post(
    calls.newPasskey(),
    {
      config,
      schema: {
        summary: 'Begin to add a passkey',
        description: 'Sets a cookie with the challenge, which is valid for five minutes.',
        tags: TAGS,
        body: PasswordProof,
        response: responses(PasskeyOptions, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const self = await selfOf(context, request);
      const { options, setCookie } = await startPasskey(context, self, request.body.password);
      reply.header('set-cookie', setCookie);
      return ok({ options });
    },
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
      // Also after a failure: each challenge is for one attempt.
      reply.header('set-cookie', context.accounts.passkeys.forget());
      reply.header('set-cookie', await addPasskey(context, self, request.body));
      return ok(await factorsOf(context, self));
    },
  );

  server.delete(
    calls.passkey(':id'),
    {
      config,
      schema: {
        summary: 'Remove a passkey',
        tags: TAGS,
        params: PasskeyParams,
        body: PasswordProof,
        response: responses(SecondFactors, [400, 401, 403, 404, 413, 429, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      await removePasskey(context, self, request.params.id, request.body.password);
      return ok(await factorsOf(context, self));
    },
  );

  server.post(
    calls.passkeyChallenge(),
    {
      config: session,
      schema: {
        summary: 'Begin to sign in with a passkey',
        description: 'Sets a cookie with the challenge, which is valid for five minutes.',
        tags: ['Session'],
        response: responses(PasskeyOptions, [403, 503]),
      },
    },
    async (_request, reply) => {
      const { options, setCookie } = await context.accounts.passkeys.startSignIn();
      reply.header('set-cookie', setCookie);
      return ok({ options });
    },
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
      reply.header('set-cookie', context.accounts.passkeys.forget());
      const { user, setCookies } = await signInWithPasskey(context, request.body.response, visitor);
      reply.header('set-cookie', setCookies);
      return ok({ user: userOut(user) });
    },
  );
}
