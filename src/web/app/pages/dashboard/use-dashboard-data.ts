import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { type DashboardSearch, listQuery } from './dashboard-search.ts';
import { useChannels } from './use-channels.ts';

/**
 * The reviews and counts for the URL, and the channels' display rights. Previous data is shown until new data arrives.
 */
export function useDashboardData(search: DashboardSearch) {
  const { client } = useAppContext();
  const list = useQuery({
    ...reviewsQuery(client, listQuery(search), search.gone),
    placeholderData: keepPreviousData,
  });
  const stats = useQuery({
    ...statsQuery(client, search.listingId),
    placeholderData: keepPreviousData,
  });
  const channelOf = useChannels();
  const refresh = () => {
    void list.refetch();
    void stats.refetch();
  };
  return { list, stats, channelOf, error: list.error ?? stats.error, refresh };
}
