import X from 'lucide-react/icons/x';
import { messageOr } from '#web/app/api/api-error.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { failedCopy } from '../copy.ts';
import { useReviewActions } from '../review-actions.ts';
import type { FailedDecision } from './approvals.ts';

export interface FailedDecisionsProps {
  failures: readonly FailedDecision[];
  onDismiss: (failure: FailedDecision) => void;
}

/** The decisions that were not saved, each with its review. They stay until they are dismissed or repeated. */
export function FailedDecisions({ failures, onDismiss }: FailedDecisionsProps) {
  const { open } = useReviewActions();
  if (failures.length === 0) return null;
  return (
    <ul className="failures">
      {failures.map((failure) => {
        const { review, error, retry } = failure;
        return (
          <li key={review?.id ?? messageOr(error, '')}>
            <FailureAlert
              about={review ? failedCopy.about(review.guestName, review.listingName) : undefined}
              message={messageOr(error, failedCopy.failed)}
            >
              {retry && (
                <Button
                  size="small"
                  onClick={() => {
                    onDismiss(failure);
                    retry();
                  }}
                >
                  {failedCopy.retry}
                </Button>
              )}
              {review && !retry && (
                <Button size="small" onClick={() => open(review)}>
                  {failedCopy.show}
                </Button>
              )}
              <Button
                look="quiet"
                size="icon"
                aria-label={failedCopy.dismiss}
                onClick={() => onDismiss(failure)}
              >
                <X />
              </Button>
            </FailureAlert>
          </li>
        );
      })}
    </ul>
  );
}
