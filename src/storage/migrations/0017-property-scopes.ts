import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table listing_groups (
    id integer generated always as identity primary key,
    name text not null,
    created_at timestamptz not null default now()
  )`,
  `create unique index listing_groups_by_name on listing_groups (lower(name))`,
  `create table listing_group_members (
    group_id integer not null references listing_groups (id) on delete cascade,
    listing_id bigint not null references listings (id) on delete cascade,
    primary key (group_id, listing_id)
  )`,
  // For the deletion of a listing.
  `create index listing_group_members_by_listing on listing_group_members (listing_id)`,
  `alter table users
    add scope_listing_ids integer[],
    add scope_group_ids integer[],
    add constraint users_scope_check check ((scope_listing_ids is null) = (scope_group_ids is null))`,
  // Who is limited to a group sees other properties afterwards, so sessions are looked up again.
  `create trigger listing_group_members_changed after insert or update or delete on listing_group_members
    for each statement execute function note_sessions_changed()`,
];

/** Groups of properties, and the properties that users are limited to: both arrays are null for all of them. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
