import { PASSWORD_MIN_LENGTH } from '#domain/accounts/password.ts';

export const accountCopy = {
  title: 'Your account',
  signedInAs: (name: string, username: string) => `You are signed in as ${name} (${username}).`,
  isExternal: (label: string) =>
    `You sign in with ${label}. Your name, your password and your second factor are managed there.`,
  lacksSecondFactor:
    'Your company requires a second factor. Set up an authenticator app or add a passkey to continue.',
  hasSecondFactor:
    'Your second factor is set up. If recovery codes are shown below, save them before you go on.',
  toDashboard: 'Go to the dashboard',
  notifications: 'Notifications',
  notificationsIntro: 'What the bell shows you, and what you are emailed about.',
  toNotifications: 'Choose what you are notified of',
  shortcuts: 'Press ? on any page to see its keys. This setting applies to this browser only.',
} as const;

export const profileCopy = {
  title: 'Profile',
  name: 'Name',
  nameHelp: 'Your colleagues see it beside notes and assigned reviews.',
  dates: 'Dates',
  asBrowser: 'As in this browser',
  failed: 'The change could not be saved. Try again.',
} as const;

export const passwordCopy = {
  title: 'Password',
  intro: 'A new password ends your sessions on other devices.',
  demo: 'This is the demo user: its password is set again whenever the product starts.',
  current: 'Current password',
  next: 'New password',
  help: `At least ${PASSWORD_MIN_LENGTH} characters; spaces count too. A few words that do not belong together are best.`,
  show: 'Show passwords',
  endTokens: 'Also end my API tokens',
  missing: 'Type the password that you sign in with.',
  submit: 'Change password',
  submitting: 'Changing…',
  saved: 'Your password was changed, and your other sessions were ended.',
  failed: 'The password could not be changed. Try again.',
} as const;

export const sessionsCopy = {
  title: 'Where you are signed in',
  intro: 'If you do not recognize a session, end it and change your password.',
  current: 'This one',
  now: 'in use now',
  recent: 'used within the last hour',
  lastUsed: (time: string) => `last used ${time}`,
  signedIn: (time: string) => `signed in ${time}`,
  unknownAddress: 'unknown address',
  end: 'End',
  endOf: (device: string) => `End the session on ${device}`,
  endOthers: 'Sign out everywhere else',
  ended: 'The session was ended.',
  othersEnded: 'All other sessions were ended.',
  loading: 'Loading your sessions…',
  loadFailed: 'Failed to load your sessions',
  endFailed: 'The session could not be ended. Try again.',
} as const;

export const emailCopy = {
  title: 'Email',
  intro:
    'We send you emails when the security of your account changes, links to reset your password, and the notifications that you choose.',
  label: 'Email address',
  none: 'You have none yet.',
  present: (email: string) => `Emails go to ${email}.`,
  pending: (email: string) =>
    `We sent a link to ${email}. Open it to use this address; it expires after 24 hours.`,
  refused: (email: string) =>
    `The mail server says that ${email} does not exist, so nothing more is sent there. Set another address, or confirm this one again.`,
  invalid: 'Type one address, such as name@example.com.',
  submit: 'Send confirmation link',
  again: 'Send again',
  submitting: 'Sending…',
  remove: 'Remove address',
  loading: 'Loading your address…',
  loadFailed: 'Failed to load your address',
  failed: 'The address could not be saved. Try again.',
} as const;
