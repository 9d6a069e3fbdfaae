import { randomBytes, randomUUID } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../tables.ts';

/** Where a sign-in came from; stored with its session. */
export interface SignInOrigin {
  address: string;
  userAgent: string;
}

const DAY_SECONDS = 86_400;
export const SESSION_DAYS = 14;
/** One working day, so that people who were removed at the provider lose access by the next day. */
const SSO_SESSION_HOURS = 12;
const TOKEN_BYTES = 24;
const newToken = () => randomBytes(TOKEN_BYTES).toString('base64url');

/** How long a session lasts at most. @param idToken of the provider, if single sign-on has begun it */
export function maxSessionSeconds(idToken: string | null): number {
  return idToken === null ? SESSION_DAYS * DAY_SECONDS : SSO_SESSION_HOURS * 3600;
}

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
  const token = newToken();
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
          sql<Date>`now() + make_interval(secs => ${maxSessionSeconds(idToken)}::integer)`.as('expires_at'),
          sql<string>`${address}`.as('ip_address'),
          sql<string>`${userAgent}`.as('user_agent'),
          sql<string | null>`${idToken}::text`.as('id_token'),
        ]),
    )
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n ? token : null;
}

/**
 * Gives a session of a user a new token, so that the one before opens nothing.
 *
 * @param tokens the session tokens in the browser's cookies; at most one belongs to this user
 * @returns the token, and how long the session still lasts; null without a session
 */
export async function renewToken(
  db: Kysely<Tables>,
  username: string,
  tokens: readonly string[],
): Promise<{ token: string; seconds: number } | null> {
  const token = newToken();
  const renewed = await db
    .updateTable('sessions')
    .set({ token })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('sessions')
        .innerJoin('users', 'users.id', 'user_id')
        .select('sessions.id')
        .where('username', '=', username)
        .where('token', '=', sql<string>`any(${tokens})`)
        .limit(1),
    )
    .returning(sql<number>`ceil(extract(epoch from expires_at - now()))::integer`.as('seconds'))
    .executeTakeFirst();
  return renewed ? { token, seconds: renewed.seconds } : null;
}
