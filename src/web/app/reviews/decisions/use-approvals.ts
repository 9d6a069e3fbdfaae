import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Review } from '#contract/reviews/reviews.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { createApprovals, type FailedDecision, type SavedDecision } from './approvals.ts';

const without = (failures: readonly FailedDecision[], review: Review | null) =>
  failures.filter((failure) => review === null || failure.review?.id !== review.id);

/** Approving and disapproving, with the failures and the last saved decision. The functions keep their identity. */
export function useApprovals() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  /** Each stays until it is dismissed or its review is decided again. */
  const [failures, setFailures] = useState<readonly FailedDecision[]>([]);
  const [saved, setSaved] = useState<SavedDecision | null>(null);
  const [undone, setUndone] = useState<Review | null>(null);
  const [approvals] = useState(() => ({
    ...createApprovals({
      client,
      queryClient,
      onClick: (review) => {
        setFailures((before) => without(before, review));
        setSaved(null);
        setUndone(null);
      },
      onSaved: setSaved,
      onUndone: setUndone,
      onFailure: (failure) => setFailures((before) => [...without(before, failure.review), failure]),
    }),
    dismiss: (failure: FailedDecision) => setFailures((before) => before.filter((each) => each !== failure)),
  }));
  useEffect(() => void approvals.resume(), [approvals]);
  return { ...approvals, failures, saved, undone };
}
