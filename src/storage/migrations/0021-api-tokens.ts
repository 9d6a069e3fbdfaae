import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table api_tokens (
    id bigint generated always as identity primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    hash text not null unique,
    role text not null check (role in ('admin', 'manager', 'responder', 'viewer')),
    scope_listing_ids integer[],
    scope_group_ids integer[],
    requests_per_minute integer not null,
    created_at timestamptz not null default now(),
    expires_at timestamptz not null,
    last_used_at timestamptz,
    check ((scope_listing_ids is null) = (scope_group_ids is null))
  )`,
  `create unique index api_tokens_by_name on api_tokens (user_id, lower(name))`,
  // Every process forgets the tokens that it knows. The last use changes nothing that a process remembers.
  `create trigger api_tokens_ended after delete or update of role, scope_listing_ids, scope_group_ids, expires_at, requests_per_minute
    on api_tokens for each statement execute function note_sessions_changed()`,
];

/** Tokens by which scripts and other systems call the API. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
