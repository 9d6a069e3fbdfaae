import type { FastifyRequest } from 'fastify';
import type { accountLinksRoutes } from '#contract/accounts/account-links-routes.ts';
import type { LinkVisitor } from '#services/accounts/account-links.ts';
import { acceptInvitation, readInvitation } from '#services/accounts/invitations.ts';
import { readPasswordReset, resetPassword } from '#services/accounts/password-resets.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { userOut } from './session.ts';

/** What people do who were sent a link: accept an invitation, or set a new password. */
export const accountLinksHandlers = ({ context }: HttpOptions): Handlers<typeof accountLinksRoutes> => {
  const visitorOf = ({ ip, headers }: FastifyRequest): LinkVisitor => ({
    address: ip,
    userAgent: headers['user-agent'] ?? '',
    cookie: headers.cookie,
  });

  return {
    'GET /invitations/links/:token': async ({ params, request }) => {
      const { label, username, role, expiresAt } = await readInvitation(
        context,
        visitorOf(request),
        params.token,
      );
      return { label, username, role, expiresAt: expiresAt.toISOString() };
    },
    'POST /invitations/links/:token/accept': async ({ params, body, request, reply }) => {
      const { user, setCookies } = await acceptInvitation(context, visitorOf(request), params.token, body);
      reply.header('set-cookie', setCookies);
      return { user: userOut(user) };
    },
    'GET /password-resets/:token': async ({ params, request }) => {
      const { username, name, expiresAt } = await readPasswordReset(
        context,
        visitorOf(request),
        params.token,
      );
      return { username, name, expiresAt: expiresAt.toISOString() };
    },
    'POST /password-resets/:token': async ({ params, body, request }) => {
      await resetPassword(context, visitorOf(request), params.token, body.password);
      return { user: null };
    },
  };
};
