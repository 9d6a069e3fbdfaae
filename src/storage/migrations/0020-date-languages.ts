import { type Kysely, sql } from 'kysely';

/** The language in which each person reads dates; null for the product's own. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table users add column date_language text`.execute(db);
}
