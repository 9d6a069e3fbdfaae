import { decidableReview } from '../approvals.ts';
import { shownReviews } from '../public-property.ts';
import { starCounts } from '../star-counts.ts';
import { exportedReviews } from './export.ts';
import { knownReviews, lockChanging, markRevised, syncedHomes, withdrawReviews } from './follow.ts';
import { reviewList } from './list/read-list.ts';
import { reviewById } from './read.ts';
import { managedReviewById } from './read-managed.ts';
import { reviewStats } from './stats.ts';
import { storedReviews } from './stored.ts';
import { lockReview, upsertReviews } from './write.ts';

export const reviewReaders = {
  byId: reviewById,
  managedById: managedReviewById,
  decidableById: decidableReview,
  byUpstreamIds: storedReviews,
  existingUpstreamIds: knownReviews,
  syncedListingIds: syncedHomes,
  list: reviewList,
  listPublic: shownReviews,
  export: exportedReviews,
  stats: reviewStats,
  ratingCounts: starCounts,
};

export const reviewWriters = {
  lock: lockReview,
  lockChanged: lockChanging,
  upsert: upsertReviews,
  markRevised,
  withdraw: withdrawReviews,
};
