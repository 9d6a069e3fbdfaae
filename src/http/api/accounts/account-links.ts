import type { accountLinksRoutes } from '#contract/accounts/account-links-routes.ts';
import { acceptInvitation, readInvitation } from '#services/accounts/invitations.ts';
import { readPasswordReset, resetPassword } from '#services/accounts/password-resets.ts';
import { rememberDevice, visitorOf } from '../../cookies.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';
import { signedIn } from './session.ts';

/** What people do who were sent a link: accept an invitation, or set a new password. */
export const accountLinksHandlers = ({ context }: HttpOptions): Handlers<typeof accountLinksRoutes> => {
  return {
    'GET /invitations/links/:token': async ({ params, request }) => {
      const { label, username, role, expiresAt } = await readInvitation(
        context,
        visitorOf(request),
        params.token,
      );
      return { label, username, role, expiresAt };
    },
    'POST /invitations/links/:token/accept': async ({ params, body, request, reply }) => {
      const accepted = await acceptInvitation(context, visitorOf(request), params.token, body);
      rememberDevice(request, reply, accepted.user.username);
      return signedIn(reply, accepted);
    },
    'GET /password-resets/:token': async ({ params, request }) => {
      const { username, name, expiresAt } = await readPasswordReset(
        context,
        visitorOf(request),
        params.token,
      );
      return { username, name, expiresAt };
    },
    'POST /password-resets/:token': async ({ params, body, request }) => {
      await resetPassword(context, visitorOf(request), params.token, body.password);
      return { user: null };
    },
  };
};
