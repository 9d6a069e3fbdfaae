import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { View } from '#domain/reviews/view.ts';
import { accessibleListings } from '../accounts/access.ts';
import { onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/**
 * The views of a person in order, then those that others share. The name of a view may reveal properties. People who are
 * limited to some properties therefore see only shared views that filter by these, or whose owners see no other ones.
 */
async function listFor(db: Db, username: string, access: Access): Promise<View[]> {
  const isVisible =
    access === 'all'
      ? sql`true`
      : sql`((
          select bool_and(id = any(${[...access]}::bigint[])) from (
            select jsonb_array_elements(filter -> 'listingIds')::bigint as id
            union all select (filter -> 'listingId')::bigint where filter ? 'listingId') as named
        ) or exists (
          select from users where users.username = owner
            and ${accessibleListings(sql.ref('access_listing_ids'), sql.ref('access_group_ids'))} <@ ${[...access]}::integer[]))`;
  const { rows } = await sql<View>`
    select id::text, name, owner, is_shared as "isShared", filter, sort_by as "sortBy", sort_order as "sortOrder"
    from views where owner = ${username} or is_shared and ${isVisible}
    order by owner <> ${username}, owner, place, views.id`.execute(db);
  return rows;
}

/** Locks the views of a person until the transaction ends: an erasure removes names of guests from their filters. */
async function lock(db: Db, owner: string): Promise<void> {
  await sql`select from views where owner = ${owner} order by id for update`.execute(db);
}

async function defaultOf(db: Db, username: string): Promise<string | null> {
  const { rows } = await sql<{ id: string }>`
    select view_id as id from default_views where username = ${username}`.execute(db);
  return rows[0]?.id ?? null;
}

/** Adds a view behind the others of its owner. @returns its id */
async function insert(db: Db, owner: string, view: Omit<View, 'id' | 'owner'>): Promise<string> {
  const inserted = await sql<{ id: string }>`
    insert into views (${COLUMNS}, owner, place) values (${valuesOf(view)}, ${owner},
      (select coalesce(max(place) + 1, 0) from views where owner = ${owner})) returning id::text`.execute(db);
  return onlyRow(inserted).id;
}

async function change(db: Db, view: View): Promise<void> {
  await sql`update views set (${COLUMNS}) = (${valuesOf(view)}) where id = ${view.id}`.execute(db);
}

/** Orders the views with these ids. */
async function order(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update views set place = ordered.place - 1
    from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)
    where views.id = ordered.id`.execute(db);
}

/** Deletes a view; those who had it as their default have none. */
async function remove(db: Db, id: string): Promise<void> {
  await sql`delete from views where id = ${id}`.execute(db);
  await sql`delete from default_views where view_id = ${id}`.execute(db);
}

/** @param id null for no default */
async function setDefault(db: Db, username: string, id: string | null): Promise<void> {
  await sql`delete from default_views where username = ${username}`.execute(db);
  if (id === null) return;
  await sql`insert into default_views (username, view_id) values (${username}, ${id})`.execute(db);
}

const COLUMNS = sql.raw('name, is_shared, filter, sort_by, sort_order');
const valuesOf = ({ name, isShared, filter, sortBy, sortOrder }: Omit<View, 'id' | 'owner'>) =>
  sql`${name}, ${isShared}::boolean, ${JSON.stringify(filter)}::jsonb, ${sortBy}, ${sortOrder}`;

export const viewReaders = { listFor, defaultOf };
export const viewWriters = { lock, insert, change, order, remove, setDefault };
