import { createHash, createHmac, randomBytes, randomInt, randomUUID } from 'node:crypto';
import { xchacha20poly1305 } from '@noble/ciphers/chacha.js';
import { managedNonce } from '@noble/ciphers/utils.js';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import { AppError } from '#domain/errors.ts';
import type { Changes } from '../events/changes.ts';
import type { Db } from '../tables.ts';
import { idOf } from './users.ts';

/** How many are remembered as used. The code of each half minute is accepted for three, so five is more than enough. */
const REMEMBERED_CODES = 5;
/** So many wrong codes in a row lock the account for a time, wherever they come from (NIST SP 800-63B, 5.2.2). */
const MAX_WRONG_CODES = 10;
const LOCKED_SECONDS = 15 * 60;
/** Of the secret, whose characters are its bytes. */
const SECRET_BYTES = 24;

const RECOVERY_CODES = 10;
/** Without characters that look alike: i, l, 1, o, 0. */
const ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const PART_LENGTH = 5;

/** What an authenticator app needs, once, to show the codes of an account. */
export interface NewOneTimePasswords {
  /** For the QR code: `otpauth://totp/…`. */
  uri: string;
  /** The same as text, in base32. */
  secret: string;
}

interface Factor {
  secret: string;
  backup_codes: string;
  verified: boolean;
  lockedSeconds: number | null;
}

const UNLOCKED = sql`failed_verification_count = 0, locked_until = null`;

const isOneTimePassword = (code: string) => /^\d{6}$/.test(code);

