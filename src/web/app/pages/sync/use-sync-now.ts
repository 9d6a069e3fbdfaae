import { useMutation, useQueryClient } from '@tanstack/react-query';
import { calls } from '#contract/paths.ts';
import type { SyncStatus } from '#contract/sync.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Asks for a sync; the answer says already that it runs, and the page then looks often. */
export function useSyncNow() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => client.post<SyncStatus>(calls.sync()),
    onMutate: () => queryClient.cancelQueries({ queryKey: keys.sync }),
    onSuccess: (status) => queryClient.setQueryData(keys.sync, status),
  });
}
