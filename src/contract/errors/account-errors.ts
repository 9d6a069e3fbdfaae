import { INVITATION_DAYS, PASSWORD_RESET_HOURS } from '#domain/accounts/account-link.ts';
import { MAX_TOKEN_DAYS, MAX_TOKEN_NAME, MAX_TOKENS } from '#domain/accounts/api-token.ts';
import type { Reason } from '#domain/reasons.ts';
import { CREDENTIAL_ERRORS } from './credential-errors.ts';
import type { Texts } from './texts.ts';

const WRONG_PROOFS = {
  password: 'The password is wrong: type the one you sign in with.',
  code: 'The code is wrong or was used before. Type the one that your app shows now.',
  passkey: 'This passkey did not confirm that it is you. Try again, or use another way.',
};

const ENDED_LINKS = {
  invitation: {
    used: 'This invitation has been used. Sign in, or ask an admin for a new one.',
    withdrawn: 'This invitation was withdrawn. Ask an admin for a new one.',
    expired: `This invitation has expired: it was valid for ${INVITATION_DAYS} days. Ask an admin for a new one.`,
  },
  reset: {
    used: 'This link has been used. Sign in with your new password, or ask an admin for a new link.',
    withdrawn: 'This link was withdrawn. Open a newer one, or ask an admin for another.',
    expired: `This link has expired: it was valid for ${PASSWORD_RESET_HOURS} hours, or for one if you asked for it yourself. Ask for a new one.`,
  },
};

const PROVIDER = 'your provider';

/** @param owner null for the actor */
const tokenOwner = (owner: string | null) => (owner === null ? 'You have' : `${owner} has`);

/** About signing in, passwords, second factors, people and API tokens. */
export const ACCOUNT_ERRORS = {
  ...CREDENTIAL_ERRORS,
  // The same for every account, so that it does not tell which exist.
  'wrong-password': 'Invalid username or password',
  'wrong-password-or-sso': ({ provider }) =>
    `Invalid username or password, or this account must sign in with ${provider}.`,
  'wrong-sign-in-code':
    'The code is wrong or was used before. Type the one that your app shows now, or a recovery code.',
  'code-required': 'Type the code that your authenticator app shows.',
  'passkey-required': 'The password is correct. Confirm with your passkey too.',
  'proof-required':
    'Confirm that it is you: send your password, a passkey or a code to POST /api/account/proofs, and the proof with this call.',
  'proof-missing': 'Send a password, a code or the response of a passkey.',
  'wrong-proof': ({ by }) => WRONG_PROOFS[by],
  'proof-by-sign-in': ({ provider }) =>
    `To confirm that it is you, sign out, sign in again with ${provider ?? PROVIDER}, and repeat this within ten minutes.`,
  'too-many-failures': ({ minutes }) =>
    `Too many failed sign-ins. Please wait ${minutes} minute(s) and try again.`,
  'too-many-codes': 'Too many wrong codes. Please wait 15 minutes and try again.',
  'too-many-passkey-sign-ins': 'Too many sign-ins have been started. Wait a minute and try again.',
  'no-mail': 'This product sends no emails: SMTP is not configured.',
  'reset-at-provider': ({ provider }) => `Everyone signs in with ${provider} here. Set a new password there.`,
  'no-mail-address': 'You have no email address that can be reached. Set one on the page of your account.',
  'mail-address': 'This is not an email address.',
  'address-proof-ended':
    'This link has ended. Set the address again on the page of your account to get another one.',
  'too-many-mails': 'Too many emails were requested. Wait a minute and try again.',
  'no-single-sign-on': 'Single sign-on is not configured.',
  'password-leaked': 'This password is in a public list of leaked passwords: use another.',
  'password-unchanged': 'The new password is the current one: choose another.',
  'wrong-current-password': 'The current password is wrong: type the one you sign in with.',
  'no-password': ({ username }) => `${username} signs in by single sign-on and has no password here.`,
  'username-taken': ({ username }) => `The username ${username} is taken.`,
  'invited-username': ({ username }) => `This invitation is for the username ${username}.`,
  'invitation-needless': ({ provider }) =>
    `Everyone signs in with ${provider} here. The first sign-in creates the account: no invitation is needed.`,
  'invitation-not-open': 'This invitation is no longer open.',
  'link-unknown':
    'This link is not valid. Check that you have opened all of it, or ask an admin for a new one.',
  'link-ended': ({ kind, state }) => ENDED_LINKS[kind][state],
  'own-password-reset': 'Change your own password on the page of your account.',
  'person-disabled': ({ name }) => `${name} is deactivated. Reactivate the account first.`,
  'only-admin': ({ username }) => `${username} is the only admin. Make another user an admin first.`,
  'demo-user': 'The demo users keep their names, roles and passwords. Invite a person to try it.',
  'demo-second-factor': 'The demo user is shared, so it has no second factor.',
  'own-second-factors': 'Remove your own second factors on the page of your account.',
  'second-factor-at-provider': ({ provider }) =>
    `Set up a second factor with ${provider ?? PROVIDER}, where you sign in.`,
  'wrong-new-code':
    'The code is wrong or has expired. Type the six digits that the app shows now, and check that the time on its device is right.',
  'one-time-passwords-on': 'The authenticator app is already turned on. Turn it off first.',
  'one-time-passwords-off': 'Turn on the authenticator app first.',
  'passkey-failed': 'The passkey could not be added. Start again, and confirm within five minutes.',
  'passkey-not-known': ({ provider }) =>
    `This passkey is not known here. Sign in with ${provider ?? 'your password'}.`,
  'unknown-passkey': 'There is no such passkey.',
  'token-role': ({ role }) => `A token may not do more than its owner, whose role is ${role}.`,
  'token-name': `The name of a token needs 1 to ${MAX_TOKEN_NAME} letters, digits, spaces, dots, dashes or underscores, and a letter or digit at both ends.`,
  'token-name-taken': ({ owner, name }) =>
    `${tokenOwner(owner)} a token with the name "${name}". Choose another name.`,
  'token-expiry': ({ from, to }) =>
    `expiresOn must be between ${from} and ${to}: a token works for at most ${MAX_TOKEN_DAYS} days.`,
  'too-many-tokens': ({ owner }) =>
    `${tokenOwner(owner)} ${MAX_TOKENS} tokens. Revoke one to create another.`,
  'unknown-token': 'There is no such token. It may have been revoked.',
  'token-requests': ({ perMinute, seconds }) =>
    `This API token allows ${perMinute} requests a minute. Wait ${seconds} seconds.`,
  'token-refused':
    'The API token is not valid: it is unknown, has expired or was revoked, or its owner can no longer sign in.',
} satisfies Partial<Texts<Reason>>;
