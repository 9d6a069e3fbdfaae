import { counted } from '#domain/format-number.ts';
import type { Topic } from '#domain/insights/topics.ts';
import type { WebhookKind } from '#domain/webhooks/webhook.ts';

type ReviewKind = Exclude<WebhookKind, 'alert.raised' | 'sync.failed'>;

const reviews = (count: number) => counted(count, 'review', 'reviews');

/** What happened to one review, and to many. */
export const REVIEW_TITLES: Record<ReviewKind, { one: string; many: (count: number) => string }> = {
  'review.created': { one: 'New review', many: (count) => counted(count, 'new review', 'new reviews') },
  'review.changed': {
    one: 'A review changed on its channel',
    many: (count) => `${reviews(count)} changed on their channels`,
  },
  'review.removed': {
    one: 'A review was removed from its channel',
    many: (count) => `${reviews(count)} were removed from their channels`,
  },
  'review.approved': { one: 'A review was approved', many: (count) => `${reviews(count)} were approved` },
  'review.unpublished': {
    one: 'A review was kept unpublished',
    many: (count) => `${reviews(count)} were kept unpublished`,
  },
  'response.sent': {
    one: 'A response was sent',
    many: (count) => `Responses to ${reviews(count)} were sent`,
  },
  'response.refused': {
    one: 'A response was refused by its channel',
    many: (count) => `Responses to ${reviews(count)} were refused by their channels`,
  },
};

export const chatCopy = {
  alert: 'Alert',
  alertRating: 'The average rating has fallen',
  alertTopic: (topic: Topic) => `Complaints about ${topic} have risen`,
  syncFailed: 'A sync failed',
  test: 'Test: what happens to reviews will be shown here',
  properties: (count: number) => counted(count, 'property', 'properties'),
  stars: (stars: number) => `${stars.toFixed(1)} of 5 stars`,
  noRating: 'No rating',
  openReview: 'Open the review',
  openReviews: 'Open the reviews',
  openInsights: 'Open the insights',
  openSync: 'Open the sync page',
  openApp: 'Open the reviews',
} as const;
