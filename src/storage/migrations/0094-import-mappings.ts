import { type Kysely, sql } from 'kysely';

/** How the columns of files become reviews. `header` is a hash of their names. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table import_mappings (
    id bigint generated always as identity primary key,
    header text not null unique,
    columns jsonb not null,
    mapping jsonb not null,
    updated_by text not null,
    updated_at timestamptz not null default now()
  )`.execute(db);
}
