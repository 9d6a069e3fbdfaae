import { type Kysely, sql } from 'kysely';

/** What it takes to follow an upstream: what changed or vanished there, where a sync stands, and its shared token and pace. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`alter table reviews
      add column withdrawn_at timestamptz,
      add column withdrawn_because text,
      add column revision jsonb`,
    sql`alter table sync_runs
      add column kind text not null default 'full' check (kind in ('full', 'recent')),
      add column next_offset integer not null default 0`,
    sql`create table sync_seen (
      source text not null,
      upstream_id text not null,
      primary key (source, upstream_id)
    )`,
    sql`create table upstream_tokens (
      account text primary key,
      sealed text not null,
      usable_from timestamptz not null,
      expires_at timestamptz not null
    )`,
    sql`create table listing_assignments (
      source text not null,
      subject text not null,
      listing_id bigint not null references listings (id),
      primary key (source, subject)
    )`,
    sql`create unlogged table upstream_turns (
      id bigint generated always as identity primary key,
      account text not null,
      counts_until timestamptz not null
    )`,
  ];
  for (const statement of statements) await statement.execute(db);
}
