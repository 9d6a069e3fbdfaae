import type { ReviewListQuery } from '#contract/reviews.ts';
import { PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';

/** The query of the property page: the approved reviews of a listing, newest first. */
export function propertyList(listingId: number): ReviewListQuery {
  return { listingId, approved: true, sortBy: 'date', sortOrder: 'desc', limit: PROPERTY_PAGE_REVIEWS };
}
