import { type RawBuilder, sql } from 'kysely';
import type { SortedFilter, SortKey } from '#domain/reviews/filter.ts';
import { NAME_COLLATION } from '../name-collation.ts';

/** The expressions of each sort key; each has an index. */
const EXPRESSIONS: Record<SortKey, readonly string[]> = {
  date: ['reviews.submitted_at'],
  rating: ['reviews.rating_tenths'],
  guestName: [`reviews.guest_name ${NAME_COLLATION}`],
  listingName: [`listings.name ${NAME_COLLATION}`, 'listings.id'],
};

/** The ORDER BY of a list; the id breaks ties. Reviews without a rating come last in either order. */
export function orderOf({ sortBy, sortOrder, listingId }: SortedFilter): RawBuilder<unknown> {
  // All reviews of one listing have its name.
  const expressions = sortBy === 'listingName' && listingId !== undefined ? [] : EXPRESSIONS[sortBy];
  const nulls = sortBy === 'rating' ? ' nulls last' : '';
  const terms = [...expressions.map((each) => `${each} ${sortOrder}${nulls}`), `reviews.id ${sortOrder}`];
  return sql.raw(terms.join(', '));
}
