import type { Kysely } from 'kysely';
import { queryTexts, type Statement, statement } from '../../prepared.ts';
import type { Tables } from '../../tables.ts';
import { type Asked, isShort } from './ids.ts';
import { isKnownAsMany, isPlannedForAny, noteTotal } from './plans.ts';
import { type ListedReview, reviewIn, totalIn } from './review-row.ts';
import { MOST_COUNTED, searchWay } from './search.ts';
import { type ListText, listText, shapeOf } from './statement.ts';
import { type Days, daysOf, valuesOf } from './values.ts';

/** Texts of statements that are kept; beyond, all are made anew, so that nobody can fill the memory with their variety. */
const MOST_KEPT = 300;
const kept = new Map<string, Statement & ListText>();

/**
 * One page of the reviews that match and how many match in all, by one statement. What is searched for is looked at
 * first, for how: of words that very many reviews have, at least so many are counted.
 */
export async function reviewList(
  db: Kysely<Tables>,
  asked: Asked,
  timeZone: string,
): Promise<{ reviews: ListedReview[]; total: number; isTotalExact: boolean }> {
  const days = daysOf(asked, timeZone);
  const way = asked.search === undefined ? undefined : await searchWay(db, asked, timeZone);
  const isPrepared = isShort(asked) && isPlannedForAny(asked);
  const made = isPrepared
    ? keptStatement(asked, days)
    : { name: null, ...listText(asked, days, { search: way }) };
  const rows = await queryTexts(db, made, valuesOf(made.names, asked, days));
  const total = totalIn(rows[0]);
  if (way === undefined) noteTotal(asked, total);
  const isTotalExact = way !== 'in order' || total <= MOST_COUNTED;
  return {
    reviews: rows.flatMap((row) => reviewIn(row, asked.isPublic) ?? []),
    total: isTotalExact ? total : MOST_COUNTED,
    isTotalExact,
  };
}

function keptStatement(asked: Asked, days: Days | null): Statement & ListText {
  const areMany = isKnownAsMany(asked);
  const shape = shapeOf(asked, days, areMany);
  const known = kept.get(shape);
  if (known) return known;
  const made = listText(asked, days, { areMany });
  const named = { ...made, ...statement(made.text) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(shape, named);
  return named;
}
