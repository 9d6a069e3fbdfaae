import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { reviewsQuery, statsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';
import { type DashboardSearch, listQuery } from './dashboard-search.ts';

/** The reviews and the counts that belong to what is set. While newer ones come, the previous ones stay. */
export function useDashboardData(search: DashboardSearch) {
  const { client } = useAppContext();
  const list = useQuery({
    ...reviewsQuery(client, listQuery(search)),
    placeholderData: keepPreviousData,
  });
  const stats = useQuery({
    ...statsQuery(client, search.listingId),
    placeholderData: keepPreviousData,
  });
  const refresh = () => {
    void list.refetch();
    void stats.refetch();
  };
  return { list, stats, error: list.error ?? stats.error, refresh };
}
