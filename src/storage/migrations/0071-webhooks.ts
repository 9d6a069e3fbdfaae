import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table webhooks (
    id bigint generated always as identity primary key,
    url text not null,
    kinds text[] not null,
    listing_ids bigint[] not null,
    sealed_secret text not null,
    previous_sealed_secret text,
    previous_secret_until timestamptz,
    created_by text not null,
    created_at timestamptz not null default now(),
    enabled_at timestamptz not null default now(),
    disabled_reason text check (disabled_reason in ('person', 'gone', 'failing')),
    failing_since timestamptz
  )`,
  `create table webhook_deliveries (
    id bigint generated always as identity primary key,
    webhook_id bigint not null references webhooks on delete cascade,
    message_id text not null,
    type text not null,
    body text not null,
    state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
    attempts integer not null default 0,
    status integer,
    error text,
    created_at timestamptz not null default now(),
    last_attempt_at timestamptz,
    next_attempt_at timestamptz default now()
  )`,
  `create index webhook_deliveries_waiting on webhook_deliveries (next_attempt_at) where state = 'waiting'`,
  'create index webhook_deliveries_of_webhook on webhook_deliveries (webhook_id, id)',
  // Up to where a reader has read the events: a snapshot, because ids are assigned before the commit.
  `create table event_cursors (
    reader text primary key,
    snapshot pg_snapshot not null default pg_current_snapshot()
  )`,
  `insert into event_cursors (reader) values ('webhooks')`,
];

/** Webhooks, the log of their deliveries, and how far they have read the events. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
