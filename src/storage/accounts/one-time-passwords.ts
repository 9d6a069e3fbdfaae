import { randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Changes } from '../changes/changes.ts';
import type { Tables } from '../tables.ts';
import type { LoadedAuth } from './auth.ts';
import { recoveryCodes } from './recovery-codes.ts';
import { cookieHeader, ownCookies } from './session-cookie.ts';
import { idOf as idOfUser } from './user-rows.ts';

/** How many are remembered as used. The code of each half minute is accepted for three, so five is more than enough. */
const REMEMBERED_CODES = 5;
/** better-auth refuses codes for this long after ten wrong ones. */
const LOCKED_SECONDS = 15 * 60;
const TOO_MANY = 429;
/** What an authenticator app needs, once, to show the codes of an account. */
export interface NewOneTimePasswords {
  /** For the QR code: `otpauth://totp/…`. */
  uri: string;
  /** The same as text, in base32. */
  secret: string;
}

export type OneTimePasswords = ReturnType<typeof openOneTimePasswords>;

const isOneTimePassword = (code: string) => /^\d{6}$/.test(code);

/** Codes as people type them: `123 456`. */
export const trimCode = (code: string) => code.replaceAll(/\s/g, '');

/**
 * One-time passwords (TOTP) with recovery codes, by better-auth's plug-in. Callers must have checked a proof of identity.
 *
 * @param cookieFor translates the session of a user in the `Cookie` header of a request for better-auth
 * @param secret the product's secret, with which recovery codes are hashed
 */
