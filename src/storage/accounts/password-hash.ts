import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import type { PasswordCost } from '#domain/accounts/password.ts';

/** The PHC string format. */
const FORMAT = /^\$scrypt\$ln=(\d+),r=(\d+),p=(\d+)\$([^$]+)\$([^$]+)$/;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
/** Of `salt:key` in hexadecimal, as version 0.2 stored it; the salt is used as text. */
const OLD_COST = { N: 2 ** 14, r: 16, p: 1, maxmem: 2 ** 26 };
const OLD_KEY_BYTES = 64;
/** The part of the work of today's hash that an old one does. */
const OLD_WORK = 2;

const compute = promisify<string, Buffer | string, number, ScryptOptions, Buffer>(scrypt);
const keyOf = (password: string, salt: Buffer | string, cost: ScryptOptions, bytes = KEY_BYTES) =>
  compute(password.normalize('NFKC'), salt, bytes, cost);

export type PasswordHashes = ReturnType<typeof openPasswordHashes>;

/** Makes hashes of this cost, and checks those of any cost. */
export function openPasswordHashes(cost: PasswordCost) {
  const prefix = `$scrypt$ln=${Math.log2(cost.N)},r=${cost.r},p=${cost.p}$`;
  const difference = { ...cost, p: Math.max(1, cost.p - OLD_WORK) };

  return {
    async hashOf(password: string): Promise<string> {
      const salt = randomBytes(SALT_BYTES);
      const key = await keyOf(password, salt, cost);
      return `${prefix}${salt.toString('base64')}$${key.toString('base64')}`;
    },

    /** Takes equally long for every hash of today and of version 0.2, and for null, which no password has. */
    async isPasswordOf(password: string, hash: string | null): Promise<boolean> {
      const isOld = hash !== null && !hash.startsWith('$');
      if (isOld) await keyOf(password, '', difference);
      const [expected, actual] = isOld ? await oldKeys(password, hash) : await keys(password, hash ?? '');
      return actual.length === expected.length && timingSafeEqual(actual, expected);
    },

    /** Whether a hash should be replaced at the next sign-in. */
    isOutdated: (hash: string): boolean => !hash.startsWith(prefix),
  };

  async function keys(password: string, hash: string): Promise<[Buffer, Buffer]> {
    const [, ln, r, p, salt = '', key = ''] = FORMAT.exec(hash) ?? [];
    const own = ln ? { N: 2 ** Number(ln), r: Number(r), p: Number(p) } : cost;
    return [Buffer.from(key, 'base64'), await keyOf(password, Buffer.from(salt, 'base64'), own)];
  }
}

async function oldKeys(password: string, hash: string): Promise<[Buffer, Buffer]> {
  const [salt = '', key = ''] = hash.split(':');
  return [Buffer.from(key, 'hex'), await keyOf(password, salt, OLD_COST, OLD_KEY_BYTES)];
}
