import { decidableReview } from './approvals.ts';
import { exportedReviews } from './export.ts';
import { knownReviews, lockChanging, markRevised, syncedHomes, withdrawReviews } from './follow.ts';
import { managedReviewList, publicReviewList } from './list.ts';
import { publicReviews, ratingCounts } from './public.ts';
import { managedReviewById, reviewById } from './rows.ts';
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
  list: managedReviewList,
  listPublic: publicReviewList,
  listOfPublicPage: publicReviews,
  export: exportedReviews,
  stats: reviewStats,
  ratingCounts,
};

export const reviewWriters = {
  lock: lockReview,
  lockChanged: lockChanging,
  upsert: upsertReviews,
  markRevised,
  withdraw: withdrawReviews,
};
