import { type Selectable, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { View } from '#domain/reviews/view.ts';
import { accessibleListings } from '../accounts/access.ts';
import type { Db, ViewsTable } from '../tables.ts';

/**
 * The views of a person in order, then those that others share. The name of a view may reveal properties. People who are
 * limited to some properties therefore see only shared views that filter by these, or whose owners see no other ones.
 */
async function listFor(db: Db, username: string, access: Access): Promise<View[]> {
  const isVisible =
    access === 'all'
      ? sql<boolean>`true`
      : sql<boolean>`((
          select bool_and(id = any(${[...access]}::bigint[])) from (
            select jsonb_array_elements(filter -> 'listingIds')::bigint as id
            union all select (filter -> 'listingId')::bigint where filter ? 'listingId') as named
        ) or exists (
          select from users where users.username = owner
            and ${accessibleListings(sql.ref('access_listing_ids'), sql.ref('access_group_ids'))} <@ ${[...access]}::integer[]))`;
  const rows = await db
    .selectFrom('views')
    .selectAll()
    .where((eb) => eb.or([eb('owner', '=', username), eb.and([eb('is_shared', '=', true), isVisible])]))
    .orderBy(sql`owner <> ${username}`)
    .orderBy('owner')
    .orderBy('place')
    .orderBy('id')
    .execute();
  return rows.map(toView);
}

/** Locks the views of a person until the transaction ends: an erasure removes names of guests from their filters. */
async function lock(db: Db, owner: string): Promise<void> {
  await sql`select from views where owner = ${owner} order by id for update`.execute(db);
}

async function defaultOf(db: Db, username: string): Promise<string | null> {
  const row = await db
    .selectFrom('default_views')
    .select('view_id')
    .where('username', '=', username)
    .executeTakeFirst();
  return row?.view_id ?? null;
}

/** Adds a view behind the others of its owner. @returns its id */
async function insert(db: Db, owner: string, view: Omit<View, 'id' | 'owner'>): Promise<string> {
  const { id } = await db
    .insertInto('views')
    .values({
      owner,
      ...toRow(view),
      place: sql<number>`(select coalesce(max(place) + 1, 0) from views where owner = ${owner})`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

async function change(db: Db, { id, owner, ...view }: View): Promise<void> {
  await db.updateTable('views').set(toRow(view)).where('id', '=', Number(id)).execute();
}

/** Orders the views with these ids. */
async function order(db: Db, ids: readonly string[]): Promise<void> {
  await sql`update views set place = ordered.place - 1
    from unnest(${ids}::bigint[]) with ordinality as ordered (id, place)
    where views.id = ordered.id`.execute(db);
}

/** Deletes a view; those who had it as their default have none. */
async function remove(db: Db, id: string): Promise<void> {
  await db.deleteFrom('views').where('id', '=', Number(id)).execute();
  await db.deleteFrom('default_views').where('view_id', '=', id).execute();
}

/** @param id null for no default */
async function setDefault(db: Db, username: string, id: string | null): Promise<void> {
  await db.deleteFrom('default_views').where('username', '=', username).execute();
  if (id !== null) await db.insertInto('default_views').values({ username, view_id: id }).execute();
}

function toRow({ name, isShared, filter, sortBy, sortOrder }: Omit<View, 'id' | 'owner'>) {
  return {
    name,
    is_shared: isShared,
    filter: JSON.stringify(filter),
    sort_by: sortBy,
    sort_order: sortOrder,
  };
}

function toView(row: Selectable<ViewsTable>): View {
  return {
    id: String(row.id),
    name: row.name,
    owner: row.owner,
    isShared: row.is_shared,
    filter: row.filter,
    sortBy: row.sort_by,
    sortOrder: row.sort_order,
  };
}

export const viewReaders = { listFor, defaultOf };
export const viewWriters = { lock, insert, change, order, remove, setDefault };
