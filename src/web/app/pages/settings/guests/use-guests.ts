import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { GuestSelection } from '#contract/guests/guests.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** A search is no cached query: what it finds is personal. A name belongs into no URL. */
export function useFindGuest() {
  const { client } = useAppContext();
  return useMutation({
    mutationFn: (search: string) => client.request('POST /guests/find', { body: { search } }),
    gcTime: 0,
  });
}

/** Saves everything about the selection as a file. */
export function useExportGuest() {
  const { client } = useAppContext();
  return useMutation({
    mutationFn: async (body: GuestSelection) => {
      const data = await client.request('POST /guests/export', { body });
      const url = URL.createObjectURL(
        new Blob([JSON.stringify(data, null, 2)], { type: 'application/json' }),
      );
      const link = document.createElement('a');
      link.href = url;
      link.download = 'guest.json';
      link.click();
      URL.revokeObjectURL(url);
    },
    gcTime: 0,
  });
}

export function useEraseGuest() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: GuestSelection) => client.request('POST /guests/erase', { body, timeout: 120_000 }),
    // Reviews, notes and views are all other ones now.
    onSuccess: () => queryClient.invalidateQueries(),
  });
}
