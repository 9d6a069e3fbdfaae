import { type Kysely, sql } from 'kysely';

/** Texts for responses. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql`create table response_templates (
    id bigint generated always as identity primary key,
    -- The username of the person whose own it is; null for one of the company.
    owner text,
    name text not null,
    text text not null,
    -- What it is for; null or empty for every review.
    language text,
    stars smallint[] not null default '{}',
    topics text[] not null default '{}',
    -- The id at Hostaway, if it was imported.
    upstream_id text unique,
    changed_by text not null,
    created_at timestamptz not null default now(),
    changed_at timestamptz not null default now()
  )`.execute(db);
}
