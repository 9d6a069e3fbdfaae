import type { Review } from '#contract/reviews.ts';
import { reviewCopy } from './copy.ts';
import { ReviewCard } from './review-card.tsx';

export interface ReviewListProps {
  reviews: readonly Review[];
  /** The time zone of the dates shown. */
  timeZone: string;
  emptyMessage: string;
  /** How many reviews are published on the channels, whether they are shown here or not. */
  published?: number;
}

/** Guest reviews in the given order. */
export function ReviewList({ reviews, timeZone, emptyMessage, published = 0 }: ReviewListProps) {
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
        <li key={review.id} id={`review-${review.id}`}>
          <ReviewCard review={review} timeZone={timeZone} />
        </li>
      ))}
    </ul>
  );
}
