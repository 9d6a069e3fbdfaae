import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

const { scrypt } = crypto;
const CHEAP = { N: 2, r: 1, p: 1 };

/** Hashes of different costs still differ. */
function fastScrypt(
  password: string,
  salt: string | Buffer,
  bytes: number,
  { N, r, p }: crypto.ScryptOptions,
  done: (error: Error | null, key: Buffer) => void,
): void {
  scrypt(password, `${Buffer.from(salt).toString('hex')} ${N} ${r} ${p}`, bytes, CHEAP, done);
}

/**
 * Makes scrypt cheap in this process (Vitest's set-up file, or `node --import`): each password that a test sets or checks would take a fifth of a second of a core.
 * The unit test of `password-hash.ts` has the real function.
 */
if (scrypt.name !== fastScrypt.name) {
  crypto.scrypt = fastScrypt as typeof scrypt;
  syncBuiltinESMExports();
}
