import Check from 'lucide-react/icons/check';
import EyeOff from 'lucide-react/icons/eye-off';
import X from 'lucide-react/icons/x';
import type { MouseEvent } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { Button } from '#web/app/controls/button.tsx';
import { useCan } from '#web/app/session/use-can.ts';
import { tableCopy } from '../copy.ts';
import { useReviewActions } from '../review-actions.ts';
import { blockedReason } from '../use-channels.ts';

export interface DecisionButtonsProps {
  review: Review;
  /** The id of the element that tells equal buttons apart. */
  describedBy?: string;
  onDecided?: () => void;
}

/** Approves or disapproves a review, or keeps a pending one unpublished. */
export function DecisionButtons({ review, describedBy, onDecided }: DecisionButtonsProps) {
  const { toggle, keepUnpublished, channelOf } = useReviewActions();
  const canDecide = useCan('reviews:decide');
  const blocked = review.isApproved ? null : blockedReason(channelOf(review.channel));
  if (!canDecide) return null;
  // The second click of a double click would undo the decision, or decide the next review.
  const onClick = (decide: (review: Review) => unknown) => (event: MouseEvent) => {
    if (event.detail <= 1 && decide(review)) onDecided?.();
  };
  return (
    <div className="row">
      <Button
        look={review.isApproved ? 'plain' : 'primary'}
        disabled={blocked !== null}
        aria-describedby={describedBy}
        data-approved={review.isApproved}
        onClick={onClick(toggle)}
      >
        {review.isApproved ? <X /> : <Check />}
        {review.isApproved ? tableCopy.disapprove : tableCopy.approve}
      </Button>
      {review.decision === 'none' && (
        <Button aria-describedby={describedBy} onClick={onClick(keepUnpublished)}>
          <EyeOff />
          {tableCopy.keepUnpublished}
        </Button>
      )}
      {blocked && <p className="note">{blocked}</p>}
    </div>
  );
}