/** One-time passwords (TOTP) with recovery codes. Callers must have checked a proof of identity. */
export function openOneTimePasswords(db: Db, changes: Pick<Changes, 'publish'>, productSecret: string) {
  // As version 0.2 has stored them.
  const cipher = managedNonce(xchacha20poly1305)(createHash('sha256').update(productSecret).digest());
  const encrypt = (text: string) => Buffer.from(cipher.encrypt(Buffer.from(text))).toString('hex');
  const decrypt = (hex: string) => Buffer.from(cipher.decrypt(Buffer.from(hex, 'hex'))).toString();
  const hash = (code: string) =>
    `hmac-sha256:${createHmac('sha256', `recovery codes ${productSecret}`).update(code).digest('base64')}`;
  /** Version 0.2 has encrypted them instead. */
  const hashesIn = (stored: string): string[] =>
    stored.startsWith('[') ? JSON.parse(stored) : JSON.parse(decrypt(stored)).map(hash);
  const isValid = (code: string, secret: string) =>
    isOneTimePassword(code) &&
    new TOTP({ secret: Secret.fromUTF8(decrypt(secret)) }).validate({ token: code, window: 1 }) !== null;

  async function selectFactor(username: string): Promise<Factor | undefined> {
    const { rows } = await sql<Factor>`
      select secret, backup_codes, verified, ceil(extract(epoch from locked_until - now()))::integer as "lockedSeconds"
      from second_factors where user_id = ${idOf(username)}`.execute(db);
    return rows[0];
  }
  const requireOff = async (username: string) => {
    if (!(await selectFactor(username))?.verified) return;
    throw new AppError('one-time-passwords-on');
  };

  return {
    /** Makes a secret, which is not asked for until `confirm`. @throws {AppError} conflict if they are on */
    async start(username: string, issuer: string): Promise<NewOneTimePasswords> {
      await requireOff(username);
      const text = randomBytes(SECRET_BYTES).toString('base64url');
      const secret = Secret.fromUTF8(text);
      await sql`
        insert into second_factors (id, user_id, secret, backup_codes)
        values (${randomUUID()}, ${idOf(username)}, ${encrypt(text)}, '[]')
        on conflict (user_id) do update set secret = excluded.secret, backup_codes = excluded.backup_codes
        where not second_factors.verified`.execute(db);
      return { uri: new TOTP({ issuer, label: username, secret }).toString(), secret: secret.base32 };
    },

    /**
     * Turns them on, if the code is that of the new secret.
     *
     * @returns the recovery codes; null for a wrong code
     * @throws {AppError} conflict if they are on: a session and a code alone must not show the recovery codes again
     */
    async confirm(username: string, code: string): Promise<string[] | null> {
      await requireOff(username);
      const factor = await selectFactor(username);
      if (!factor || !isValid(code, factor.secret)) return null;
      const recoveryCodes = newRecoveryCodes();
      const isFirst = await db.transaction().execute(async (tx) => {
        const { numAffectedRows } = await sql`
          update second_factors set verified = true, used_codes = ${[code]},
            backup_codes = ${JSON.stringify(recoveryCodes.map(hash))}
          where user_id = ${idOf(username)} and secret = ${factor.secret} and not verified`.execute(tx);
        if (numAffectedRows === 0n) return false;
        await sql`update users set two_factor_enabled = true where id = ${idOf(username)}`.execute(tx);
        return true;
      });
      await changes.publish();
      return isFirst ? recoveryCodes : null;
    },

    /** Replaces the recovery codes. @throws {AppError} conflict, if one-time passwords are off */
    async renewRecoveryCodes(username: string): Promise<string[]> {
      const made = newRecoveryCodes();
      const { numAffectedRows } = await sql`
        update second_factors set backup_codes = ${JSON.stringify(made.map(hash))}
        where user_id = ${idOf(username)} and verified`.execute(db);
      if (numAffectedRows === 1n) return made;
      throw new AppError('one-time-passwords-off');
    },

    /** How many recovery codes are left; null if one-time passwords are off. */
    async recoveryCodesLeft(username: string): Promise<number | null> {
      const factor = await selectFactor(username);
      return factor?.verified ? hashesIn(factor.backup_codes).length : null;
    },

    /** Turns them off. */
    async remove(username: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await sql`delete from second_factors where user_id = ${idOf(username)}`.execute(tx);
        await sql`update users set two_factor_enabled = false where id = ${idOf(username)}`.execute(tx);
      });
      await changes.publish();
    },

    /**
     * Whether a code is valid for this user, who uses it up.
     *
     * @param typed a one-time password, or a recovery code where they are accepted
     * @throws {AppError} rate-limited, after many wrong codes
     */
    async verify(username: string, typed: string, recovery: 'accepted' | 'refused'): Promise<boolean> {
      // As people type them: `123 456`.
      const code = typed.replaceAll(/\s/g, '');
      if (!isOneTimePassword(code) && recovery === 'refused') return false;
      const factor = await countAttempt(username);
      if (!factor) return false;
      if (isOneTimePassword(code)) return isValid(code, factor.secret) && spend(username, code);
      const hashes = hashesIn(factor.backup_codes);
      const others = hashes.filter((each) => each !== hash(code));
      if (others.length === hashes.length) return false;
      // Unless another request has changed them.
      const { numAffectedRows } = await sql`
        update second_factors set backup_codes = ${JSON.stringify(others)}, ${UNLOCKED}
        where user_id = ${idOf(username)} and backup_codes = ${factor.backup_codes}`.execute(db);
      return numAffectedRows === 1n;
    },
  };

  /** Counts an attempt as wrong until it turns out right, so that concurrent ones cannot exceed the limit. */
  async function countAttempt(username: string) {
    if (!(await selectFactor(username))?.verified) return undefined;
    // The count begins again when a lock has ended.
    const count = sql`case when locked_until is null then failed_verification_count + 1 else 1 end`;
    const { rows } = await sql<Pick<Factor, 'secret' | 'backup_codes'>>`
      update second_factors set failed_verification_count = ${count}, locked_until =
        case when ${count} >= ${MAX_WRONG_CODES} then now() + make_interval(secs => ${LOCKED_SECONDS}) end
      where user_id = ${idOf(username)} and coalesce(locked_until <= now(), true)
      returning secret, backup_codes`.execute(db);
    if (rows[0]) return rows[0];
    const seconds = (await selectFactor(username))?.lockedSeconds ?? 0;
    throw new AppError('too-many-codes', {}, { retryAfterSeconds: Math.max(1, seconds) });
  }

  /** @returns false if the code was used before */
  async function spend(username: string, code: string): Promise<boolean> {
    const { numAffectedRows } = await sql`
      update second_factors set ${UNLOCKED},
        used_codes = (array_prepend(${code}::text, used_codes))[1:${sql.lit(REMEMBERED_CODES)}]
      where user_id = ${idOf(username)} and ${code}::text <> all(used_codes)`.execute(db);
    return numAffectedRows === 1n;
  }
}

/** Codes such as `k3m9x-p2q7w`, with 49 random bits each. */
function newRecoveryCodes(): string[] {
  const part = () => Array.from({ length: PART_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
  return Array.from({ length: RECOVERY_CODES }, () => `${part()}-${part()}`);
}
