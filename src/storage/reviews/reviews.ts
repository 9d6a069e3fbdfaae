import { decidableById } from '../decisions/approvals.ts';
import { changeReviews, contentVersions, previewChanges } from '../decisions/bulk.ts';
import { undoDecisions } from '../decisions/undo.ts';
import { setAssignee, undoAssignees } from '../decisions/undo-assignees.ts';
import {
  countQueuedTexts,
  countUnanalysed,
  markUnanalysed,
  setTones,
  setTopics,
  takeQueuedTexts,
} from './analysis.ts';
import {
  calculatedSentiment,
  correctSentiment,
  deleteTopicCorrection,
  queueAnalysis,
  setTopicCorrection,
  topicCorrections,
} from './corrections.ts';
import { exportReviews, list, listPublic } from './list.ts';
import { pin, pins, unpin } from './pins.ts';
import {
  categoryScores,
  countNewerPublic,
  countPublic,
  highlights,
  listOfPublicPage,
  publicFacets,
  ratingCounts,
} from './public.ts';
import { byId, listingsOf, managedById } from './rows.ts';
import { countEach, stats, waitingTimes } from './stats.ts';
import { byUpstreamIds } from './stored.ts';
import {
  existingUpstreamIds,
  lockChanged,
  markRevised,
  syncedListingIds,
  withdraw,
} from './upstream-changes.ts';
import { lock, storeReservations, upsert } from './write.ts';

export const reviewReaders = {
  byId,
  managedById,
  listingsOf,
  decidableById,
  contentVersions,
  previewBulk: previewChanges,
  byUpstreamIds,
  existingUpstreamIds,
  syncedListingIds,
  list,
  listPublic,
  listOfPublicPage,
  countPublic,
  countNewerPublic,
  publicFacets,
  categoryScores,
  highlights,
  pins,
  waitingTimes,
  export: exportReviews,
  stats,
  countEach,
  ratingCounts,
  countQueuedTexts,
  countUnanalysed,
  topicCorrections,
  calculatedSentiment,
};

export const reviewWriters = {
  lock,
  lockChanged,
  upsert,
  storeReservations,
  markRevised,
  withdraw,
  setAssignee,
  undoAssignees,
  undoDecisions,
  changeInBulk: changeReviews,
  markUnanalysed,
  setTones,
  setTopics,
  takeQueuedTexts,
  setTopicCorrection,
  deleteTopicCorrection,
  correctSentiment,
  queueAnalysis,
  pin,
  unpin,
};
