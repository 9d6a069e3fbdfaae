import type { SsoRefusal } from '#domain/accounts/single-sign-on.ts';
import type { SignedOutReason } from '#web/app/session/guards.ts';

export const signInCopy = {
  title: 'Manager Portal',
  subtitle: 'Sign in to access the reviews dashboard',
  username: 'Username',
  password: 'Password',
  code: 'Code',
  codeHelp: 'The code in your authenticator app, or a recovery code.',
  submit: 'Sign In',
  submitting: 'Signing in...',
  clear: 'Clear',
  forgot: 'Forgot password?',
  empty: 'Please enter both username and password',
  signedOut: {
    ended: 'Your session has ended. Sign in to continue where you were.',
    unsaved: 'Your session ended before your last change was saved. Sign in to finish it.',
    elsewhere: 'You signed out in another tab. Unsaved text in this tab was removed as well.',
  } satisfies Record<SignedOutReason, string>,
  failed: 'Signing in failed. Try again.',
  // No other name contains "Sign In", by which scripts and screen readers find the button.
  sso: (label: string) => `Continue with ${label}`,
  passkey: 'Use a passkey',
  passkeyRequired: 'Your password is correct. Now confirm with your passkey.',
  noPasskeys:
    'Your password is correct, but your account also needs its passkey, which this browser cannot use. Open this page in another browser.',
  passkeyCancelled: 'Your device did not confirm. Try again.',
  withPassword: 'Use a password',
  ssoRefused: 'Signing in did not work. Try again.',
  ssoRefusals: {
    expired: 'The sign-in took too long, was opened twice, or began in another browser. Start again here.',
    denied:
      'The sign-in was cancelled, or the provider refused it. Try again, or ask the people who manage it for access.',
    invalid:
      'The provider’s answer could not be accepted, so you are not signed in. Try again. If it happens again, tell an admin: the log of this server says why.',
    unavailable: 'The provider cannot be reached at the moment. Try again in a few minutes.',
    'no-role': 'You have no access yet: the provider gives you no role here. Ask the people who manage it.',
    'no-properties':
      'You have a role but no properties: none of your groups at the provider exists here. Ask an admin.',
    inactive: 'Your account was deactivated here. Ask an admin to activate it.',
    'only-admin':
      'The provider would take the role of admin from the only admin. Make another person an admin first, or change the role there.',
  } satisfies Record<SsoRefusal, string>,
  demoTitle: 'Demo credentials',
  demoUse: 'Fill in',
  motto: 'Read every review. Decide what the public sees.',
} as const;
