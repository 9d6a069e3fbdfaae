import type { WebhookKind } from './webhook.ts';

/** An example of the message about an event of a kind. */
export function sampleOf(kind: WebhookKind, now: Date) {
  const isAboutReview = kind.startsWith('review.') || kind.startsWith('response.');
  const data = isAboutReview
    ? { reviewId: 1042, listingId: 7 }
    : kind === 'alert.raised'
      ? { listingId: 7, topic: 'noise' }
      : { source: 'hostaway-2', sourceName: 'Lisbon' };
  return { type: kind, timestamp: now.toISOString(), data };
}
