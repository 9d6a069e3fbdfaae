import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table alerts (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings (id) on delete cascade,
    -- Null: the average rating.
    topic text,
    raised_at timestamptz not null default now(),
    -- The first and the last of the recent days.
    recent_from date not null,
    recent_to date not null,
    recent_value double precision not null,
    recent_n integer not null,
    before_value double precision not null,
    before_n integer not null,
    dismissed_by text,
    dismissed_at timestamptz,
    check ((dismissed_by is null) = (dismissed_at is null))
  )`,
  `create index alerts_by_time on alerts (raised_at)`,
];

/** What became worse at a listing, until a manager dismisses it. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
