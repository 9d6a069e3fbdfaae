import type { SortedFilter, WithAccess } from '#domain/reviews/filter.ts';
import type { FullReview } from '#domain/reviews/stored-review.ts';
import { readInParts } from '../database/read-in-parts.ts';
import { matching } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import { orderOf } from './order.ts';
import { publicReviews, toReview } from './rows.ts';
import { STORED_COLUMNS, toStored } from './stored.ts';

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
      upstreamListingId: row.upstream_listing_id,
      stored: toStored(row),
    }));
  }
}
