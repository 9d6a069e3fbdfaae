import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * No automatic retry or refetch: an error shows at once with its Retry, and a list does not change because the window
 * gets the focus. A page that opens always refetches its data and shows the cached data meanwhile.
 */
export function createQueryClient(): QueryClient {
  // An optimistic update then renders in the same frame as the click.
  notifyManager.setScheduler(queueMicrotask);
  return new QueryClient({
    defaultOptions: {
      queries: {
        retry: false,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
}
