import { type Kysely, sql } from 'kysely';

/** What the company wants its ratings to reach. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table targets (
    id bigint generated always as identity primary key,
    group_id integer references listing_groups on delete cascade,
    channel text,
    category text,
    goal integer not null,
    reach_by date,
    created_by text not null,
    created_at timestamptz not null default now()
  )`.execute(db);
}
