import type { FastifyRequest } from 'fastify';
import type { accountRoutes } from '#contract/accounts/account-routes.ts';
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
import { setSession } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { userOut } from './session.ts';

/** What people do with their own account. */
export const accountHandlers = ({ context }: HttpOptions): Handlers<typeof accountRoutes> => {
  async function sessionsOf(self: Self) {
    const sessions = await listSessions(context, self);
    return {
      sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
    };
  }

  const signedIn = async (request: FastifyRequest) => ({
    user: userOut((await selfOf(context, request)).session.user),
  });

  return {
    'PATCH /account': async ({ body, request }) => {
      await changeAccount(context, await selfOf(context, request), body);
      return signedIn(request);
    },
    'PUT /account/password': async ({ body, request, reply }) => {
      const self = await selfOf(context, request);
      setSession(reply, await changePassword(context, self, body));
      const { hasWeakPassword: _, ...user } = self.session.user;
      return { user: userOut(user) };
    },
    'GET /account/sessions': async ({ request }) => sessionsOf(await selfOf(context, request)),
    'DELETE /account/sessions/:id': async ({ params, request }) => {
      const self = await selfOf(context, request);
      await endSession(context, self, params.id);
      return sessionsOf(self);
    },
    'DELETE /account/sessions': async ({ request }) => {
      const self = await selfOf(context, request);
      await endOtherSessions(context, self);
      return sessionsOf(self);
    },
  };
};
