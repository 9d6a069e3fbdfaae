import type { Review } from '#contract/reviews.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The zone in which dates are cut. */
  timeZone: string;
  emptyMessage: string;
}

/** Guest reviews in the order given. */
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
