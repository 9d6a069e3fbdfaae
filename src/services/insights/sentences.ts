import { starsOf } from '#domain/reviews/rating.ts';
import { sentenceAround } from '#domain/reviews/sentence.ts';
import type { MentionRow } from '#storage/insights/mentions.ts';

export function sentenceOf(row: MentionRow) {
  return {
    reviewId: row.review_id,
    listingId: row.listing_id,
    listingName: row.name,
    guestName: row.guest_name,
    reviewDate: row.submitted_at,
    rating: row.rating_tenths === null ? null : starsOf(row.rating_tenths),
    ...sentenceAround(row.review_text, row.starts_at, row.ends_at),
  };
}
