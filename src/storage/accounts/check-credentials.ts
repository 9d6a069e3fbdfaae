import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';
import type { LoadedAuth } from './auth.ts';
import { type OneTimePasswords, trimCode } from './one-time-passwords.ts';
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
  const isChanged = async () => (await passwordHashOf(db, username)) !== before;
  try {
    const { headers, response } = await auth.api.signInUsername({
      body: { username, password },
      headers: request,
      returnHeaders: true,
    });
    const hasSecondFactor = response !== null && 'twoFactorRedirect' in response;
    if (!hasSecondFactor) return { opened: headers, hasCode: false, isChanged: await isChanged() };
    const code = trimCode(typed);
    if (code === '') return 'second-factor-required';
    const opened = await oneTimePasswords.complete(username, code, headers, request);
    return opened ? { opened, hasCode: true, isChanged: await isChanged() } : 'wrong-code';
  } catch (error) {
    if (!isAPIError(error)) throw error;
    if (error.statusCode < 500) return null;
    // better-auth hides the cause of its errors. If the database is unreachable, this throws that error instead.
    await sql`select 1`.execute(db);
    throw error;
  }
}

/** Takes as long as a wrong password. better-auth skips its hash for users who have no password. */
export async function spendHash(auth: LoadedAuth['auth'], password: string): Promise<void> {
  const context = await auth.$context;
  await context.password.hash(password);
}
