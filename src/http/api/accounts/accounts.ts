import type { FastifyRequest } from 'fastify';
import type { accountsRoutes } from '#contract/accounts/accounts-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { deviceName } from '#domain/accounts/device.ts';
import {
  changeAccount,
  changePassword,
  endOtherSessions,
  endSession,
  listSessions,
  type Self,
} from '#services/accounts/account.ts';
import { exportLog, listLog } from '#services/accounts/activity-log.ts';
import { createToken, listTokens, revokeToken } from '#services/accounts/api-tokens.ts';
import {
  acceptInvitation,
  invite,
  openInvitations,
  readInvitation,
  withdrawInvitation,
} from '#services/accounts/invitations.ts';
import { makePasswordReset, readPasswordReset, resetPassword } from '#services/accounts/password-resets.ts';
import { changePerson, listPeople } from '#services/accounts/people.ts';
import { refuseOtherSites, selfOf } from '../../authorization.ts';
import { setSession, visitorOf } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import { sendCsv } from '../download.ts';
import type { Handlers } from '../register.ts';
import { signedIn, userOut } from './sign-in.ts';

export const accountsHandlers = ({ context }: HttpOptions): Handlers<typeof accountsRoutes> => {
  async function sessionsOf(self: Self) {
    const sessions = await listSessions(context, self);
    return {
      sessions: sessions.map(({ userAgent, ...session }) => ({ ...session, device: deviceName(userAgent) })),
    };
  }

  const ownUser = async (request: FastifyRequest) => ({
    user: userOut((await selfOf(context, request)).session.user),
  });

  const people = async () => ({ people: await listPeople(context) });

  const invitations = async () => ({ invitations: await openInvitations(context) });

  const tokens = async (actor: Actor) => ({ tokens: await listTokens(context, actor) });

  return {
    'PATCH /account': async ({ body, request }) => {
      await changeAccount(context, await selfOf(context, request), body);
      return ownUser(request);
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
    'GET /accounts': people,
    'PATCH /people/:username': ({ params, body, actor }) =>
      changePerson(context, actor, params.username, body).then(people),
    'POST /people/:username/password-reset': ({ params, body, actor }) =>
      makePasswordReset(context, actor, params.username, body.email ?? null),
    'GET /invitations': invitations,
    'POST /invitations': async ({ body, actor }) => {
      const { username = null, email = null, access = 'all', ...invitation } = body;
      return invite(context, actor, { ...invitation, username, email, access });
    },
    'DELETE /invitations/:id': ({ params, actor }) =>
      withdrawInvitation(context, actor, params.id).then(invitations),
    'GET /invitations/links/:token': async ({ params, request }) => {
      refuseOtherSites(request);
      const visitor = visitorOf(request);
      const { label, username, role, expiresAt } = await readInvitation(context, visitor, params.token);
      return { label, username, role, expiresAt };
    },
    'POST /invitations/links/:token/accept': async ({ params, body, request, reply }) => {
      const accepted = await acceptInvitation(context, visitorOf(request), params.token, body);
      return signedIn(request, reply, accepted);
    },
    'GET /password-resets/:token': async ({ params, request }) => {
      refuseOtherSites(request);
      const visitor = visitorOf(request);
      const { username, name, expiresAt } = await readPasswordReset(context, visitor, params.token);
      return { username, name, expiresAt };
    },
    'POST /password-resets/:token': async ({ params, body, request }) => {
      await resetPassword(context, visitorOf(request), params.token, body.password);
      return { user: null };
    },
    'GET /tokens': ({ actor }) => tokens(actor),
    'POST /tokens': async ({ body, actor }) => {
      const secret = await createToken(context, actor, body);
      return { secret, ...(await tokens(actor)) };
    },
    'DELETE /tokens/:id': ({ params, actor }) =>
      revokeToken(context, actor, params.id).then(() => tokens(actor)),
    'GET /activity-log': async ({ query }) => {
      const { items, nextCursor } = await listLog(context, query);
      return { entries: items, nextCursor };
    },
    'GET /activity-log/export': async ({ query, actor, reply }) =>
      sendCsv(reply, 'activity-log', await exportLog(context, actor, query)),
  };
};
