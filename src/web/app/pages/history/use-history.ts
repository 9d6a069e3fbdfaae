import { useInfiniteQuery, useMutation, useQueryClient } from '@tanstack/react-query';
import type { Activity, ActivityEntry, ActivityGroup, ActivityGroups } from '#contract/activity.ts';
import type { UndoneBatch } from '#contract/batches.ts';
import { calls } from '#contract/paths.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { HistorySearch } from './history-search.ts';

const ACTIVITY = ['activity'];
/** A batch may have 100,000 reviews. */
const UNDO_TIMEOUT_MS = 300_000;
const FIRST: string | null = null;

/** The single decisions and batches that match, in parts. */
export function useHistory(search: HistorySearch) {
  const { client } = useAppContext();
  return useInfiniteQuery({
    queryKey: [...ACTIVITY, 'groups', search],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.get<ActivityGroups>(calls.activityGroups(), { query: { ...search, cursor }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** The decisions of a batch that match, in parts. */
export function useBatch(batch: string, search: HistorySearch) {
  const { client } = useAppContext();
  return useInfiniteQuery({
    queryKey: [...ACTIVITY, 'batch', batch, search],
    queryFn: ({ pageParam: cursor, signal }) =>
      client.get<Activity>(calls.activity(), { query: { ...search, batch, cursor }, signal }),
    initialPageParam: FIRST,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}

/** What an undo did. */
export type UndoResult = Pick<UndoneBatch, 'changed' | 'skipped' | 'skippedCount'>;

/** Takes back one decision, or a batch. */
export function useUndo() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (what: ActivityEntry | NonNullable<ActivityGroup['batch']>): Promise<UndoResult> => {
      if ('kind' in what) {
        return client.post<UndoneBatch>(calls.undoBatch(what.id), { timeout: UNDO_TIMEOUT_MS });
      }
      await client.post(calls.undoReview(what.review.id), { body: { decision: what.id } });
      return { changed: 1, skipped: [], skippedCount: 0 };
    },
    // Reviews, their statistics and their histories are all other ones now.
    onSettled: () => queryClient.invalidateQueries(),
  });
}
