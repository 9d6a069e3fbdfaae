import type { Kysely } from 'kysely';
import type { Channel } from '#domain/channel.ts';
import type { Answerable, ReplyState } from '#domain/reply.ts';
import { queryTexts, type Statement, statement } from '../../prepared.ts';
import type { Tables } from '../../tables.ts';
import { type Asked, isShort } from './ids.ts';
import { isPlannedForAny, noteTotal } from './plans.ts';
import { type PageRow, reviewJson } from './review-row.ts';
import { MOST_COUNTED, type SearchWay, searchWay } from './search.ts';
import { type ListText, listText, shapeOf } from './statement.ts';
import { type Days, daysOf, valuesOf } from './values.ts';

/** A review of a page. */
export interface ListedReview {
  id: number;
  listingId: number;
  /** The inside of its JSON object, but for what is here beside it and the listing's name. */
  json: string;
  /** What decides whether it can be answered; only managers are told. */
  answerable: Answerable | null;
}

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
  const made = isPrepared ? keptStatement(asked, days) : passingStatement(asked, days, way);
  const rows = await queryTexts(db, made, valuesOf(made.names, asked, days));
  const total = Number(rows[0]?.[0] ?? 0);
  if (way === undefined) noteTotal(asked, total);
  const isTotalExact = way !== 'in order' || total <= MOST_COUNTED;
  return {
    reviews: rows.flatMap((row) => (row[1] === null ? [] : listed(row, asked.isPublic))),
    total: isTotalExact ? total : MOST_COUNTED,
    isTotalExact,
  };
}

function keptStatement(asked: Asked, days: Days | null): Statement & ListText {
  const shape = shapeOf(asked, days);
  const known = kept.get(shape);
  if (known) return known;
  const made = listText(asked, days);
  const named = { ...made, ...statement(made.text) };
  if (kept.size >= MOST_KEPT) kept.clear();
  kept.set(shape, named);
  return named;
}

function passingStatement(asked: Asked, days: Days | null, way?: SearchWay): { name: null } & ListText {
  return { name: null, ...listText(asked, days, way) };
}

function listed(row: PageRow, isPublic: boolean): ListedReview {
  return {
    id: Number(row[1]),
    listingId: Number(row[2]),
    json: reviewJson(row),
    answerable: isPublic ? null : toAnswerable(row),
  };
}

function toAnswerable(row: PageRow): Answerable {
  const [state, text, words] = row.slice(15);
  return {
    source: row[14] ?? '',
    channel: row[7] as Channel,
    isWithdrawn: false,
    isAnswered: row[11] !== null,
    isWordless: row[4]?.trim() === '',
    reply: state && text != null ? { state: state as ReplyState, text, words: words ?? null } : null,
  };
}
