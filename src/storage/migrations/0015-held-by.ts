import { type Kysely, sql } from 'kysely';

/** Whether a sync has met a held row: only those can be gone upstream. What a file alone has brought waits for a person. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table held_rows add column by_sync boolean not null default false`.execute(db);
  // Files have only ever held reviews of unknown listings. Of those that wait, the next sync marks what it meets.
  await sql`update held_rows set by_sync = true where reason <> 'unknown-listing'`.execute(db);
}
