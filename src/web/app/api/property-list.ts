import type { ReviewListQuery } from '#contract/reviews.ts';
import { PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';

/** What the property page shows: its approved reviews, newest first. */
export function propertyList(listingId: number): ReviewListQuery {
  return { listingId, approved: true, sortBy: 'date', sortOrder: 'desc', limit: PROPERTY_PAGE_REVIEWS };
}
