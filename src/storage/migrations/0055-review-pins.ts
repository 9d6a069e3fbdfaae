import { type Kysely, sql } from 'kysely';

/** The reviews that managers chose to stand for praise and criticism of a listing. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table review_pins (
    listing_id bigint not null references listings on delete cascade,
    side text not null check (side in ('praise', 'criticism')),
    review_id bigint not null unique references reviews on delete cascade,
    pinned_by text not null,
    created_at timestamptz not null default now(),
    primary key (listing_id, side)
  )`.execute(db);
}
