import { Type } from 'typebox';
import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import {
  Activity,
  ActivityExportQuery,
  ActivityGroupQuery,
  ActivityGroups,
  ActivityQuery,
} from './activity.ts';
import { BatchParams, UndoneBatch, UndoReviewBody } from './batches.ts';
import { BulkBody, BulkResult } from './bulk.ts';
import { DecisionList, ReasonBody } from './decisions.ts';

/** Room for 100,000 ids of up to 16 digits. */
const BODY_LIMIT_BYTES = 3 * 1024 * 1024;

export const decisionsRoutes = {
  ...defineRoutes('Reviews', {
    'GET /reviews/hostaway/:id/decisions': {
      permission: 'reviews:read',
      summary: 'The decisions on a review, and its changes by imports',
      params: ReviewParams,
      response: DecisionList,
    },
    'PUT /reviews/hostaway/:id/reason': {
      permission: 'reviews:decide',
      summary: 'Give the reason of a disapproval',
      description: 'Only the manager who disapproved the review can give it. Returns the list of decisions.',
      params: ReviewParams,
      body: ReasonBody,
      response: DecisionList,
      errors: [409],
    },
  }),
  /** Taking decisions back. */
  ...defineRoutes('Reviews', {
    'POST /batches/:id/undo': {
      permission: 'reviews:decide',
      concurrency: 'bulk',
      summary: 'Undo a batch of decisions',
      description:
        'Restores what each review was before, except where it was decided again, changed or withdrawn since. The undo is a batch of its own.',
      params: BatchParams,
      response: UndoneBatch,
    },
    'POST /reviews/:id/undo': {
      permission: 'reviews:decide',
      summary: 'Undo the last decision on a review',
      description:
        'A further decision restores what the review was before. 409 when someone else has decided or the review has changed since. To undo an undo, call it again.',
      params: ReviewParams,
      body: UndoReviewBody,
      isBodyOptional: true,
      response: Review,
      errors: [409],
    },
  }),
  /** The same change of many reviews. */
  ...defineRoutes('Reviews', {
    'POST /reviews/bulk': {
      permission: 'reviews:decide',
      concurrency: 'bulk',
      summary: 'Approve, unpublish or assign many reviews',
      description:
        'All changes are one transaction and one batch. With `dryRun` nothing changes, and the result says what would. 409, and nothing changes, when the reviews are no longer those that a dry run counted (`expected`, `fingerprint`).',
      body: BulkBody,
      response: BulkResult,
      errors: [409],
      bodyLimit: BODY_LIMIT_BYTES,
    },
  }),
  /** The decisions on all reviews. */
  ...defineRoutes('Activity', {
    'GET /activity': {
      permission: 'reviews:read',
      summary: 'The decisions on all reviews',
      description: 'Who decided what about which review, when and why, newest first.',
      query: ActivityQuery,
      response: Activity,
    },
    'GET /activity/groups': {
      permission: 'reviews:read',
      summary: 'The decisions on all reviews, with each batch as one item',
      description: 'A batch is listed if one of its decisions matches.',
      query: ActivityGroupQuery,
      response: ActivityGroups,
    },
    'GET /activity/export': {
      permission: 'reviews:export',
      summary: 'Export the decisions on all reviews as CSV',
      query: ActivityExportQuery,
      responses: { 200: { description: 'The file.', content: { 'text/csv': { schema: Type.String() } } } },
    },
  }),
};
