import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Where a sign-in came from; stored with its session. */
export interface SignInOrigin {
  address: string;
  userAgent: string;
}

export const SESSION_DAYS = 14;
const TOKEN_BYTES = 24;

/**
 * Opens a session of a user who was identified without better-auth.
 *
 * @param idToken of the provider that has identified them, encrypted
 * @returns the session's token; null for a disabled user
 */
export async function openSession(
  db: Kysely<Tables>,
  username: string,
  { address, userAgent }: SignInOrigin,
  idToken: string | null = null,
): Promise<string | null> {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('sessions')
    .columns(['id', 'token', 'user_id', 'expires_at', 'ip_address', 'user_agent', 'id_token'])
    .expression((eb) =>
      eb
        .selectFrom('users')
        .where('username', '=', username)
        .where('disabled', '=', false)
        .select([
          sql<string>`${randomUUID()}`.as('id'),
          sql<string>`${token}`.as('token'),
          'users.id as user_id',
          sql<Date>`now() + make_interval(days => ${SESSION_DAYS}::integer)`.as('expires_at'),
          sql<string>`${address}`.as('ip_address'),
          sql<string>`${userAgent}`.as('user_agent'),
          sql<string | null>`${idToken}::text`.as('id_token'),
        ]),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? token : null;
}
