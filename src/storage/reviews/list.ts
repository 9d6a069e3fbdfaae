import { type Compilable, CompiledQuery, type RawBuilder, sql } from 'kysely';
import { LRUCache } from 'lru-cache';
import { PAGE_SIZES } from '#domain/paging.ts';
import type { RespondableReview } from '#domain/responses/response.ts';
import {
  isLimited,
  type ListQuery,
  MAX_COUNT,
  MAX_SEARCH_COUNT,
  type ReviewFilter,
  type SortedFilter,
  setFilters,
  type WithAccess,
} from '#domain/reviews/filter.ts';
import type { Review } from '#domain/reviews/review.ts';
import type { FullReview } from '#domain/reviews/stored-review.ts';
import { countOfRows, hasExactTotal, totalOf } from '../counts/total.ts';
import { executePrepared } from '../database/handle.ts';
import { readInParts } from '../database/read-in-parts.ts';
import { type Audience, matching } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import { orderOf } from './order.ts';
import { managedReviews, publicReviews, toManaged, toReview } from './rows.ts';
import { STORED_COLUMNS, toStored } from './stored.ts';

type QueryWithAccess = WithAccess<ListQuery>;

export interface ReviewPage<Listed extends Review> {
  reviews: Listed[];
  /** The number of matches on all pages. */
  total: number;
  /** False if more than `total` match. */
  isTotalExact: boolean;
}

/** One page of the matching reviews, with the managers' fields, or those of them that the query names. */
export async function list(
  db: Db,
  query: QueryWithAccess,
  timeZone: string,
): Promise<ReviewPage<RespondableReview>> {
  const audience = { isPublic: false, timeZone };
  const { rows, ...counted } = await readPage(db, query, audience, (total) =>
    execute(db, query, [audience, total], () =>
      managedReviews(db, query.fields)
        .innerJoin(pageOf(db, query, audience), 'page.id', 'reviews.id')
        .orderBy(orderOf(query))
        .select(totalColumn(query, audience, total)),
    ),
  );
  return { reviews: rows.map(toManaged), ...counted };
}

/** One page of the matching reviews that are public. */
export async function listPublic(
  db: Db,
  filters: Omit<ListQuery, 'period'>,
  timeZone: string,
): Promise<ReviewPage<Review>> {
  const query: QueryWithAccess = { ...filters, access: 'all' };
  const audience = { isPublic: true, timeZone };
  const { rows, ...counted } = await readPage(db, query, audience, (total) =>
    execute(db, query, [audience, total], () =>
      publicReviews(db)
        .innerJoin(pageOf(db, query, audience), 'page.id', 'reviews.id')
        .orderBy(orderOf(query))
        .select(totalColumn(query, audience, total)),
    ),
  );
  return { reviews: rows.map(toReview), ...counted };
}

/** @param total null when the query of the rows shall count too */
type ReadRows<Row> = (total: number | null) => Promise<Row[]>;

function totalColumn(query: QueryWithAccess, audience: Audience, total: number | null) {
  return (total === null ? totalOf(query, audience) : sql.lit(total)).as('total');
}

/** Reads a page with its total, by one query if the total is exact and the page not empty. */
async function readPage<Row extends { total: number }>(
  db: Db,
  query: QueryWithAccess,
  audience: Audience,
  read: ReadRows<Row>,
): Promise<{ rows: Row[]; total: number; isTotalExact: boolean }> {
  if (!hasExactTotal(query)) return readCountedPage(db, query, audience, read);
  const rows = await read(null);
  return {
    rows,
    total: rows[0]?.total ?? (await evaluate(db, totalOf(query, audience))),
    isTotalExact: true,
  };
}

/** Counts by rows, and only if the page does not show the end of the list. */
async function readCountedPage<Row>(
  db: Db,
  query: QueryWithAccess,
  audience: Audience,
  read: ReadRows<Row>,
): Promise<{ rows: Row[]; total: number; isTotalExact: boolean }> {
  const { limit, offset } = query;
  const rows = await read(0);
  if (rows.length < limit && (rows.length > 0 || offset === 0)) {
    return { rows, total: offset + rows.length, isTotalExact: true };
  }
  if (query.exactTotal) {
    return { rows, total: await evaluate(db, countOfRows(query, audience)), isTotalExact: true };
  }
  const all =
    (query.search ?? query.words) === undefined
      ? 0
      : await evaluate(db, totalOf({ access: query.access }, audience));
  const countLimit = all > MAX_COUNT ? MAX_SEARCH_COUNT : MAX_COUNT;
  const counted = await evaluate(db, countOfRows(query, audience, countLimit + 1));
  return { rows, total: Math.min(counted, countLimit), isTotalExact: counted <= countLimit };
}

