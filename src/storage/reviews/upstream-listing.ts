import { sql } from 'kysely';

/**
 * The source's own id of the listing of a review, which a person may have assigned to another listing; null if it is not
 * known. Reviews that were stored before it was recorded have that of their listing here, if that is of the same source.
 */
export const UPSTREAM_LISTING_ID = sql<string | null>`coalesce(reviews.upstream_listing_id,
  (select upstream_id from listings where id = coalesce(reviews.own_listing_id, reviews.listing_id) and source = reviews.source))`;
