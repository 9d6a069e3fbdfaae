import { createHash, randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { Db } from '../tables.ts';

/** How long a person may take to confirm on their device and repeat the call. */
const MAX_AGE_SECONDS = 300;
const TOKEN_BYTES = 32;

/** The purpose of a passkey challenge, a consent at a source, or the call that a proof of identity is for. */
export type OneTimePurpose = 'sign-in' | 'register' | 'reauthenticate' | 'source-consent' | `call ${string}`;

export type OneTimeTokens = ReturnType<typeof openOneTimeTokens>;

/** A token has 256 random bits, so that a fast hash without salt protects it. Only the hash is stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('hex');
export const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** Random tokens that are valid once, for one purpose and in one session, in every process. */
export function openOneTimeTokens(db: Db) {
  return {
    /**
     * @param sessionId null for an anonymous visitor
     * @param token made by a library; a new one by default
     * @param seconds for which it is valid
     * @throws {AppError} unauthenticated, if the session has ended
     */
    async issue(
      purpose: OneTimePurpose,
      sessionId: string | null,
      token = newToken(),
      seconds = MAX_AGE_SECONDS,
    ): Promise<string> {
      const { numAffectedRows } = await sql`
        insert into one_time_tokens (hash, purpose, session_id, expires_at)
        select ${hashOf(token)}, ${purpose}, ${sessionId}::text, now() + make_interval(secs => ${seconds})
        where ${sessionId}::text is null
          or exists (select from sessions where id = ${sessionId})`.execute(db);
      if (numAffectedRows === 0n) throw new AppError('sign-in-required');
      return token;
    },

    /** Uses a token up. @returns false if it is unknown, used, expired, or for another purpose or session */
    async take(token: string, purpose: OneTimePurpose, sessionId: string | null): Promise<boolean> {
      const { numAffectedRows } = await sql`
        delete from one_time_tokens where hash = ${hashOf(token)} and purpose = ${purpose}
          and expires_at > now() and session_id is not distinct from ${sessionId}`.execute(db);
      return numAffectedRows === 1n;
    },

    async deleteExpired(): Promise<void> {
      await sql`delete from one_time_tokens where expires_at <= now()`.execute(db);
    },
  };
}
