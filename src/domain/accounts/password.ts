/** NIST SP 800-63B: 15 characters while a password is the only factor. Passwords from before that rule still work. */
export const PASSWORD_MIN_LENGTH = 15;
export const PASSWORD_MAX_LENGTH = 256;

/** The cost of scrypt. */
export interface PasswordCost {
  /** A power of two. */
  N: number;
  r: number;
  p: number;
}

/** One of the settings that OWASP's Password Storage Cheat Sheet calls equal to N=2^17, p=1; it takes 16 MiB. */
export const PASSWORD_COST: PasswordCost = { N: 2 ** 14, r: 8, p: 5 };

/** What must be left of a password without common words and sequences. */
const MIN_REMAINDER = 8;

const PRODUCT_WORDS = [
  'flexliving',
  'flex',
  'living',
  'reviews',
  'review',
  'hostaway',
  'airbnb',
  'booking',
  'vrbo',
];
/** Words that occur in common passwords of this length, and well-known phrases. */
const COMMON_WORDS = `
  correcthorsebatterystaple thequickbrownfox jumpsover thelazydog iloveyou password passwort passwd
  motdepasse contrasena letmein welcome changeme administrator superman sunshine princess football
  baseball trustno starwars default charlie michael dragon monkey shadow master secret summer winter
  spring autumn manager admin login guest hello hallo test user demo pass root`
  .trim()
  .split(/\s+/);
const SEQUENCES = [
  'abcdefghijklmnopqrstuvwxyz',
  '01234567890',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
  '!@#$%^&*()',
];
const MIN_SEQUENCE = 4;
const SUBSTITUTES: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
};

export type PasswordProblem = 'password-too-short' | 'password-too-long' | 'password-guessable';

/**
 * Why a new password is rejected; null when it is valid. Any characters are allowed, and none are required.
 *
 * @param user whose names must not be most of the password
 */
export function passwordProblem(
  password: string,
  user: { username: string; name: string },
): PasswordProblem | null {
  const { length } = [...password];
  if (length < PASSWORD_MIN_LENGTH) return 'password-too-short';
  if (length > PASSWORD_MAX_LENGTH) return 'password-too-long';
  const names = `${user.username} ${user.name}`.toLowerCase().split(/[^\p{L}\p{N}]+/u);
  const words = [...PRODUCT_WORDS, ...COMMON_WORDS, ...names.filter((name) => name.length >= 3)];
  const text = password.toLowerCase().replace(/\s/g, '');
  const variants = [text, [...text].map((character) => SUBSTITUTES[character] ?? character).join('')];
  if (variants.every((variant) => remainder(variant, words) >= MIN_REMAINDER)) return null;
  return 'password-guessable';
}

/** How many characters are left without these words, sequences such as `1234`, and repetitions. */
function remainder(text: string, words: readonly string[]): number {
  const longestFirst = words.toSorted((one, other) => other.length - one.length);
  const withoutWords = longestFirst.reduce((rest, word) => rest.replaceAll(word, ' '), text);
  const rest = withoutSequences(withoutWords)
    .replace(/(.{1,16}?)\1+/gu, '$1')
    .replace(/[\s\-_.]/g, '');
  return [...rest].length;
}

function withoutSequences(text: string): string {
  let rest = '';
  for (let at = 0; at < text.length; ) {
    const length = sequenceAt(text, at);
    rest += length > 0 ? ' ' : text[at];
    at += Math.max(1, length);
  }
  return rest;
}

/** The length of the sequence that begins here, in either direction; 0 when there is none. */
function sequenceAt(text: string, start: number): number {
  let longest = 0;
  for (const sequence of SEQUENCES.flatMap((one) => [one, [...one].reverse().join('')])) {
    let length = MIN_SEQUENCE;
    while (start + length <= text.length && sequence.includes(text.slice(start, start + length))) {
      longest = Math.max(longest, length);
      length += 1;
    }
  }
  return longest;
}
