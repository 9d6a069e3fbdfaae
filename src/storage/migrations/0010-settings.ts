import { type Kysely, sql } from 'kysely';

/** What managers set for the whole product, by name; what was never set has no row and is as the product says. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table settings (
    name text primary key,
    value jsonb not null,
    changed_by text not null,
    changed_at timestamptz not null default now()
  )`.execute(db);
}
