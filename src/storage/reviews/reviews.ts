import { decidableById } from '../decisions/approvals.ts';
import { setAssignee, undoAssignees } from '../decisions/assignees.ts';
import { changeReviews, contentVersions, previewChanges } from '../decisions/bulk.ts';
import { undoDecisions } from '../decisions/undo.ts';
import { analysisReaders, analysisWriters } from './analysis.ts';
import { correctionReaders, correctionWriters } from './corrections.ts';
import { duplicateReaders, duplicateWriters } from './duplicates.ts';
import { exportReviews, list, listPublic } from './list.ts';
import { pin, pins, unpin } from './pins.ts';
import { publicReaders } from './public.ts';
import { byId, listingsOf, managedById } from './rows.ts';
import { countEach, stats, waitingTimes } from './stats.ts';
import { byUpstreamIds } from './stored.ts';
import { tagReaders, tagWriters } from './tags.ts';
import { upstreamReaders, upstreamWriters } from './upstream-changes.ts';
import { lock, storeKeys, upsert } from './write.ts';

export const reviewReaders = {
  ...analysisReaders,
  ...correctionReaders,
  ...duplicateReaders,
  ...publicReaders,
  ...tagReaders,
  ...upstreamReaders,
  byId,
  managedById,
  listingsOf,
  decidableById,
  contentVersions,
  previewBulk: previewChanges,
  byUpstreamIds,
  list,
  listPublic,
  pins,
  waitingTimes,
  export: exportReviews,
  stats,
  countEach,
};

export const reviewWriters = {
  ...analysisWriters,
  ...correctionWriters,
  ...duplicateWriters,
  ...tagWriters,
  ...upstreamWriters,
  lock,
  upsert,
  storeKeys,
  setAssignee,
  undoAssignees,
  undoDecisions,
  changeInBulk: changeReviews,
  pin,
  unpin,
};
