import { Review, ReviewParams } from '../reviews/reviews.ts';
import { defineRoutes } from '../route.ts';
import { BatchParams, UndoneBatch, UndoReviewBody } from './batches.ts';

/** Taking decisions back. */
export const batchesRoutes = defineRoutes({
  'POST /batches/:id/undo': {
    permission: 'reviews:decide',
    concurrency: 'bulk',
    summary: 'Undo a batch of decisions',
    description:
      'Restores what each review was before, except where it was decided again, changed or withdrawn since. The undo is a batch of its own.',
    tag: 'Reviews',
    params: BatchParams,
    response: UndoneBatch,
    errors: [404],
  },
  'POST /reviews/:id/undo': {
    permission: 'reviews:decide',
    summary: 'Undo the last decision on a review',
    description:
      'A further decision restores what the review was before. 409 when someone else has decided or the review has changed since. To undo an undo, call it again.',
    tag: 'Reviews',
    params: ReviewParams,
    body: UndoReviewBody,
    isBodyOptional: true,
    response: Review,
    errors: [404, 409],
  },
});
