import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `alter table listings
    add column description text,
    add column amenities text[] not null default '{}',
    add column latitude double precision,
    add column longitude double precision,
    -- The upstream's page for bookings, and one that a manager set instead.
    add column booking_url text,
    add column own_booking_url text`,

  `create table listing_photos (
    id bigint generated always as identity primary key,
    listing_id bigint not null references listings on delete cascade,
    url text not null,
    caption text,
    position integer not null,
    -- Of the largest file; null until the photo is stored.
    width integer,
    height integer,
    problem text,
    attempts integer not null default 0,
    -- When it is fetched; null once it is stored or refused.
    next_attempt_at timestamptz default now(),
    unique (listing_id, url)
  )`,
  `create index listing_photos_to_fetch on listing_photos (next_attempt_at) where next_attempt_at is not null`,
  `create table listing_photo_files (
    photo_id bigint not null references listing_photos on delete cascade,
    width integer not null,
    format text not null check (format in ('avif', 'webp')),
    bytes bytea not null,
    primary key (photo_id, width, format)
  )`,
  // The files are compressed already.
  `alter table listing_photo_files alter column bytes set storage external`,
];

/** What the upstream says and shows of a listing, for its public page. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
