import type { FastifyRequest } from 'fastify';
import {
  AccountChange,
  OwnSessionList,
  OwnSessionParams,
  PasswordChange,
} from '#contract/accounts/account.ts';
import { SignedIn } from '#contract/accounts/session.ts';
import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { deviceName } from '#domain/accounts/device.ts';
import {
  changeAccount,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  type Self,
} from '#services/accounts/account.ts';
import { selfOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';
import { userOut } from './session.ts';

const TAGS = ['Account'];
const config = { permission: 'account:manage' } as const;
const guarded = { ...config, reauthenticate: true } as const;

/** What people do with their own account. */
export function accountCalls(server: Server, { context }: HttpOptions): void {
  async function sessionsOf(self: Self) {
    const sessions = await listSessions(context, self);
    return ok({
      sessions: sessions.map(({ userAgent, signedInAt, lastUsedAt, ...session }) => ({
        ...session,
        device: deviceName(userAgent),
        signedInAt: signedInAt.toISOString(),
        lastUsedAt: lastUsedAt.toISOString(),
      })),
    });
  }

  const signedIn = async (request: FastifyRequest) =>
    ok({ user: userOut((await selfOf(context, request)).user) });

  server.patch(
    calls.ownAccount(),
    {
      config,
      schema: {
        summary: 'Change your name, or the language of dates',
        tags: TAGS,
        body: AccountChange,
        response: responses(SignedIn, [400, 401, 403, 409, 413, 503]),
      },
    },
    async (request) => {
      await changeAccount(context, await selfOf(context, request), request.body);
      return signedIn(request);
    },
  );

  server.put(
    calls.ownPassword(),
    {
      config,
      schema: {
        summary: 'Change your password',
        description: 'Ends your other sessions. Wrong current passwords count as failed sign-ins.',
        tags: TAGS,
        body: PasswordChange,
        response: responses(SignedIn, [400, 401, 403, 413, 429, 503]),
      },
    },
    async (request, reply) => {
      const self = await selfOf(context, request);
      reply.header('set-cookie', await changePassword(context, self, request.body));
      const { hasWeakPassword: _, ...user } = self.user;
      return ok({ user: userOut(user) });
    },
  );

  server.get(
    calls.ownSessions(),
    {
      config,
      schema: {
        summary: 'Your sessions, this one first',
        tags: TAGS,
        response: responses(OwnSessionList, [401, 503]),
      },
    },
    async (request) => sessionsOf(await selfOf(context, request)),
  );

  server.delete(
    calls.ownSession(':id'),
    {
      config: guarded,
      schema: {
        summary: 'End one of your sessions',
        description: 'Returns the sessions that are left.',
        tags: TAGS,
        params: OwnSessionParams,
        response: responses(OwnSessionList, [400, 401, 403, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      await endSession(context, self, request.params.id);
      return sessionsOf(self);
    },
  );

  server.delete(
    calls.ownSessions(),
    {
      config: guarded,
      schema: {
        summary: 'End your other sessions',
        description: 'Returns the sessions that are left.',
        tags: TAGS,
        response: responses(OwnSessionList, [401, 403, 503]),
      },
    },
    async (request) => {
      const self = await selfOf(context, request);
      await endOtherSessions(context, self);
      return sessionsOf(self);
    },
  );
}
