import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { DecisionList, ReasonBody } from '#contract/decisions.ts';
import { calls } from '#contract/paths.ts';
import { decisionsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Keeps why a review was disapproved; its history, where it is open, shows it at once. */
export function useGiveReason(reviewId: number) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (reason: string) =>
      client.put<DecisionList>(calls.reason(reviewId), { body: { reason } satisfies ReasonBody }),
    onSuccess: (decisions) => queryClient.setQueryData(decisionsQuery(client, reviewId).queryKey, decisions),
  });
}
