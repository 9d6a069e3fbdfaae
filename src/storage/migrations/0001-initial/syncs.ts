/** Sync runs, what they store beside reviews and listings, and the access tokens and rate limits that processes share. */
export const SYNCS = [
  `create table sync_runs (
    id bigint generated always as identity primary key,
    source text not null,
    state text not null check (state in ('running', 'succeeded', 'failed')),
    started_at timestamptz not null default now(),
    finished_at timestamptz,
    expected integer,
    kind text not null default 'full' check (kind in ('full', 'recent')),
    next_offset integer not null default 0,
    counts jsonb not null,
    error text
  )`,
  `create index sync_runs_latest on sync_runs (source, id desc)`,
  `create table synced_rows (
    source text not null,
    upstream_id text not null,
    primary key (source, upstream_id)
  )`,
  `create table quarantined_rows (
    source text not null,
    row_key text not null,
    reason text not null,
    detail text not null,
    raw jsonb not null,
    by_sync boolean not null default false,
    first_seen_at timestamptz not null default now(),
    last_seen_at timestamptz not null default now(),
    primary key (source, row_key)
  )`,
  `create table listing_assignments (
    source text not null,
    subject text not null,
    listing_id bigint not null references listings (id),
    primary key (source, subject)
  )`,
  `create table upstream_tokens (
    account text primary key,
    sealed text not null,
    usable_from timestamptz not null,
    expires_at timestamptz not null
  )`,
  `create unlogged table upstream_requests (
    id bigint generated always as identity primary key,
    account text not null,
    counts_until timestamptz not null
  )`,
];