export function openOneTimePasswords(
  db: Kysely<Tables>,
  changes: Pick<Changes, 'publish'>,
  load: () => Promise<LoadedAuth>,
  cookieFor: (username: string, cookie: string | undefined) => Promise<string>,
  secret: string,
) {
  const codes = recoveryCodes(secret);
  const headersOf = async (username: string, cookie: string | undefined) =>
    new Headers({ cookie: await cookieFor(username, cookie) });
  const isOn = async (username: string) =>
    (await db
      .selectFrom('users')
      .select('id')
      .where('username', '=', username)
      .where('two_factor_enabled', '=', true)
      .executeTakeFirst()) !== undefined;

  return {
    /** Makes a secret, which is not asked for until `confirm`. @throws {AppError} conflict if they are on */
    async start(username: string, issuer: string): Promise<NewOneTimePasswords> {
      if (await isOn(username)) throw new AppError('one-time-passwords-on');
      const { auth } = await load();
      const { newTotpUri } = await import('./factor-secrets.ts');
      const { value: uri, encrypted } = await newTotpUri(auth, issuer, username);
      const secrets = { secret: encrypted, backup_codes: codes.encode(codes.make()) };
      const row = {
        id: randomUUID(),
        user_id: idOf(username),
        failed_verification_count: 0,
        verified: false,
      };
      await db
        .insertInto('second_factors')
        .values({ ...row, ...secrets, locked_until: null })
        .onConflict((conflict) =>
          conflict.column('user_id').doUpdateSet(secrets).where('second_factors.verified', '=', false),
        )
        .execute();
      return { uri, secret: URL.parse(uri)?.searchParams.get('secret') ?? '' };
    },

    /**
     * Turns them on, if the code is that of the new secret.
     *
     * @returns the recovery codes, and the `Set-Cookie` values and the `Cookie` header of the session that replaces this one;
     *   null for a wrong code
     * @throws {AppError} conflict if they are on: a session and a code alone must not show the recovery codes again
     */
    async confirm(
      username: string,
      code: string,
      cookie: string | undefined,
    ): Promise<{ recoveryCodes: string[]; setCookies: string[]; cookie: string } | null> {
      const { auth, isAPIError } = await load();
      if (await isOn(username)) throw new AppError('one-time-passwords-on');
      try {
        const { headers } = await auth.api.verifyTOTP({
          body: { code },
          headers: await headersOf(username, cookie),
          returnHeaders: true,
        });
        await claim(db, username, code);
        await changes.publish();
        const setCookies = ownCookies(headers.getSetCookie());
        return {
          recoveryCodes: await replaceRecoveryCodes(username),
          setCookies,
          cookie: cookieHeader(setCookies),
        };
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return null;
        throw error;
      }
    },

    /** Replaces the recovery codes. @throws {AppError} conflict, if one-time passwords are off */
    async renewRecoveryCodes(username: string): Promise<string[]> {
      if (!(await isOn(username))) throw new AppError('one-time-passwords-off');
      return replaceRecoveryCodes(username);
    },

    /** Whether a code is valid for the user of this session. A valid code is used up. */
    async verify(username: string, typed: string, cookie: string | undefined): Promise<boolean> {
      const code = trimCode(typed);
      if (!isOneTimePassword(code) || !(await isOn(username))) return false;
      const { auth, isAPIError } = await load();
      try {
        await auth.api.verifyTOTP({ body: { code }, headers: await headersOf(username, cookie) });
      } catch (error) {
        if (isAPIError(error) && error.statusCode < 500) return false;
        throw error;
      }
      return claim(db, username, code);
    },

    /** How many recovery codes are left; null if one-time passwords are off. */
    async recoveryCodesLeft(username: string): Promise<number | null> {
      if (!(await isOn(username))) return null;
      const { auth } = await load();
      const body = { userId: await idOfUser(db, username) };
      return (await auth.api.viewBackupCodes({ body })).backupCodes.length;
    },

    /** Turns them off. */
    async remove(username: string): Promise<void> {
      await db.transaction().execute(async (tx) => {
        await tx.deleteFrom('second_factors').where('user_id', '=', idOf(username)).execute();
        await tx
          .updateTable('users')
          .set({ two_factor_enabled: false })
          .where('username', '=', username)
          .execute();
      });
      await changes.publish();
    },

    /**
     * Completes a sign-in, whose password was right, with a one-time password or a recovery code.
     *
     * @param challenge the headers that better-auth has answered to the password
     * @returns the headers with the cookie of the session; null for a wrong code and one that was used before
     * @throws {AppError} rate-limited, after many wrong codes
     */
    async complete(
      username: string,
      code: string,
      challenge: Headers,
      request: Headers,
    ): Promise<Headers | null> {
      const { auth, isAPIError } = await load();
      const cookies = challenge.getSetCookie().filter((each) => each.includes('.two_factor='));
      const headers = new Headers(request);
      headers.set('cookie', cookieHeader(cookies));
      const call = { headers, returnHeaders: true } as const;
      try {
        if (!isOneTimePassword(code)) {
          return (await auth.api.verifyBackupCode({ ...call, body: { code: codes.hash(code) } })).headers;
        }
        const { headers: answer, response } = await auth.api.verifyTOTP({ ...call, body: { code } });
        if (await claim(db, username, code)) return answer;
        await db.deleteFrom('sessions').where('token', '=', response.token).execute();
        return null;
      } catch (error) {
        if (!isAPIError(error) || error.statusCode >= 500) throw error;
        if (error.statusCode !== TOO_MANY) return null;
        throw new AppError(
          'too-many-codes',
          {},
          {
            retryAfterSeconds: LOCKED_SECONDS,
          },
        );
      }
    },
  };

  async function replaceRecoveryCodes(username: string): Promise<string[]> {
    const made = codes.make();
    await db
      .updateTable('second_factors')
      .set({ backup_codes: codes.encode(made) })
      .where('user_id', '=', idOf(username))
      .execute();
    return made;
  }
}

const idOf = (username: string) =>
  sql<string>`(select id from users where username = ${username.toLowerCase()})`;

/** Marks a code as used, which better-auth does not. @returns false if it was used before */
async function claim(db: Kysely<Tables>, username: string, code: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('second_factors')
    .set({ used_codes: sql`(array_prepend(${code}::text, used_codes))[1:${sql.lit(REMEMBERED_CODES)}]` })
    .where('user_id', '=', idOf(username))
    .where(sql<boolean>`${code}::text <> all(used_codes)`)
    .executeTakeFirst();
  return numUpdatedRows > 0;
}
