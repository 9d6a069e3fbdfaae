import { sql } from 'kysely';
import type { PasswordCost } from '#domain/accounts/password.ts';
import type { Changes } from '../events/changes.ts';
import type { Db } from '../tables.ts';
import { openOneTimePasswords } from './one-time-passwords.ts';
import { openOneTimeTokens } from './one-time-tokens.ts';
import { openPasskeys } from './passkeys.ts';
import { openPasswordHashes } from './password-hash.ts';
import { type OpenedSession, openSessions, type SignInOrigin } from './sessions.ts';
import { openUsers } from './users.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Of a second factor. */
  code?: string | undefined;
}

export interface AccountOptions {
  secret: string;
  /** The public address of the product, for which passkeys are made. */
  publicUrl: string;
  passwordCost: PasswordCost;
  /** Receives why a passkey was refused. */
  log: (message: string) => void;
}

/** Users, passwords, sessions and second factors. */
export type Accounts = ReturnType<typeof openAccounts>;

export function openAccounts(
  db: Db,
  changes: Pick<Changes, 'isLive' | 'subscribe' | 'publish'>,
  options: AccountOptions,
) {
  const hashes = openPasswordHashes(options.passwordCost);
  const users = openUsers(db, changes, hashes);
  const sessions = openSessions(db, changes, options.secret);
  const oneTimeTokens = openOneTimeTokens(db);
  const passkeys = openPasskeys(db, changes, oneTimeTokens, options);
  const oneTimePasswords = openOneTimePasswords(db, changes, options.secret);

  /** @param by the hash with which the password was checked, and whether a second factor was proved */
  async function openWith(
    username: string,
    password: string,
    by: { passwordHash: string; hasProvedFactor: boolean },
    origin: SignInOrigin,
  ): Promise<OpenedSession | null> {
    const { passwordHash } = by;
    const session = await sessions.open(username, origin, by);
    if (session && hashes.isOutdated(passwordHash)) await renewHash(passwordHash, password);
    if (session) return session;
    // Another sign-in may have renewed the hash.
    const now = (await users.find(username))?.password ?? null;
    if (now === passwordHash || !(await hashes.isPasswordOf(password, now))) return null;
    return now === null ? null : openWith(username, password, { ...by, passwordHash: now }, origin);
  }

  /** Replaces a hash of lower cost, unless the password has changed in the meantime. */
  async function renewHash(before: string, password: string): Promise<void> {
    const hash = await hashes.hashOf(password);
    await sql`update credentials set password = ${hash} where password = ${before}`.execute(db);
  }

  return {
    ...users,
    ...sessions,
    /** Proofs of identity and challenges. */
    oneTimeTokens,
    passkeys,
    /** Codes of an app and recovery codes. */
    oneTimePasswords,

    /**
     * Starts a session. Null for a wrong password, an unknown user and a disabled user alike, which all take the time of one
     * hash. With a second factor, a correct password needs a code or a passkey too.
     */
    async signIn(
      credentials: Credentials,
      origin: SignInOrigin,
    ): Promise<OpenedSession | 'second-factor-required' | 'passkey-required' | 'wrong-code' | null> {
      const { password, code = '' } = credentials;
      const user = await users.find(credentials.username);
      const hash = user && !user.disabled ? user.password : null;
      if (!(await hashes.isPasswordOf(password, hash)) || !user || hash === null) return null;
      const { username } = user;
      if (user.two_factor_enabled) {
        if (code.trim() === '') return 'second-factor-required';
        if (!(await oneTimePasswords.verify(username, code, 'accepted'))) return 'wrong-code';
      } else if ((await passkeys.list(username)).length > 0) return 'passkey-required';
      const by = { passwordHash: hash, hasProvedFactor: user.two_factor_enabled };
      return openWith(username, password, by, origin);
    },

    /** Refuses a sign-in without checking the password. Takes as long as a wrong password, so that both look alike. */
    async refuse(password: string): Promise<null> {
      await hashes.isPasswordOf(password, null);
      return null;
    },

    /**
     * Sets a new password, which meets the present rules, and ends the sessions of the user.
     *
     * @param except the session that stays
     * @param before the hash of the password that it replaces; null for any
     * @returns false, and changes nothing, if the password is another one by now
     * @throws {AppError} not-found; conflict for a user who signs in elsewhere
     */
    async setPassword(
      username: string,
      plain: string,
      { except = null, before = null }: { except?: string | null; before?: string | null } = {},
    ): Promise<boolean> {
      if (!(await users.replacePassword(username, plain, before))) return false;
      await sessions.endSessions(username, { except });
      return true;
    },

    /** Removes every second factor of a user. @throws {AppError} not-found */
    async resetSecondFactors(username: string): Promise<void> {
      await users.requireUser(username);
      await passkeys.removeAll(username);
      await oneTimePasswords.remove(username);
    },
  };
}
