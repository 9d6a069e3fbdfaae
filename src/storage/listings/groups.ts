import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { ListingId } from '#domain/ids.ts';
import type { GroupUses, ListingGroup, ListingGroupMembers } from '#domain/listings/listing-group.ts';
import { onlyRow } from '../database/rows.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

/** The groups that have some of these listings and no others, by name, with who is limited to each. */
async function list(db: Db, access: Access = 'all'): Promise<ListingGroup[]> {
  const { rows } = await sql<ListingGroup>`
    with uses (group_id, label) as (
      select unnest(access_group_ids), username from users
      union
      select unnest(access_group_ids), label from invitations where ended_at is null and expires_at > now()
      union
      select unnest(access_group_ids), name from api_tokens where expires_at > now()
    )
    select id, name, (select count(*) from listing_group_members where group_id = listing_groups.id) as size,
      array(select label from uses where group_id = listing_groups.id order by label) as "usedBy"
    from listing_groups
    where ${access === 'all'} or (
      select bool_and(${isAccessible(access, 'listing_id')}) from listing_group_members where group_id = listing_groups.id)
    order by lower(name)`.execute(db);
  return rows;
}

async function byId(db: Db, id: number): Promise<ListingGroupMembers | null> {
  const { rows } = await sql<ListingGroupMembers>`
    select id, name, array(
      select listing_id::integer from listing_group_members where group_id = listing_groups.id order by 1
    ) as "listingIds" from listing_groups where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Whether another group has this name, in any case. */
async function hasName(db: Db, name: string, except: number | null): Promise<boolean> {
  const { rows } = await sql`
    select from listing_groups
    where lower(name) = lower(${name}) and id is distinct from ${except}`.execute(db);
  return rows.length > 0;
}

async function insert(db: Db, name: string): Promise<number> {
  const inserted = sql<{ id: number }>`insert into listing_groups (name) values (${name}) returning id`;
  return onlyRow(await inserted.execute(db)).id;
}

async function rename(db: Db, id: number, name: string): Promise<void> {
  await sql`update listing_groups set name = ${name} where id = ${id}`.execute(db);
}

/** Replaces the properties of a group. */
async function setMembers(db: Db, id: number, listingIds: readonly ListingId[]): Promise<void> {
  await sql`delete from listing_group_members
    where group_id = ${id} and listing_id <> all(${listingIds})`.execute(db);
  await sql`insert into listing_group_members (group_id, listing_id)
    select ${id}::integer, listing_id from unnest(${listingIds}::bigint[]) as listing_id
    on conflict do nothing`.execute(db);
}

/** What else names a group and would be deleted with it. Nothing can name it until the transaction ends. */
async function lockUses(db: Db, id: number): Promise<GroupUses> {
  await sql`select from listing_groups where id = ${id} for update`.execute(db);
  const { rows } = await sql<GroupUses>`
    select (select count(*)::int from reports where group_id = ${id} and revoked_at is null and expires_at > now()) as links,
      (select count(*)::int from report_schedules where group_id = ${id}) as schedules,
      (select count(*)::int from targets where group_id = ${id}) as targets`.execute(db);
  return rows[0] ?? { links: 0, schedules: 0, targets: 0 };
}

async function remove(db: Db, id: number): Promise<void> {
  await sql`delete from listing_groups where id = ${id}`.execute(db);
}

export const listingGroupReaders = { list, byId };
export const listingGroupWriters = { hasName, insert, rename, setMembers, lockUses, remove };
