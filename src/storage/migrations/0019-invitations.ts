import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table users add column last_used_at timestamptz`,
  `update users set last_used_at = (select max(updated_at) from sessions where user_id = users.id)`,
  `create table invitations (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    -- Whom it is for, in the words of the person who invites.
    label text not null,
    username text,
    role text not null check (role in ('admin', 'manager', 'responder', 'viewer')),
    -- Both null: all properties.
    scope_listing_ids integer[],
    scope_group_ids integer[],
    invited_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_as text check (ended_as in ('used', 'withdrawn')),
    check ((ended_at is null) = (ended_as is null))
  )`,
  `create table password_resets (
    id bigint generated always as identity primary key,
    token_hash text not null unique,
    user_id text not null references users (id) on delete cascade,
    made_by text not null,
    made_at timestamptz not null default now(),
    expires_at timestamptz not null,
    ended_at timestamptz,
    ended_as text check (ended_as in ('used', 'withdrawn')),
    check ((ended_at is null) = (ended_as is null))
  )`,
  `create index password_resets_of_user on password_resets (user_id)`,
];

/** Links by which people join and set a new password, and when each person last used the product. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
