import { type Compilable, type Kysely, type RawBuilder, sql } from 'kysely';
import { type ListQuery, setFilters } from '#domain/filter.ts';
import { PAGE_SIZES } from '#domain/paging.ts';
import type { AnswerableReview } from '#domain/reply.ts';
import type { Review } from '#domain/review.ts';
import { totalOf } from '../counts/total.ts';
import { executePrepared } from '../database/prepared-statements.ts';
import { type ListScope, matching } from '../filters/conditions.ts';
import type { Tables } from '../tables.ts';
import { orderOf } from './order.ts';
import { COLUMNS, lastDecision, MANAGED_COLUMNS, toManaged, toReview } from './rows.ts';

/** From this offset on a page is read from the nearer end of the list. */
const DEEP_OFFSET = 1_000;

export interface ReviewPage<Listed extends Review> {
  reviews: Listed[];
  /** How many match, on all pages. */
  total: number;
  /** False where more than `total` match. */
  isTotalExact: boolean;
}

/** One page of the reviews that match, as managers see them. */
export async function list(
  db: Kysely<Tables>,
  query: ListQuery,
  timeZone: string,
): Promise<ReviewPage<AnswerableReview>> {
  const scope = { isPublic: false, timeZone };
  const { rows, ...counted } = await readPage(db, query, scope, (part, total) =>
    execute(
      db,
      query,
      pageOf(db, query, scope, part)
        .leftJoin('replies', 'replies.review_id', 'reviews.id')
        .leftJoinLateral(lastDecision(db), (join) => join.onTrue())
        .select([...MANAGED_COLUMNS, total.as('total')]),
    ),
  );
  return { reviews: rows.map(toManaged), ...counted };
}

/** One page of the reviews that match and that the public may read. */
export async function listPublic(
  db: Kysely<Tables>,
  query: ListQuery,
  timeZone: string,
): Promise<ReviewPage<Review>> {
  const scope = { isPublic: true, timeZone };
  const { rows, ...counted } = await readPage(db, query, scope, (part, total) =>
    execute(db, query, pageOf(db, query, scope, part).select([...COLUMNS, total.as('total')])),
  );
  return { reviews: rows.map(toReview), ...counted };
}

/** A part of a list, in its order or, from the end, in reverse. */
interface Part {
  limit: number;
  offset: number;
  isFromEnd: boolean;
}

type ReadPart<Row> = (part: Part, total: RawBuilder<number>) => Promise<Row[]>;

/** Reads a page with its total, by one query unless the page is empty or far down. */
async function readPage<Row extends { total: number }>(
  db: Kysely<Tables>,
  query: ListQuery,
  scope: ListScope,
  read: ReadPart<Row>,
): Promise<{ rows: Row[]; total: number; isTotalExact: boolean }> {
  const searchLimit = query.search === undefined ? 0 : await searchLimitOf(db, scope);
  const { count, limit } = totalOf(query, scope, searchLimit);
  const known = (counted: number) => ({ total: Math.min(counted, limit), isTotalExact: counted <= limit });
  const countNow = async () => known(await evaluate(db, count));
  if (query.offset < DEEP_OFFSET) {
    const rows = await read({ ...query, isFromEnd: false }, count);
    return { rows, ...(rows[0] ? known(rows[0].total) : await countNow()) };
  }
  const counted = await countNow();
  return { rows: await read(nearerEnd(query, counted), sql.lit(counted.total)), ...counted };
}

/** Matches of common text are counted up to a thousand, but completely where there are few reviews. */
async function searchLimitOf(db: Kysely<Tables>, scope: ListScope): Promise<number> {
  const all = await evaluate(db, totalOf({}, scope, 0).count);
  return all <= 10_000 ? 10_000 : 1_000;
}

async function evaluate(db: Kysely<Tables>, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

function nearerEnd(
  { limit, offset }: ListQuery,
  { total, isTotalExact }: { total: number; isTotalExact: boolean },
): Part {
  const isFromEnd = isTotalExact && offset * 2 > total;
  if (!isFromEnd) return { limit, offset, isFromEnd };
  const last = Math.min(offset + limit, total);
  return { limit: Math.max(0, last - offset), offset: total - last, isFromEnd };
}

/** Finds the ids of a page in an index, and then their rows: rows that are passed over are never read. */
function pageOf(db: Kysely<Tables>, query: ListQuery, scope: ListScope, part: Part) {
  const ids = db
    .selectFrom('reviews')
    .$if(query.sortBy === 'listingName', (reviews) =>
      reviews.innerJoin('listings', 'listings.id', 'reviews.listing_id'),
    )
    .select('reviews.id')
    .where(matching(query, scope))
    .orderBy(orderOf(query, part.isFromEnd))
    .limit(sql.lit(part.limit))
    .$if(part.offset > 0, (reviews) => reviews.offset(part.offset));
  return db
    .selectFrom(ids.as('page'))
    .innerJoin('reviews', 'reviews.id', 'page.id')
    .innerJoin('listings', 'listings.id', 'reviews.listing_id')
    .orderBy(orderOf(query));
}

/**
 * First pages with at most one filter are prepared: their plan is right for any value, and managers read little else. The
 * days of a filter say how many reviews are left, so those are planned each time, unless their index gives the order too.
 */
function execute<Row>(db: Kysely<Tables>, query: ListQuery, page: Compilable<Row>): Promise<Row[]> {
  const { limit, offset, sortBy } = query;
  const filters = setFilters(query);
  const areDays = filters.every((name) => name === 'startDate' || name === 'endDate');
  const isAlike = areDays ? filters.length === 0 || sortBy === 'date' : filters.length === 1 && !query.search;
  const isUsualSize = PAGE_SIZES.some((size) => size === limit);
  if (isAlike && isUsualSize && offset === 0) return executePrepared(db, page);
  return db.executeQuery(page.compile()).then(({ rows }) => rows);
}
