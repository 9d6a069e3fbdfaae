import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  ...['added', 'changed', 'removed'].flatMap((done) => [
    `drop trigger reviews_${done} on reviews`,
    `drop trigger listings_${done} on listings`,
  ]),
  'drop function note_reviews_changed',
  'drop function note_listings_changed',
  'drop function note_listings',
  'drop table changes',
  // Sent with the commit. Cascades change these tables too.
  `create or replace function note_sessions_changed() returns trigger language plpgsql as $$
    begin
      perform pg_notify('reviews_events', 'session');
      return null;
    end $$`,
];

/** Functions that change something record an event; only sessions and accounts are watched by triggers. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
