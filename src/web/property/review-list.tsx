import type { ReactNode } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { ReviewCard } from './review-card.tsx';
import { useTexts } from './texts.ts';

export interface ReviewListProps<Shown extends Review> {
  reviews: readonly Shown[];
  /** The time zone of the dates shown. */
  timeZone: string;
  emptyMessage: string;
  /** How many reviews are published on the channels, whether they are shown here or not. */
  published?: number;
  /** The id of the review that is set off from the others. */
  marked?: number | undefined;
  factsOf?: (review: Shown) => readonly string[];
  /** What a manager can do with a review. */
  actionsOf?: (review: Shown) => ReactNode;
}

/** Guest reviews in the given order. */
export function ReviewList<Shown extends Review>({
  reviews,
  timeZone,
  emptyMessage,
  published = 0,
  marked,
  factsOf,
  actionsOf,
}: ReviewListProps<Shown>) {
  const texts = useTexts();
  if (reviews.length === 0) {
    return (
      <>
        <p className="property-empty">{emptyMessage}</p>
        {published > 0 && <p className="property-none-shown">{texts.review.noneShown(published)}</p>}
      </>
    );
  }
  return (
    <ul className="review-list">
      {reviews.map((review) => (
        <li key={review.id} id={`review-${review.id}`} aria-current={review.id === marked || undefined}>
          <ReviewCard
            review={review}
            timeZone={timeZone}
            facts={factsOf?.(review)}
            actions={actionsOf?.(review)}
          />
        </li>
      ))}
    </ul>
  );
}
