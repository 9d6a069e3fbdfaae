import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { HeldRowAssigned, HeldRowBody } from '#contract/held-rows.ts';
import { calls } from '#contract/paths.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

export interface Assignment {
  key: string;
  listingId: number;
}

/** Puts a held review under a listing. It is under way until the list without it is there. */
export function useAssign() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: ({ key, listingId }: Assignment) =>
      client.put<HeldRowAssigned>(calls.heldRow(key), { body: { listingId } satisfies HeldRowBody }),
    onSuccess: async () => {
      void queryClient.invalidateQueries({ queryKey: keys.reviews });
      void queryClient.invalidateQueries({ queryKey: keys.stats });
      await Promise.all([
        queryClient.invalidateQueries({ queryKey: keys.sync }),
        queryClient.invalidateQueries({ queryKey: keys.held }),
      ]);
    },
  });
}
