import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table users add two_factor_enabled boolean not null default false`,
  // Secrets and recovery codes are encrypted with the session secret. The columns but the last are those of better-auth.
  `create table second_factors (
    id text primary key,
    user_id text not null unique references users (id) on delete cascade,
    secret text not null,
    backup_codes text not null,
    verified boolean not null default false,
    failed_verification_count integer not null default 0,
    locked_until timestamptz,
    used_codes text[] not null default '{}'
  )`,
  `create table passkeys (
    -- As the browser names it, in base64url.
    id text primary key,
    user_id text not null references users (id) on delete cascade,
    name text not null,
    public_key bytea not null,
    counter bigint not null,
    transports text[] not null,
    created_at timestamptz not null default now(),
    last_used_at timestamptz
  )`,
  `create index passkeys_of_user on passkeys (user_id)`,
  // Whether a person lacks a required second factor depends on them.
  `create trigger passkeys_changed after insert or delete on passkeys
    for each statement execute function note_sessions_changed()`,
];

/** Second factors of a sign-in: one-time passwords with recovery codes, and passkeys. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
