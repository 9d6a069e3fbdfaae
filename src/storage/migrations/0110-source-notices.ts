import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table source_webhooks (
    source text primary key references source_accounts,
    -- The token of the address is derived from it.
    address uuid not null default gen_random_uuid(),
    -- What calls are signed with, encrypted.
    sealed_secret text not null,
    last_notice_at timestamptz,
    last_refused_at timestamptz,
    last_refusal text
  )`,
  `create table source_notices (
    source text not null references source_accounts,
    -- The same for all repetitions of a call.
    delivery text not null,
    -- The source's ids; null for both means anything.
    listing text,
    review text,
    received_at timestamptz not null default now(),
    -- Null once it was read, or given up.
    next_attempt_at timestamptz default now(),
    attempts int not null default 0,
    -- Whether a sync was running when it was read, which may store an older state afterwards.
    during_sync boolean not null default false,
    primary key (source, delivery)
  )`,
  'create index source_notices_due on source_notices (source, next_attempt_at) where next_attempt_at is not null',
  'create index source_notices_received on source_notices (received_at)',
];

/** The addresses at which sources call, and what they have announced. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
