import { createHash, randomBytes } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Tables } from '../tables.ts';
import { sessionWith } from './sessions.ts';

/** How long a person may take to confirm on their device and repeat the call. */
const MAX_AGE_SECONDS = 300;
const RECENT = '10 minutes';
const TOKEN_BYTES = 32;

/** The purpose of a passkey challenge, or the call that a proof of identity is for. */
export type OneTimePurpose = 'sign-in' | 'register' | 'reauthenticate' | `call ${string}`;

/** The user that a token is for, with the session tokens of their browser. */
export interface TokenHolder {
  username: string;
  sessionTokens: readonly string[];
}

export type OneTimeTokens = ReturnType<typeof openOneTimeTokens>;

/** Only the hash is stored. The token has 256 random bits, so it needs neither salt nor a slow hash. */
const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
const expiry = sql<Date>`now() + make_interval(secs => ${sql.lit(MAX_AGE_SECONDS)})`;

/** Random tokens that are valid once, for one purpose and in one session, in every process. */
export function openOneTimeTokens(db: Kysely<Tables>) {
  const sessionOf = ({ username, sessionTokens }: TokenHolder) =>
    sessionWith(db, username, sessionTokens).select('sessions.id');

  return {
    /**
     * @param holder null for an anonymous visitor
     * @param token made by a library; a new one by default
     * @throws {AppError} unauthenticated, if the session has ended
     */
    async issue(
      purpose: OneTimePurpose,
      holder: TokenHolder | null,
      token = randomBytes(TOKEN_BYTES).toString('base64url'),
    ): Promise<string> {
      const values = { hash: hashOf(token), purpose, expires_at: expiry };
      const session = holder && (await sessionOf(holder).executeTakeFirst());
      if (holder && !session) throw new AppError('sign-in-required');
      await db
        .insertInto('one_time_tokens')
        .values({ ...values, session_id: session?.id ?? null })
        .execute();
      return token;
    },

    /** Uses a token up. @returns false if it is unknown, used, expired, or for another purpose or user */
    async take(token: string, purpose: OneTimePurpose, holder: TokenHolder | null): Promise<boolean> {
      const { numDeletedRows } = await db
        .deleteFrom('one_time_tokens')
        .where('hash', '=', hashOf(token))
        .where('purpose', '=', purpose)
        .where('expires_at', '>', sql<Date>`now()`)
        .where((eb) => (holder ? eb('session_id', '=', sessionOf(holder)) : eb('session_id', 'is', null)))
        .executeTakeFirst();
      return numDeletedRows > 0n;
    },

    /** Whether the user has signed in recently enough to need no further proof. */
    async hasJustSignedIn(holder: TokenHolder): Promise<boolean> {
      const since = sql<Date>`now() - ${sql.lit(RECENT)}::interval`;
      return (
        (await sessionOf(holder).where('sessions.created_at', '>', since).executeTakeFirst()) !== undefined
      );
    },

    async deleteExpired(): Promise<void> {
      await db.deleteFrom('one_time_tokens').where('expires_at', '<=', sql<Date>`now()`).execute();
    },
  };
}
