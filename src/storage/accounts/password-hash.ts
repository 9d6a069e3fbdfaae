import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** One of the settings that OWASP's Password Storage Cheat Sheet calls equal to N=2^17, p=1; it takes 16 MiB. */
const COST = { N: 2 ** 14, r: 8, p: 5 };
const PREFIX = `$scrypt$ln=${Math.log2(COST.N)},r=${COST.r},p=${COST.p}$`;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Of `salt:key` in hexadecimal, as version 0.2 stored it; the salt is used as text. */
const OLD_COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
const OLD_KEY_BYTES = 64;
/** What a hash of today costs more. */
const DIFFERENCE = { ...COST, p: COST.p - 2 };

const compute = promisify<string, Buffer | string, number, ScryptOptions, Buffer>(scrypt);
const keyOf = (password: string, salt: Buffer | string, cost: ScryptOptions = COST, bytes = KEY_BYTES) =>
  compute(password.normalize('NFKC'), salt, bytes, cost);

/** In the PHC string format. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf(password, salt);
  return `${PREFIX}${salt.toString('base64')}$${key.toString('base64')}`;
}

/** Takes equally long for every hash, and for null, which no password has. */
export async function isPasswordOf(password: string, hash: string | null): Promise<boolean> {
  const isOld = hash !== null && isOutdated(hash);
  const [salt = '', key = ''] = isOld ? hash.split(':') : (hash ?? '').slice(PREFIX.length).split('$');
  if (isOld) await keyOf(password, salt, DIFFERENCE);
  const expected = Buffer.from(key, isOld ? 'hex' : 'base64');
  const actual = isOld
    ? await keyOf(password, salt, OLD_COST, OLD_KEY_BYTES)
    : await keyOf(password, Buffer.from(salt, 'base64'));
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

/** Whether a hash should be replaced at the next sign-in. */
export function isOutdated(hash: string): boolean {
  return !hash.startsWith(PREFIX);
}
