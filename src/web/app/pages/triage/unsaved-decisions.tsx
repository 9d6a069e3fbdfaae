import { useMutation } from '@tanstack/react-query';
import X from 'lucide-react/icons/x';
import type { Review } from '#contract/reviews/reviews.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { Button } from '#web/app/controls/button.tsx';
import { FailureAlert } from '#web/app/controls/failure-alert.tsx';
import { failedCopy } from '#web/app/reviews/copy.ts';
import { triageCopy } from './copy.ts';
import type { Refusal, Triage, TriageState } from './triage-session.ts';

const about = ({ guestName, listingName }: Review) => failedCopy.about(guestName, listingName);

/** Says that decisions are not saved yet, and why. */
export function UnsavedAlert({
  triage,
  state: { unsaved, problem },
}: {
  triage: Triage;
  state: TriageState;
}) {
  if (!problem) return null;
  return (
    <FailureAlert about={about(problem.review)} message={triageCopy.unsaved(unsaved, problem.message)}>
      <Button size="small" onClick={triage.retry}>
        {triageCopy.retry}
      </Button>
    </FailureAlert>
  );
}

export interface RefusalsProps {
  triage: Triage;
  refusals: readonly Refusal[];
  onDismiss?: (refusal: Refusal) => void;
}

/** The decisions that the server refused, each with a button that shows its review again. */
export function Refusals({ triage, refusals, onDismiss }: RefusalsProps) {
  const { client } = useAppContext();
  const reopen = useMutation({
    mutationFn: async ({ review }: Refusal) =>
      triage.reopen(review, await client.request('GET /reviews/hostaway/:id', { params: { id: review.id } })),
  });
  return (
    <ul className="failures">
      {refusals.map((refusal) => (
        <li key={refusal.review.id}>
          <FailureAlert about={about(refusal.review)} message={refusal.message}>
            <Button size="small" onClick={() => reopen.mutate(refusal)}>
              {triageCopy.reopen}
            </Button>
            {onDismiss && (
              <Button
                look="quiet"
                size="icon"
                aria-label={triageCopy.dismiss}
                onClick={() => onDismiss(refusal)}
              >
                <X />
              </Button>
            )}
          </FailureAlert>
        </li>
      ))}
    </ul>
  );
}
