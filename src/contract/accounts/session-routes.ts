import { defineRoutes } from '../route.ts';
import { Credentials, Session, SignedIn, SignedOut } from './session.ts';

export const sessionRoutes = defineRoutes({
  'GET /session': {
    permission: 'public',
    concurrency: 'unlimited',
    refusesTokens: true,
    summary: 'The signed-in user',
    tag: 'Session',
    response: Session,
  },
  'POST /session': {
    permission: 'public',
    concurrency: 'sign-in',
    refusesTokens: true,
    summary: 'Sign in',
    description:
      'Sets an HttpOnly session cookie. Only failures count towards the limit. For an account with a second factor, a right password without a code returns `second-factor-required`.',
    tag: 'Session',
    body: Credentials,
    response: SignedIn,
    errors: [401, 429],
  },
  'DELETE /session': {
    permission: 'public',
    concurrency: 'unlimited',
    refusesTokens: true,
    summary: 'Sign out',
    description: 'Ends the session on the server. Without a session it does nothing.',
    tag: 'Session',
    response: SignedOut,
  },
});
