import { type Kysely, sql } from 'kysely';

/** Whose reviews a source has: what the source calls the account that was synced. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table sync_runs add account text`.execute(db);
}
