import { type Kysely, sql } from 'kysely';

/** The company's logo. A new one has another id, so that its address can be cached for ever. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table brand_logos (
    id bigint generated always as identity primary key,
    bytes bytea not null
  )`.execute(db);
}
