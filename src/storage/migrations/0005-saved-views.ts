import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Few rows: people have at most fifty views.
  `create table views (
    id bigint generated always as identity primary key,
    owner text not null,
    name text not null,
    filter jsonb not null,
    sort_by text not null,
    sort_order text not null,
    is_shared boolean not null,
    -- Among the views of its owner; ties are ordered by id.
    place integer not null,
    made_at timestamptz not null default now(),
    unique (owner, name)
  )`,
  // The view may be a built-in one, which is no row.
  `create table default_views (
    username text primary key,
    view_id text not null
  )`,
];

/** Saved views, and the one that opens for each person. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
