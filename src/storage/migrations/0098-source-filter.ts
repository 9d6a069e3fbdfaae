import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Filters compare the source too, so the indexes from which they find and count matches must include it.
  `do $$
    declare
      name text;
      definition text;
    begin
      for name, definition in
        select indexrelid::regclass, pg_get_indexdef(indexrelid) from pg_index
        where indrelid = 'reviews'::regclass and indnatts > indnkeyatts and pg_get_indexdef(indexrelid) !~ '\\msource\\M'
      loop
        execute format('drop index %s', name);
        execute regexp_replace(definition, 'INCLUDE \\(([^)]*)\\)', 'INCLUDE (\\1, source)');
      end loop;
    end $$`,
  `create index reviews_of_source_by_date on reviews (source, submitted_at, id)
    include (is_approved, channel, rating_tenths, listing_id, decision, sentiment, language, has_text, has_response, is_changed,
      category_scores, lowest_score) where withdrawn_at is null`,
];

/** What the filter by source compares. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
