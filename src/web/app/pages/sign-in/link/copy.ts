import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts';
import { ROLE_SUMMARIES, type Role } from '#domain/accounts/permissions.ts';
import type { SubscribedKind } from '#domain/mail/mail.ts';

/** The texts of the pages that links lead to. */
export const linkCopy = {
  checking: 'Checking the link…',
  failed: 'This link could not be opened. Try again.',
  signIn: 'Go to sign-in',
  username: 'Username',
  usernameHelp: 'You sign in with it: letters, digits, dots, dashes and underscores.',
  usernameGiven:
    'You will sign in with this username. To get another one, ask an admin for a new invitation.',
  name: 'Your name',
  nameMissing: 'Type your name, as your colleagues know it.',
  password: 'Password',
  newPassword: 'New password',
  passwordHelp: `At least ${PASSWORD_MIN_LENGTH} characters; spaces count too. A few words that do not belong together are best.`,
  show: 'Show password',
} as const;

export const inviteCopy = {
  title: 'Welcome',
  subtitle: (role: Role) => `Your role: ${role} (${ROLE_SUMMARIES[role]}). Choose how you sign in.`,
  submit: 'Create account',
  submitting: 'Creating…',
  failed: 'The account could not be created. Try again.',
} as const;

export const resetCopy = {
  title: 'New password',
  subtitle: (name: string, username: string) =>
    `For ${name} (${username}). Setting it ends all your sessions.`,
  submit: 'Set password',
  submitting: 'Saving…',
  failed: 'The password could not be set. Try again.',
  done: 'Your new password is set. Sign in with it now.',
} as const;

export const confirmEmailCopy = {
  title: 'Email address',
  subtitle: (email: string, username: string) => `${username} will get emails at ${email}.`,
  submit: 'Confirm address',
  done: 'The address is confirmed.',
  failed: 'The address could not be confirmed. Try again.',
} as const;

export const unsubscribeCopy = {
  title: 'Unsubscribe',
  subtitle: (kind: string) =>
    `No more emails with ${kind}. You still get emails about the security of your account.`,
  kinds: { alert: 'single notifications', digest: 'digests', report: 'reports' } satisfies Record<
    SubscribedKind,
    string
  >,
  submit: 'Confirm unsubscription',
  done: 'You have been unsubscribed.',
  failed: 'You could not be unsubscribed. Try again.',
} as const;

export const forgotCopy = {
  title: 'Forgot password?',
  subtitle: 'We email you a link to set a new one.',
  login: 'Username or email address',
  missing: 'Type your username or your email address.',
  submit: 'Send link',
  submitting: 'Sending…',
  done: 'If there is an account with a confirmed address, a link is on its way. It expires after one hour. If nothing arrives, ask an admin.',
  failed: 'The link could not be requested. Try again.',
} as const;
