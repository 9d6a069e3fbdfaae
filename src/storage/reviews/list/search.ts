import type { Kysely } from 'kysely';
import { totalOf } from '../../counts/total.ts';
import { queryOnce } from '../../prepared.ts';
import type { Tables } from '../../tables.ts';
import type { Wanted } from './conditions.ts';
import { daysOf, type ListParameters, listParameters, valuesOf } from './values.ts';

/**
 * How a search is done: by looking at each review that the other filters leave, by the index of words, or, for words
 * that many reviews have, by looking at reviews in order until the page is full.
 */
export type SearchWay = 'each' | 'by words' | 'in order';

/** A search counts exactly up to here at least; where more of all reviews have the words, it says so instead. */
export const MOST_COUNTED = 1000;
/** So many reviews are soon looked at one by one. */
const FEW = 5000;
/** How many reviews tell how common words are. */
const SAMPLE = 4000;
/** Of words that more reviews than this seem to have, a page in order is found without looking at every match. */
const COMMON = 10_000;

/** The text anywhere in what the search looks at, taken literally. */
export function patternOf(given: ListParameters): string {
  return `(select '%' || replace(replace(replace(folded(${given.add('search')}), '\\', '\\\\'), '%', '\\%'), '_', '\\_') || '%')`;
}

/** What the search looks at of a row of `reviews`: as it was made ready, or as it is where that still waits. */
export const WORDS = `case when exists (select from review_search_queue as q where q.review_id = reviews.id)
    then (select words from searchable_reviews as live where live.id = reviews.id)
    else (select words from review_search as ready where ready.review_id = reviews.id) end`;

/** The index knows parts of three characters; for less it would be read as a whole, and slower than the texts. */
const SHORTEST_PART = 3;

/** The ids of all reviews with the words, from the index and, where it is not up to date, from the reviews. */
export function foundByWords(search: string, pattern: string): string {
  return search.length < SHORTEST_PART ? foundInTexts(pattern) : found('words', pattern);
}

/** The same, found by reading one text after the other. */
export function foundInTexts(pattern: string): string {
  return found(`words || ''`, pattern);
}

function found(words: string, pattern: string): string {
  return `select review_id as id from review_search as ready where ${words} like ${pattern}
      and not exists (select from review_search_queue as q where q.review_id = ready.review_id)
    union all
    select live.id from searchable_reviews as live
      where live.id in (select review_id from review_search_queue) and live.words like ${pattern}`;
}

/** Which way suits these words and filters: a guess from a sample, on which nothing but speed depends. */
export async function searchWay(db: Kysely<Tables>, wanted: Wanted, timeZone: string): Promise<SearchWay> {
  const others = { ...wanted, search: undefined };
  const days = daysOf(wanted, timeZone);
  const given = listParameters();
  const total = totalOf(others, days, given);
  const [scope] = await queryOnce<{ left: number; all: number }>(
    db,
    `select (${total})::bigint as left, (select greatest(reltuples, 0) from pg_class where oid = 'review_search'::regclass) as all`,
    valuesOf(given.names, others, days),
  );
  if (!scope || scope.left <= FEW) return 'each';
  const percent = Math.min(100, (100 * SAMPLE) / Math.max(1, scope.all));
  const sample = listParameters();
  const [sampled] = await queryOnce<{ found: number; seen: number }>(
    db,
    `select count(*) filter (where words like ${patternOf(sample)}) as found, count(*) as seen
      from review_search tablesample system (${sample.add('sampled')})`,
    valuesOf(sample.names, { ...wanted, sampled: percent }, days),
  );
  const share = (sampled?.found ?? 0) / Math.max(1, sampled?.seen ?? 0);
  return share * Math.max(scope.all, scope.left) > COMMON ? 'in order' : 'by words';
}
