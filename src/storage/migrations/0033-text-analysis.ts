import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Set where a text could not be analysed. It stays in the queue, and is skipped until it changes.
  'alter table analysis_queue add column failed_at timestamptz',
  `create or replace function queue_changed_text() returns trigger language plpgsql as $$
    begin
      insert into analysis_queue values (new.id) on conflict (review_id) do update set failed_at = null;
      delete from review_topics where review_id = new.id;
      return null;
    end $$`,
  // The analysis finds the language too.
  'drop index reviews_without_language',
  // All texts again, because their sentiment is calculated in another way now.
  `insert into analysis_queue select id from reviews where has_text or language is null on conflict do nothing`,
];

/** Texts that cannot be analysed, and a new analysis of all others in the background. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
