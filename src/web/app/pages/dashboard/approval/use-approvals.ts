import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import type { Review } from '#contract/reviews.ts';
import { isOutage, messageOr } from '#web/app/api/api-error.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { dashboardCopy } from '../copy.ts';
import { createApprovals, type SavedDecision } from './approvals.ts';

/** Approving and disapproving, with the last failure and the last saved decision. The functions never change. */
export function useApprovals() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const [failure, setFailure] = useState<unknown>(null);
  const [saved, setSaved] = useState<SavedDecision | null>(null);
  const [undone, setUndone] = useState<Review | null>(null);
  const [approvals] = useState(() =>
    createApprovals({
      client,
      queryClient,
      onClick: () => {
        setFailure(null);
        setSaved(null);
        setUndone(null);
      },
      onSaved: setSaved,
      onUndone: setUndone,
      onFailure: setFailure,
    }),
  );
  useEffect(() => void approvals.resume(), [approvals]);
  const message = failure === null ? null : messageOr(failure, dashboardCopy.approvalFailed);
  return {
    ...approvals,
    failure: message,
    isOutage: isOutage(failure),
    dismiss: () => setFailure(null),
    saved,
    undone,
  };
}
