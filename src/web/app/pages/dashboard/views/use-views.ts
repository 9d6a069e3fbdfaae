import { queryOptions } from '@tanstack/react-query';
import { useState } from 'react';
import type { View, ViewBody, ViewChange, ViewList } from '#contract/reviews/views.ts';
import { messageOr } from '#web/app/api/api-error.ts';
import type { Client } from '#web/app/api/client.ts';
import { keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import type { ReviewSearch } from '#web/app/reviews/review-search.ts';

/** Read again whenever the statistics are: both change with every decision. */
export const VIEWS = [...keys.stats, 'views'];

export const viewsQuery = (client: Client) =>
  queryOptions({
    queryKey: VIEWS,
    queryFn: ({ signal }) => client.request('GET /views', { signal }),
    select: ({ views }) => views,
    staleTime: 2_000,
  });

export interface ViewDialogProps {
  search: ReviewSearch;
  views: readonly View[];
  onClose: () => void;
}

/** The changes of views. Each resolves to whether it was made; `failure` says why not. */
export function useViewChanges(failed: string) {
  const { client, queryClient } = useAppContext();
  const [failure, setFailure] = useState<string | null>(null);
  const run = async (change: Promise<ViewList>): Promise<boolean> => {
    setFailure(null);
    try {
      queryClient.setQueryData(VIEWS, await change);
      return true;
    } catch (error) {
      setFailure(messageOr(error, failed));
      return false;
    }
  };
  return {
    failure,
    save: (body: ViewBody) => run(client.request('POST /views', { body })),
    change: ({ id }: View, body: ViewChange) =>
      run(client.request('PATCH /views/:id', { params: { id }, body })),
    remove: ({ id }: View) => run(client.request('DELETE /views/:id', { params: { id } })),
  };
}
