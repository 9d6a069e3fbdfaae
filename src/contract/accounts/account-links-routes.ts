import { defineRoutes } from '../route.ts';
import { InvitationAcceptance, LinkParams, NewPassword, OwnInvitation, OwnPasswordReset } from './people.ts';
import { Session, SignedIn } from './session.ts';

/** What people do who were sent a link: accept an invitation, or set a new password. */
export const accountLinksRoutes = defineRoutes({
  'GET /invitations/links/:token': {
    permission: 'public',
    refusesTokens: true,
    summary: 'The invitation of a link',
    tag: 'Links',
    params: LinkParams,
    response: OwnInvitation,
    errors: [404, 409, 429],
  },
  'POST /invitations/links/:token/accept': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Accept an invitation',
    description: 'Makes the account and signs in, as the sign-in does.',
    tag: 'Links',
    params: LinkParams,
    body: InvitationAcceptance,
    response: SignedIn,
    errors: [404, 409, 429],
  },
  'GET /password-resets/:token': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Whose password a link sets',
    tag: 'Links',
    params: LinkParams,
    response: OwnPasswordReset,
    errors: [404, 409, 429],
  },
  'POST /password-resets/:token': {
    permission: 'public',
    refusesTokens: true,
    summary: 'Set a new password by a link',
    description: 'Ends all sessions of the person, who then signs in.',
    tag: 'Links',
    params: LinkParams,
    body: NewPassword,
    response: Session,
    errors: [404, 409, 429],
  },
});
