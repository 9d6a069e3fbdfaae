import { type Kysely, sql } from 'kysely';

/** Listings, reviews, the decisions on them, and what syncs did. */
export async function up(db: Kysely<never>): Promise<void> {
  const statements = [
    sql`create table listings (
      id bigint generated always as identity primary key,
      source text not null,
      upstream_id text not null,
      name text not null,
      city text,
      country text,
      bedrooms real,
      bathrooms real,
      max_guests integer,
      google_place_id text,
      created_at timestamptz not null default now(),
      unique (source, upstream_id)
    )`,
    sql`create table reviews (
      id bigint generated always as identity primary key,
      source text not null,
      upstream_id text not null,
      listing_id bigint not null references listings (id),
      guest_name text not null,
      review_text text not null,
      private_feedback text,
      rating_tenths smallint check (rating_tenths between 10 and 50),
      rating_derived boolean not null,
      raw_rating real,
      rating_scale smallint not null,
      categories jsonb not null,
      channel text not null,
      submitted_at timestamptz not null,
      arrival_date date,
      departure_date date,
      sentiment text not null check (sentiment in ('positive', 'neutral', 'negative')),
      response_text text,
      response_at timestamptz,
      is_approved boolean not null default false,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now(),
      unique (source, upstream_id)
    )`,
    sql`create index reviews_by_date on reviews (submitted_at, id)`,
    sql`create index reviews_of_listing_by_date on reviews (listing_id, is_approved, submitted_at, id)`,
    sql`create table decisions (
      id bigint generated always as identity primary key,
      review_id bigint not null references reviews (id),
      at timestamptz not null default now(),
      cause text not null check (cause in ('manager', 'sync')),
      decided_by text,
      from_approved boolean not null,
      to_approved boolean not null,
      reason text
    )`,
    sql`create index decisions_of_review on decisions (review_id, id)`,
    sql`create table held_rows (
      source text not null,
      row_key text not null,
      reason text not null,
      detail text not null,
      raw jsonb not null,
      first_seen_at timestamptz not null default now(),
      last_seen_at timestamptz not null default now(),
      primary key (source, row_key)
    )`,
    sql`create table sync_runs (
      id bigint generated always as identity primary key,
      source text not null,
      state text not null check (state in ('running', 'succeeded', 'failed')),
      started_at timestamptz not null default now(),
      finished_at timestamptz,
      expected integer,
      counts jsonb not null,
      error text
    )`,
    sql`create index sync_runs_latest on sync_runs (source, id desc)`,
  ];
  for (const statement of statements) await statement.execute(db);
}
