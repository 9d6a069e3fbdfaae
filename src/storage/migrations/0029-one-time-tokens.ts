import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table one_time_tokens (
    -- SHA-256 in hexadecimal.
    hash text primary key,
    purpose text not null,
    -- Null for a visitor who has not signed in. A session belongs to one user.
    session_id text references sessions (id) on delete cascade,
    expires_at timestamptz not null
  )`,
  `create index one_time_tokens_of_session on one_time_tokens (session_id)`,
  `create index one_time_tokens_by_expiry on one_time_tokens (expires_at)`,
];

/** Proofs of identity and challenges of passkeys, which work once. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
