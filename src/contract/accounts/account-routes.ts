import { defineRoutes } from '../route.ts';
import { AccountChange, OwnSessionList, OwnSessionParams, PasswordChange } from './account.ts';
import { SignedIn } from './session.ts';

/** What people do with their own account. */
export const accountRoutes = defineRoutes({
  'PATCH /account': {
    permission: 'account:manage',
    summary: 'Change your name, or the language of dates',
    tag: 'Account',
    body: AccountChange,
    response: SignedIn,
    errors: [409],
  },
  'PUT /account/password': {
    permission: 'account:manage',
    concurrency: 'sign-in',
    summary: 'Change your password',
    description: 'Ends your other sessions. Wrong current passwords count as failed sign-ins.',
    tag: 'Account',
    body: PasswordChange,
    response: SignedIn,
    errors: [429],
  },
  'GET /account/sessions': {
    permission: 'account:manage',
    summary: 'Your sessions, this one first',
    tag: 'Account',
    response: OwnSessionList,
  },
  'DELETE /account/sessions/:id': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'End one of your sessions',
    description: 'Returns the sessions that are left.',
    tag: 'Account',
    params: OwnSessionParams,
    response: OwnSessionList,
  },
  'DELETE /account/sessions': {
    permission: 'account:manage',
    reauthenticate: true,
    summary: 'End your other sessions',
    description: 'Returns the sessions that are left.',
    tag: 'Account',
    response: OwnSessionList,
  },
});
