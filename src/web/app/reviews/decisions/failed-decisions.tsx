import X from 'lucide-react/icons/x';
import type { Review } from '#contract/reviews/reviews.ts';
import { hasStatus, messageOr } from '#web/app/api/api-error.ts';
import { Button, IconButton } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { failedCopy } from '../copy.ts';
import type { FailedChange } from './decision-queue.ts';

export const aboutReview = ({ guestName, listingName }: Review) => failedCopy.about(guestName, listingName);

export interface FailedDecisionsProps {
  failures: readonly FailedChange[];
  /** Absent where every failed decision is only shown again. */
  onRetry?: (failure: FailedChange) => void;
  onShow: (failure: FailedChange) => void;
  show?: string;
  onDismiss?: (failure: FailedChange) => void;
}

/** The decisions that were not saved, each with its review. They stay until they are dismissed or repeated. */
export function FailedDecisions({
  failures,
  onRetry,
  onShow,
  show = failedCopy.show,
  onDismiss,
}: FailedDecisionsProps) {
  if (failures.length === 0) return null;
  return (
    <ul className="stack-small scroll">
      {failures.map((failure) => {
        const { change, error } = failure;
        // Another attempt would also fail if the review has changed.
        const canRetry = onRetry !== undefined && !hasStatus(error, 409);
        return (
          <li key={change.review.id}>
            <FailureAlert about={aboutReview(change.review)} message={messageOr(error, failedCopy.failed)}>
              <Button size="small" onClick={() => (canRetry ? onRetry : onShow)(failure)}>
                {canRetry ? failedCopy.retry : show}
              </Button>
              {onDismiss && (
                <IconButton aria-label={failedCopy.dismiss} onClick={() => onDismiss(failure)}>
                  <X />
                </IconButton>
              )}
            </FailureAlert>
          </li>
        );
      })}
    </ul>
  );
}
