import type { BulkBody } from '#contract/decisions/bulk.ts';
import type { Review } from '#contract/reviews/reviews.ts';
import { MAX_SEEN_REVIEWS } from '#domain/decisions/bulk.ts';
import { contentHash } from '#domain/reviews/content-hash.ts';
import { filtersOf, type ReviewSearch } from '#web/app/reviews/review-search.ts';
import type { Selection } from '../selection/selection.ts';

/** Which reviews a bulk action changes, and the content of those that were on the screen. */
export type BulkTarget = Pick<BulkBody, 'ids' | 'filter' | 'seen'>;

/** @param loaded the reviews that this page has shown */
export function bulkTarget(
  { ids, isAllMatching }: Selection,
  search: ReviewSearch,
  loaded: readonly Review[],
): BulkTarget {
  const seen = loaded
    .filter(({ id }) => isAllMatching || ids.has(id))
    .slice(0, MAX_SEEN_REVIEWS)
    .map((review) => ({ id: review.id, tag: contentHash(review) }));
  return isAllMatching ? { filter: filtersOf(search), seen } : { ids: [...ids], seen };
}
