import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts';
import { ROLE_SUMMARIES, type Role } from '#domain/accounts/permissions.ts';

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
