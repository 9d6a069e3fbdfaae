import { INVITATION_DAYS, PASSWORD_RESET_HOURS } from '#domain/accounts/account-link.ts';
import { ROLE_SUMMARIES, type Role } from '#domain/accounts/permissions.ts';

const ROLE_NAMES: Record<Role, string> = {
  admin: 'Admin',
  manager: 'Manager',
  responder: 'Responder',
  viewer: 'Viewer',
};

const sentence = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

export const peopleCopy = {
  title: 'People',
  intro: 'Everyone who has an account, and what they may do.',
  loading: 'Loading people…',
  loadFailed: 'Failed to load the people',
  list: 'Accounts',
  you: 'You',
  demo: 'Demo',
  emergency: 'Emergency account',
  deactivated: 'Deactivated',
  roles: ROLE_NAMES,
  neverUsed: 'never signed in',
  usedRecently: 'used within the last hour',
  lastUsed: (time: string) => `last used ${time}`,
  edit: 'Edit',
  emailRefused: 'Emails do not arrive',
  editOf: (name: string) => `Edit ${name}`,
} as const;

export const personCopy = {
  name: 'Name',
  role: 'Role',
  means: (role: Role) => `${sentence(ROLE_SUMMARIES[role])}.`,
  failed: 'The change could not be saved. Try again.',
  access: 'Access',
  demo: 'This user belongs to the demo and cannot be changed. Invite a person to try it.',
  deactivate: 'Deactivate',
  deactivateHelp: 'Deactivating ends all sessions at once. Reviews and history keep the name.',
  activate: 'Reactivate',
  deactivated: 'This person cannot sign in.',
  reset: 'Reset password',
  resetEmail: 'Send the link to (optional)',
  sentTo: (email: string) => `Sent to ${email}.`,
  resetLink: 'Link to set a new password',
  removeFactors: 'Remove second factors',
  factorsRemoved: 'This person signs in with the password alone until they set up a new second factor.',
  resetHelp: `Send it to this person only. It works once, expires after ${PASSWORD_RESET_HOURS} hours, and its use ends their sessions.`,
} as const;

export const inviteCopy = {
  open: 'Invite a person',
  title: 'Invite a person',
  label: 'Who is it for?',
  labelHelp: 'A name or an email address, so that you recognize the invitation.',
  username: 'Username (optional)',
  usernameHelp: 'Leave it empty to let the person choose.',
  email: 'Email address (optional)',
  emailHelp: 'The link is sent there, and the account gets the address.',
  sentTo: (email: string) => `Sent to ${email}.`,
  submit: 'Create link',
  submitting: 'Creating…',
  failed: 'The invitation could not be created. Try again.',
  linkFor: (label: string) => `Invitation link for ${label}`,
  another: 'Invite another',
  linkHelp: `Send it to this person only. It is shown only now, works once, and expires after ${INVITATION_DAYS} days.`,
} as const;

export const invitationsCopy = {
  title: 'Open invitations',
  loading: 'Loading invitations…',
  loadFailed: 'Failed to load the invitations',
  none: 'There are no open invitations.',
  named: (label: string, username: string) => `${label} (${username})`,
  about: (role: Role, by: string) => `${ROLE_NAMES[role]} · invited by ${by}`,
  expires: (time: string) => `valid until ${time}`,
  withdraw: 'Withdraw',
  withdrawOf: (label: string) => `Withdraw the invitation for ${label}`,
  withdrawn: 'The invitation was withdrawn.',
  failed: 'The invitation could not be withdrawn. Try again.',
} as const;
