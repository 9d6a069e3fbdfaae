import type { SignedOutReason } from '#web/app/session/signed-out.ts';

/** The texts of the sign-in page. */
export const signInCopy = {
  title: 'Manager Portal',
  subtitle: 'Sign in to access the reviews dashboard',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHelp: 'The one that your authenticator app shows, or a recovery code.',
  submit: 'Sign In',
  submitting: 'Signing in...',
  clear: 'Clear',
  empty: 'Please enter both username and password',
  signedOut: {
    ended: 'Your session has ended. Sign in to continue where you were.',
    unsaved: 'Your session ended before your last change was saved. Sign in to finish it.',
  } satisfies Record<SignedOutReason, string>,
  failed: 'Signing in failed. Try again.',
  demoTitle: 'Demo credentials',
  demoUse: 'Fill in',
  motto: 'Read every review. Decide what the public sees.',
} as const;
