import { type Kysely, sql } from 'kysely';

/** How many requests went to Google on which day: all that its terms let us keep of them, and all that the limit needs. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table google_usage (
    day date primary key,
    requests integer not null
  )`.execute(db);
}