async function evaluate(db: Db, count: RawBuilder<number>): Promise<number> {
  const { rows } = await sql<{ count: number }>`select ${count} as count`.execute(db);
  return rows[0]?.count ?? 0;
}

/** The ids of a page, found in an index: rows that are passed over are never read. */
function pageOf(db: Db, query: QueryWithAccess, audience: Audience) {
  return db
    .selectFrom('reviews')
    .$if(query.sortBy === 'listingName', (reviews) =>
      reviews.innerJoin('listings', 'listings.id', 'reviews.listing_id'),
    )
    .select('reviews.id')
    .where(matching(query, audience))
    .orderBy(orderOf(query))
    .limit(sql.lit(query.limit))
    .$if(query.offset > 0, (reviews) => reviews.offset(query.offset))
    .as('page');
}

/** Lists repeat, and building and compiling a query takes 80 of the 300 µs that Node needs for a list. */
const compiledPages = new LRUCache<string, CompiledQuery>({ max: 500 });

/** @param others everything but the query that determines the page */
function execute<Row>(
  db: Db,
  query: QueryWithAccess,
  others: readonly unknown[],
  build: () => Compilable<Row>,
): Promise<Row[]> {
  // The query of limited access may have thousands of ids.
  if (isLimited(query)) return db.executeQuery(build()).then(({ rows }) => rows);
  const key = JSON.stringify([query, others]);
  let page = compiledPages.get(key) as CompiledQuery<Row> | undefined;
  if (!page) {
    const { sql: text, parameters } = build().compile();
    // Without the tree that it was compiled from, which takes far more memory than the text.
    page = CompiledQuery.raw(text, [...parameters]) as CompiledQuery<Row>;
    compiledPages.set(key, page);
  }
  return isPrepared(query) ? executePrepared(db, page) : db.executeQuery(page).then(({ rows }) => rows);
}

/** The filters whose statements have few forms. */
const PREPARED: ReadonlySet<keyof ReviewFilter> = new Set<keyof ReviewFilter>([
  'listingId',
  'rating',
  'channel',
  'approved',
  'decision',
  'sentiment',
]);

/**
 * First pages with at most one filter are prepared: their plan suits any value, and managers read little else. With a
 * filter by days the plan depends on their number, so it is made each time, unless one index gives filter and order.
 */
function isPrepared(query: ListQuery): boolean {
  const { limit, offset, sortBy } = query;
  if (offset > 0 || !PAGE_SIZES.some((size) => size === limit)) return false;
  const filters = setFilters(query);
  const areDays = filters.every((name) => name === 'startDate' || name === 'endDate');
  if (areDays) return filters.length === 0 || sortBy === 'date';
  return filters.length === 1 && filters.every((name) => PREPARED.has(name));
}

/** The listing of a review at its own source, if that was merged into another. */
const OWN_LISTING = sql<string | null>`(
  select own.upstream_id from listings as own where own.id = reviews.own_listing_id)`.as(
  'own_upstream_listing_id',
);

/** Reads all matching reviews, in parts, from one snapshot. Private feedback is read only if it is requested. */
export async function* exportReviews(
  db: Db,
  filter: WithAccess<SortedFilter>,
  timeZone: string,
  { withPrivateFeedback }: { withPrivateFeedback: boolean },
): AsyncGenerator<FullReview[]> {
  const matches = publicReviews(db)
    .where(matching(filter, { isPublic: false, timeZone }))
    .select([...STORED_COLUMNS, 'reviews.source', 'listings.upstream_id as upstream_listing_id'])
    .select(OWN_LISTING)
    .select((eb) =>
      (withPrivateFeedback
        ? eb.ref('reviews.private_feedback')
        : eb.cast<string | null>(eb.lit(null), 'text')
      ).as('private_feedback'),
    )
    .orderBy(orderOf(filter));
  for await (const rows of readInParts(db, matches)) {
    yield rows.map((row) => ({
      review: toReview(row),
      source: row.source,
      upstreamListingId: row.own_upstream_listing_id ?? row.upstream_listing_id,
      stored: toStored(row),
    }));
  }
}
