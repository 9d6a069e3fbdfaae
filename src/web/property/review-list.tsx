import type { Review } from '#contract/reviews.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The time zone of the dates shown. */
  timeZone: string;
  emptyMessage: string;
}

/** Guest reviews in the given order. */
export function ReviewList({ reviews, timeZone, emptyMessage }: ReviewListProps) {
  if (reviews.length === 0) return <p className="property-empty">{emptyMessage}</p>;
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`}>
          <ReviewCard review={review} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
