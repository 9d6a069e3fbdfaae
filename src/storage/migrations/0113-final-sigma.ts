import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create or replace function normalize_text(given text) returns text language sql immutable strict parallel safe as $$
    select case when octet_length(given) = length(given) then lower(given)
      else regexp_replace(normalize(replace(lower(given), 'ς', 'σ'), NFKD), U&'[\\0300-\\036F]', '', 'g') end
  $$`,
  `update review_search set search_text = replace(search_text, 'ς', 'σ'), is_indexed = false
    where position('ς' in search_text) > 0`,
];

/** The lower case of a Greek Σ is σ, or ς at the end of a word: searches compare both as one. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
