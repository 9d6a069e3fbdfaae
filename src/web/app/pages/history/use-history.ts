import { useInfiniteQuery, useMutation, useQuery } from '@tanstack/react-query';
import type { ActivityEntry, ActivityGroup } from '#contract/decisions/activity.ts';
import type { UndoneBatch } from '#contract/decisions/batches.ts';
import { undoBatch } from '#web/app/api/queries.ts';
import { useChanges } from '#web/app/api/use-changes.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { HistorySearch } from './history-search.ts';

const ACTIVITY = ['activity'];
const FIRST: string | null = null;

/** The single decisions and batches that match, in parts, and whether the first part is out of date. */
export function useHistory(search: HistorySearch) {
  const { client } = useAppContext();
  const read = (cursor: string | null, signal: AbortSignal) =>
    client.request('GET /activity/groups', { query: { ...search, cursor }, signal });
  const history = useInfiniteQuery({
    queryKey: [...ACTIVITY, 'groups', search],
    queryFn: ({ pageParam, signal }) => read(pageParam, signal),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
  const newest = useQuery({
    queryKey: [...ACTIVITY, 'newest', search],
    queryFn: ({ signal }) => read(FIRST, signal),
    // Read after each change of others only. The list itself would move under the pointer.
    enabled: false,
    gcTime: 0,
  });
  useChanges({ onEvent: () => void newest.refetch() });
  const shown = history.data?.pages[0];
  const isOutdated =
    newest.data !== undefined &&
    newest.dataUpdatedAt > history.dataUpdatedAt &&
    JSON.stringify(newest.data) !== JSON.stringify(shown);
  return { ...history, isOutdated: isOutdated && !history.isFetching };
}

/** The decisions of a batch that match, in parts. */
export function useBatch(batch: string, search: HistorySearch) {
  const { client } = useAppContext();
  return useInfiniteQuery({
    queryKey: [...ACTIVITY, 'batch', batch, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.request('GET /activity', { query: { ...search, batch, cursor }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

export type UndoResult = Pick<UndoneBatch, 'changed' | 'skipped' | 'skippedCount'>;

export function useUndo() {
  const { client, queryClient } = useAppContext();
  return useMutation({
    mutationFn: async (what: ActivityEntry | NonNullable<ActivityGroup['batch']>): Promise<UndoResult> => {
      if ('kind' in what) return undoBatch(client, what.id);
      await client.request('POST /reviews/:id/undo', {
        params: { id: what.review.id },
        body: { decision: what.id },
      });
      return { changed: 1, skipped: [], skippedCount: 0 };
    },
    // Reviews, their statistics and their histories are all other ones now.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
