import { PASSWORD_MAX_LENGTH, PASSWORD_MIN_LENGTH, type passwordProblem } from '#domain/accounts/password.ts';
import { RESERVED_USERNAMES, type usernameProblem } from '#domain/accounts/user.ts';
import { orList } from '#domain/format-list.ts';
import type { Reason } from '#domain/reasons.ts';
import type { Texts } from './texts.ts';

/** About a username or a password that cannot be chosen. The manager app checks both before it sends them. */
export const CREDENTIAL_ERRORS = {
  'password-too-short': `The password needs at least ${PASSWORD_MIN_LENGTH} characters.`,
  'password-too-long': `The password may have at most ${PASSWORD_MAX_LENGTH} characters.`,
  'password-guessable':
    'The password is easy to guess: use other words, not common ones, sequences or the names of the product and its user.',
  'username-reserved': `The username may not be ${orList(RESERVED_USERNAMES)}.`,
  'username-invalid': 'The username needs 2 to 64 letters, digits, dots, dashes or underscores.',
} satisfies Partial<Texts<Reason>>;

/** Why a username or a password cannot be chosen. */
export function credentialError(
  reason: ReturnType<typeof usernameProblem | typeof passwordProblem>,
): string | null {
  return reason && CREDENTIAL_ERRORS[reason];
}
