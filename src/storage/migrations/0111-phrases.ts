import { type Kysely, sql } from 'kysely';

/**
 * Trigrams do not cross spaces, so a search for a phrase read every text that contains all of its words. A space becomes `X`, which
 * trigrams treat as a letter. Normalized texts are in lower case; only a few symbols, such as U+1D54F, become an `X` too.
 */
const STATEMENTS = [
  `create or replace function review_search_text(guest_name text, review_text text, channel text, listing_name text)
    returns text language sql immutable parallel safe as $$
      select translate(normalize_text(concat_ws(E'\\n', guest_name, review_text, channel, listing_name)), ' ', 'X')
    $$`,
  'drop index review_search_trigrams',
  // An update would leave a dead version of each row in the table and in the index.
  'truncate review_search',
  `insert into review_search (review_id, search_text, is_indexed)
    select r.id, review_search_text(r.guest_name, r.review_text, r.channel, l.name), true
    from reviews r join listings l on l.id = r.listing_id order by r.id`,
  'create index review_search_trigrams on review_search using gin (search_text gin_trgm_ops) where is_indexed',
];

/** Lets the trigram index find phrases. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
