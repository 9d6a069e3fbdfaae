import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { channelsQuery, reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { type DashboardSearch, listQuery } from './dashboard-search.ts';

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
  const { data } = useQuery(channelsQuery(client));
  const channelOf = useCallback(
    (channel: string): ChannelEntry | undefined => data?.channels.find((entry) => entry.channel === channel),
    [data],
  );
  const refresh = () => {
    void list.refetch();
    void stats.refetch();
  };
  return { list, stats, channelOf, error: list.error ?? stats.error, refresh };
}
