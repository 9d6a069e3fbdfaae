import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** One of the settings that OWASP's Password Storage Cheat Sheet calls equal to N=2^17, p=1; it takes 16 MiB. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
/** What better-auth's own hash (N=2^14, r=16, p=1) costs less than that. */
const COST_BEYOND_LIBRARY = { ...COST, p: COST.p - 2 };
const PREFIX = `$scrypt$ln=${Math.log2(COST.N)},r=${COST.r},p=${COST.p}$`;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

const compute = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);
const keyOf = (password: string, salt: Buffer, cost = COST) =>
  compute(password.normalize('NFKC'), salt, KEY_BYTES, cost);

/** In the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt);
  return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Also accepts hashes of lower cost, and takes equally long for them. */
export async function isPasswordOf({ hash, password }: { hash: string; password: string }): Promise<boolean> {
  if (isOutdated(hash)) {
    await keyOf(password, randomBytes(SALT_BYTES), COST_BEYOND_LIBRARY);
    const { verifyPassword } = await import('better-auth/crypto');
    return verifyPassword({ hash, password });
  }
  const [salt = '', key = ''] = hash.slice(PREFIX.length).split('$');
  const expected = Buffer.from(key, 'base64');
  const actual = await keyOf(password, Buffer.from(salt, 'base64'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether a hash should be replaced at the next sign-in. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}
