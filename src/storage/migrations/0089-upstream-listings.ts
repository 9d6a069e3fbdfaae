import { type Kysely, sql } from 'kysely';

/** The source's own id of the listing of a review, which people may assign to another listing. The next sync adds it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table reviews add upstream_listing_id text`.execute(db);
}
