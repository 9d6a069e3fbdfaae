import { type Kysely, sql } from 'kysely';
import type { SortedFilter } from '#domain/filter.ts';
import type { FullReview } from '#domain/stored-review.ts';
import { matching } from '../filters/conditions.ts';
import type { Tables } from '../tables.ts';
import { orderOf } from './order.ts';
import { COLUMNS, joinedReviews, type ReviewRow, toReview } from './rows.ts';
import { STORED_COLUMNS, type StoredRow, toStored } from './stored.ts';

const ROWS_AT_ONCE = 1000;

type Row = ReviewRow & StoredRow & { source: string; upstream_listing_id: string };

/**
 * Reads all matching reviews from one snapshot through a cursor, a thousand at a time, so its memory does not depend on
 * their number. Private feedback is read only if it is requested.
 */
export async function* exportReviews(
  db: Kysely<Tables>,
  filter: SortedFilter,
  timeZone: string,
  { withPrivateFeedback }: { withPrivateFeedback: boolean },
): AsyncGenerator<FullReview[]> {
  const matches = joinedReviews(db)
    .where(matching(filter, { isPublic: false, timeZone }))
    .select([...COLUMNS, ...STORED_COLUMNS, 'reviews.source', 'listings.upstream_id as upstream_listing_id'])
    .select((eb) =>
      (withPrivateFeedback
        ? eb.ref('reviews.private_feedback')
        : eb.cast<string | null>(eb.lit(null), 'text')
      ).as('private_feedback'),
    )
    .orderBy(orderOf(filter));
  const transaction = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`declare exported no scroll cursor for ${matches}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from exported`.execute(transaction);
      if (rows.length > 0) yield rows.map(toFull);
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    // Nothing was written. This also ends the transaction of a caller that stops early.
    await transaction.rollback().execute();
  }
}

function toFull(row: Row): FullReview {
  return {
    review: toReview(row),
    source: row.source,
    upstreamListingId: row.upstream_listing_id,
    stored: toStored(row),
  };
}
