import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Set if the analysis of a text failed. The text stays in the queue, and is skipped until it changes.
  'alter table analysis_queue add column failed_at timestamptz',
  `create or replace function queue_changed_text() returns trigger language plpgsql as $$
    begin
      insert into analysis_queue values (new.id) on conflict (review_id) do update set failed_at = null;
      delete from review_topics where review_id = new.id;
      return null;
    end $$`,
  // The analysis finds the language too.
  'drop index reviews_without_language',
  // All texts again, because the calculation of the sentiment has changed.
  `insert into analysis_queue select id from reviews where has_text or language is null on conflict do nothing`,
];

/** Marks texts that cannot be analysed, and queues all others for a new analysis. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
