import { type Expression, type ExpressionBuilder, type SqlBool, sql } from 'kysely';
import { nextDay, startOfDay } from '#domain/day.ts';
import type { ReviewFilter } from '#domain/filter.ts';
import { tenthsOfStarFilter } from '#domain/rating.ts';
import type { Tables } from '../tables.ts';

type ReviewRow = ExpressionBuilder<Tables, 'reviews' | 'listings'>;
type Conditions = Omit<ReviewFilter, 'sortBy' | 'sortOrder' | 'limit' | 'offset'>;

/** The rows that a filter means, as one condition over reviews joined with their listings. */
export function matching(eb: ReviewRow, filter: Conditions, timeZone: string): Expression<SqlBool> {
  const all: Expression<SqlBool>[] = [eb('reviews.withdrawn_at', 'is', null)];
  if (filter.listingId !== undefined) all.push(eb('reviews.listing_id', '=', filter.listingId));
  if (filter.rating !== undefined) {
    const { from, to } = tenthsOfStarFilter(filter.rating);
    all.push(eb.between('reviews.rating_tenths', from, to));
  }
  if (filter.channel !== undefined) all.push(eb('reviews.channel', '=', filter.channel));
  if (filter.startDate !== undefined) {
    all.push(eb('reviews.submitted_at', '>=', startOfDay(filter.startDate, timeZone)));
  }
  if (filter.endDate !== undefined) {
    all.push(eb('reviews.submitted_at', '<', startOfDay(nextDay(filter.endDate), timeZone)));
  }
  if (filter.approved !== undefined) all.push(eb('reviews.is_approved', '=', filter.approved));
  if (filter.search !== undefined) all.push(containing(filter.search));
  return eb.and(all);
}

/** The text anywhere in what the search looks at, case-blind, taken literally. */
function containing(search: string): Expression<SqlBool> {
  const pattern = `%${search.replace(/[\\%_]/g, '\\$&')}%`;
  return sql<SqlBool>`(reviews.guest_name ilike ${pattern} or reviews.review_text ilike ${pattern}
    or reviews.channel ilike ${pattern} or listings.name ilike ${pattern})`;
}
