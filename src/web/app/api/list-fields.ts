import type { Review } from '#contract/reviews/reviews.ts';

/** The fields that rows of a list show. An expanded row and the side panel load the others of their review. */
export const LIST_FIELDS = [
  'listingId',
  'listingName',
  'guestName',
  'reviewText',
  'rating',
  'ratingDerived',
  'channel',
  'reviewDate',
  'sentiment',
  'isApproved',
  'isImported',
  'response',
  'revision',
  'decision',
  'decidedBy',
  'decidedAt',
  'reason',
  'assignee',
  'notes',
  'topics',
  'tags',
  'writtenResponse',
  'canRespond',
  'responseBlockedReason',
] as const satisfies (keyof Review)[];
