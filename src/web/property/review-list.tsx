import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { reviewCopy } from './copy.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The time zone of the dates shown. */
  timeZone: string;
  emptyMessage: string;
  /** How many reviews are published on the channels, whether they are shown here or not. */
  published?: number;
  /** The id of the review that is set off from the others. */
  marked?: number | undefined;
  /** What a manager can do with a review. */
  actionsOf?: (review: Review) => ReactNode;
}

/** Guest reviews in the given order. */
export function ReviewList({
  reviews,
  timeZone,
  emptyMessage,
  published = 0,
  marked,
  actionsOf,
}: ReviewListProps) {
  if (reviews.length === 0) {
    return (
      <>
        <p className="property-empty">{emptyMessage}</p>
        {published > 0 && <p className="property-none-shown">{reviewCopy.noneShown(published)}</p>}
      </>
    );
  }
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} aria-current={review.id === marked || undefined}>
          <ReviewCard review={review} timeZone={timeZone} actions={actionsOf?.(review)} />
        </li>
      ))}
    </ul>
  );
}
