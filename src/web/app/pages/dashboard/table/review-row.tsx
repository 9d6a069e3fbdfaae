import type { Review } from '#contract/reviews/reviews.ts';
import { useReviewActions } from '#web/app/reviews/review-actions.ts';
import { ReviewCells } from './review-cells.tsx';
import { roles } from './review-table.tsx';
import styles from './table.module.css';

export interface ReviewRowProps {
  review: Review;
  /** Whether it does not match the search text. It remains rendered, because it may match again after the next key. */
  isHidden: boolean;
  /** Whether it is the last visible row. */
  isLast: boolean;
}

/** One review. */
export function ReviewRow({ review, isHidden, isLast }: ReviewRowProps) {
  const { toggle, keepUnpublished, respond, open, channelOf, prompt } = useReviewActions();
  const ownPrompt = prompt?.reviewId === review.id ? prompt.content : undefined;
  return (
    <tr
      {...roles.row}
      className={styles.row}
      hidden={isHidden}
      tabIndex={-1}
      data-last={isLast || undefined}
      data-review={review.id}
      data-asks={ownPrompt !== undefined || undefined}
    >
      <ReviewCells
        review={review}
        onToggle={toggle}
        onKeep={keepUnpublished}
        onRespond={respond}
        onOpen={open}
        channel={channelOf(review.channel)}
        prompt={ownPrompt}
      />
    </tr>
  );
}
