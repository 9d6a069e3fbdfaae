import { type Kysely, sql } from 'kysely';
import type { ListingScope } from '#domain/accounts/listing-grant.ts';
import { isUsername } from '#domain/accounts/user.ts';
import { AppError } from '#domain/errors.ts';
import type { Tables } from '../tables.ts';
import { scopedListings, toScope } from './listing-grants.ts';

const SCOPE = scopedListings(sql.ref('users.scope_listing_ids'), sql.ref('users.scope_group_ids'));

/** @throws {AppError} not-found */
export async function idOf(db: Kysely<Tables>, username: string): Promise<string> {
  const row = await rowOf(db, username);
  if (!row) throw new AppError('unknown-id', { noun: 'user', id: username });
  return row.id;
}

export async function exists(db: Kysely<Tables>, username: string): Promise<boolean> {
  return isUsername(username) && (await rowOf(db, username)) !== undefined;
}

/** True for an unknown user too. */
export async function isDisabled(db: Kysely<Tables>, username: string): Promise<boolean> {
  return (await rowOf(db, username))?.disabled ?? true;
}

export async function isDemo(db: Kysely<Tables>, username: string): Promise<boolean> {
  return (await rowOf(db, username))?.is_demo ?? false;
}

/** The hash of the password; null for an unknown user and for one without a password. */
export async function passwordHashOf(db: Kysely<Tables>, username: string): Promise<string | null> {
  if (!isUsername(username)) return null;
  const { rows } = await sql<{ password: string | null }>`
    select credentials.password from credentials join users on users.id = credentials.user_id
    where users.username = ${username.toLowerCase()} and credentials.provider_id = 'credential'`.execute(db);
  return rows[0]?.password ?? null;
}

/** Whether a user may use a password where single sign-on is required. The users of the demo may. */
export async function isEmergency(db: Kysely<Tables>, username: string): Promise<boolean> {
  if (!isUsername(username)) return false;
  const row = await rowOf(db, username);
  return row !== undefined && (row.is_emergency || row.is_demo);
}

/** @throws {AppError} not-found; conflict for a user without a password */
export async function setEmergency(db: Kysely<Tables>, username: string, to: boolean): Promise<void> {
  const id = await idOf(db, username);
  if (to) await requirePassword(db, username);
  await db.updateTable('users').set({ is_emergency: to }).where('id', '=', id).execute();
}

/** @throws {AppError} conflict for a user who signs in elsewhere */
export async function requirePassword(db: Kysely<Tables>, username: string): Promise<void> {
  if ((await passwordHashOf(db, username)) !== null) return;
  throw new AppError('no-password', { username });
}

function rowOf(db: Kysely<Tables>, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'disabled', 'is_demo', 'is_emergency'])
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** The active users who can work with at least one of these properties, and the user with this username. */
export function colleaguesOf(
  db: Kysely<Tables>,
  username: string,
  listings: ListingScope,
): Promise<{ username: string; name: string }[]> {
  const shared =
    listings === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`${SCOPE} is null or ${SCOPE} && ${[...listings]}::integer[]`;
  return db
    .selectFrom('users')
    .select(['username', 'name'])
    .where('disabled', '=', false)
    .where((eb) => eb.or([eb('username', '=', username), shared]))
    .execute();
}

/** The properties that an active user can work with; null if there is no such user. */
export async function scopeOf(db: Kysely<Tables>, username: string): Promise<ListingScope | null> {
  const row = await db
    .selectFrom('users')
    .select(SCOPE.as('listings'))
    .where('username', '=', username.toLowerCase())
    .where('disabled', '=', false)
    .executeTakeFirst();
  return row ? toScope(row.listings) : null;
}
