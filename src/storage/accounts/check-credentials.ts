import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { LoadedAuth } from './auth.ts';
import { type OneTimePasswords, trimCode } from './one-time-passwords.ts';
import { hashPassword, isOutdated, isPasswordOf } from './password-hash.ts';
import { isDisabled, passwordHashOf } from './user-rows.ts';

export interface Credentials {
  username: string;
  password: string;
  /** Of a second factor. */
  code?: string | undefined;
}

interface CheckedCredentials {
  opened: Headers;
  hasCode: boolean;
  isChanged: boolean;
}

/**
 * Checks a password, and the code of those who have a second factor.
 *
 * @param request the headers of the request that the session is stored with
 * @returns the headers with the cookie of a new session, whether a code was checked too, and whether the password was changed
 *   meanwhile, which ended all sessions that existed then; null for a wrong password, an unknown user and a disabled user alike
 */
export async function checkCredentials(
  db: Kysely<Tables>,
  { auth, isAPIError }: LoadedAuth,
  oneTimePasswords: OneTimePasswords,
  { username, password, code: typed = '' }: Credentials,
  request: Headers,
): Promise<CheckedCredentials | 'second-factor-required' | 'wrong-code' | null> {
  const before = await passwordHashOf(db, username);
  if (before === null || (await isDisabled(db, username))) {
    await spendHash(auth, password);
    return null;
  }
  const open = async (opened: Headers) => {
    const now = await passwordHashOf(db, username);
    // Another sign-in may have renewed the hash.
    const isChanged = now !== before && !(now !== null && (await isPasswordOf({ hash: now, password })));
    if (now === before && isOutdated(before)) await renewHash(db, before, password);
    return { opened, isChanged };
  };
  try {
    const { headers, response } = await auth.api.signInUsername({
      body: { username, password },
      headers: request,
      returnHeaders: true,
    });
    const hasSecondFactor = response !== null && 'twoFactorRedirect' in response;
    if (!hasSecondFactor) return { ...(await open(headers)), hasCode: false };
    const code = trimCode(typed);
    if (code === '') return 'second-factor-required';
    const opened = await oneTimePasswords.complete(username, code, headers, request);
    return opened ? { ...(await open(opened)), hasCode: true } : 'wrong-code';
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode < 500) return null;
    // better-auth hides the cause of its errors. If the database is unreachable, this throws that error instead.
    await sql`select 1`.execute(db);
    throw error;
  }
}

/** Replaces a hash of lower cost, unless the password has changed in the meantime. */
async function renewHash(db: Kysely<Tables>, before: string, password: string): Promise<void> {
  const hash = await hashPassword(password);
  await db.updateTable('credentials').set({ password: hash }).where('password', '=', before).execute();
}

/** Takes as long as a wrong password. better-auth skips its hash for users who have no password. */
export async function spendHash(auth: LoadedAuth['auth'], password: string): Promise<void> {
  const context = await auth.$context;
  await context.password.hash(password);
}
