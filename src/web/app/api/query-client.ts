import { notifyManager, QueryClient } from '@tanstack/react-query';

/**
 * Nothing is asked again behind the reader's back: a failure shows at once with its Retry, and a list never reorders
 * because the window came into view. What a page opens with is always asked for anew, over what was known.
 */
export function createQueryClient(): QueryClient {
  // A click that changes what is known is then drawn with the click itself, in the same frame.
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
