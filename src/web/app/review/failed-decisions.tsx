import X from 'lucide-react/icons/x';
import { messageOr } from '../api/api-error.ts';
import { Button } from '../controls/button.tsx';
import { FailureAlert } from '../controls/failure-alert.tsx';
import type { FailedDecision } from '../pages/dashboard/approval/approvals.ts';
import { dashboardCopy } from '../pages/dashboard/copy.ts';
import { useReviewActions } from '../pages/dashboard/review-actions.ts';
import { failedCopy } from './copy.ts';

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
              message={messageOr(error, dashboardCopy.approvalFailed)}
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
                aria-label={dashboardCopy.dismiss}
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
