import type { Checkpoint } from '#domain/sources/source-kind.ts';
import { type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { repeatCheck } from '../repeat-check.ts';
import { wrongFormat } from '../requests/upstream.ts';
import { parseTimestamp } from '../timestamp.ts';
import { PRECISION_MS, REVIEWS_PER_PAGE } from './assumptions.ts';
import { GUESTY } from './errors.ts';

/** A position in the list of reviews: those changed until a time, without the first `skip`. */
export interface Position {
  /** In ISO 8601; empty for the newest. */
  until: string;
  skip: number;
}

/** Rows of one page without those of the page before it. */
export interface ReviewPage {
  rows: LooseRecord[];
  /** Of the page. */
  position: Position;
}

/** Rows that are read again where a page has no later time than the one before it. */
const OVERLAP_ROWS = 10;
const NEWEST: Position = { until: '', skip: 0 };

export function positionOf(checkpoint: Checkpoint | null): Position {
  const { until, skip } = checkpoint ?? {};
  const isValid = parseTimestamp(until) !== null && Number.isInteger(skip);
  return isValid ? { until: String(until), skip: Number(skip) } : NEWEST;
}

/**
 * Reads the reviews by descending time of their last change. Guesty pages by number of rows, and a row that changes moves to
 * the front meanwhile, so each page starts at the time at which the one before it ended.
 *
 * @param get reads the body of a path
 * @param options.since only reviews that changed since then
 * @param options.from where an earlier read stopped
 */
export async function* reviewPages(
  get: (path: string) => Promise<LooseRecord>,
  { since, from = NEWEST }: { since?: Date; from?: Position },
): AsyncGenerator<ReviewPage> {
  let position = from;
  let before = new Set<string>();
  // The first page comes again if all its rows have the same time.
  const requireNew = repeatCheck(GUESTY, '_id', 1);
  for (;;) {
    const { rows, isLast } = pageOf(await get(pathOf(position, since)));
    yield { rows: rows.filter((row) => !before.has(idOf(row))), position };
    if (isLast) return;
    requireNew(rows);
    before = new Set(rows.map(idOf).filter(Boolean));
    position = after(position, rows);
  }
}

const idOf = (row: LooseRecord) => stringOf(row._id);

function pathOf({ until, skip }: Position, since: Date | undefined): string {
  const query = new URLSearchParams({ limit: String(REVIEWS_PER_PAGE), skip: String(skip) });
  query.set('includeCustomChannels', 'true');
  if (since) query.set('startDate', since.toISOString());
  if (until) query.set('endDate', until);
  return `/v1/reviews?${query}`;
}

/** A page has no total; it is the last if it is short. */
function pageOf(body: LooseRecord): { rows: LooseRecord[]; isLast: boolean } {
  const rows = body.data;
  if (!Array.isArray(rows)) throw wrongFormat(GUESTY);
  const granted = numberOf(body.limit) ?? REVIEWS_PER_PAGE;
  return {
    rows: rows.map((row) => recordOf(row) ?? {}),
    isLast: rows.length === 0 || rows.length < Math.min(granted, REVIEWS_PER_PAGE),
  };
}

/** After a page on which all rows have the same time, its rows are skipped. */
function after({ until, skip }: Position, rows: readonly LooseRecord[]): Position {
  const last = parseTimestamp(rows.at(-1)?.updatedAt);
  const next = last && new Date(last.getTime() + PRECISION_MS).toISOString();
  if (next && (until === '' || next < until)) return { until: next, skip: 0 };
  return { until, skip: skip + Math.max(1, rows.length - OVERLAP_ROWS) };
}
