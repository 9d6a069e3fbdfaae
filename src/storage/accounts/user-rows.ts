import { type Kysely, sql } from 'kysely';
import { AppError } from '#domain/errors.ts';
import type { ListingScope } from '#domain/listing-grant.ts';
import { isUsername } from '#domain/user.ts';
import type { Tables } from '../tables.ts';
import { scopedListings, toScope } from './listing-grants.ts';

/** @throws {AppError} not-found */
export async function idOf(db: Kysely<Tables>, username: string): Promise<string> {
  const row = await rowOf(db, username);
  if (!row) throw new AppError('not-found', `There is no user ${username}.`);
  return row.id;
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
    where users.username = ${username.toLowerCase()}`.execute(db);
  return rows[0]?.password ?? null;
}

function rowOf(db: Kysely<Tables>, username: string) {
  return db
    .selectFrom('users')
    .select(['id', 'disabled', 'is_demo'])
    .where('username', '=', username.toLowerCase())
    .executeTakeFirst();
}

/** The properties that an active user can work with; null if there is no such user. */
export async function scopeOf(db: Kysely<Tables>, username: string): Promise<ListingScope | null> {
  const row = await db
    .selectFrom('users')
    .select(scopedListings(sql.ref('scope_listing_ids'), sql.ref('scope_group_ids')).as('listings'))
    .where('username', '=', username.toLowerCase())
    .where('disabled', '=', false)
    .executeTakeFirst();
  return row ? toScope(row.listings) : null;
}
