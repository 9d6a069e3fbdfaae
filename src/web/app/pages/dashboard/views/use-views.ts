import { queryOptions } from '@tanstack/react-query';
import type { View } from '#contract/reviews/views.ts';
import type { Client } from '#web/app/api/client.ts';
import { keys } from '#web/app/api/queries.ts';
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
