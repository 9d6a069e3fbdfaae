import { type Kysely, sql } from 'kysely';

/** Which reviews a sync has met: only those can be gone upstream. What a file alone has brought stays. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table reviews add column synced boolean not null default false`.execute(db);
  // Before this, nothing but syncs brought reviews under these sources.
  await sql`update reviews set synced = true where source in ('hostaway', 'demo')`.execute(db);
}
