import { type Kysely, sql } from 'kysely';

/** The other name under which an upstream knows a listing, by which rows of files may call it. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`alter table listings add column external_name text`.execute(db);
}
