import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { ApiRoute } from '#contract/route-path.ts';
import type { RouteData, RouteInput } from '#contract/route-types.ts';
import { useAppContext } from '../app-context.ts';
import { type ReadRoute, routeQuery } from './queries.ts';

/** The options may be left out where nothing in them is required. */
type Given<All> =
  Partial<All> extends All ? [input?: All, options?: ReadOptions] : [input: All, options?: ReadOptions];

interface ReadOptions {
  enabled?: boolean;
  /** Shows the data of the previous input until the new one arrives. */
  keepPrevious?: boolean;
  /** Reads it again so often. */
  pollMs?: number;
}

/** The data of a route, such as `useRoute('GET /tokens')`. The route is the first part of the query's key. */
export function useRoute<Key extends ReadRoute>(key: Key, ...[input, options]: Given<RouteInput<Key>>) {
  const { client } = useAppContext();
  const pollMs = options?.pollMs;
  return useQuery({
    ...routeQuery(client, key, input),
    enabled: options?.enabled ?? true,
    ...(pollMs !== undefined && { refetchInterval: pollMs }),
    ...(options?.keepPrevious && { placeholderData: keepPreviousData<RouteData<Key>> }),
  });
}

/** Replaces the data of a query, which a running read may have requested before. */
export async function replaceData(
  queryClient: QueryClient,
  queryKey: QueryKey,
  data: unknown,
): Promise<void> {
  await queryClient.cancelQueries({ queryKey });
  queryClient.setQueryData(queryKey, data);
}

export interface SendOptions<Result, Input> {
  /** The query that the response replaces. */
  updates?: QueryKey;
  /** Queries to read again. */
  refreshes?: readonly QueryKey[];
  /** Milliseconds after which the call fails, if not the default. */
  timeout?: number;
  onSuccess?: (result: Result, input: Input) => unknown;
}

/** A call that changes something. Its result is not cached, because it may contain a secret. */
export function useSend<Key extends ApiRoute, Input extends RouteInput<Key>>(
  key: Key,
  { updates, refreshes = [], timeout, onSuccess }: SendOptions<RouteData<Key>, Input> = {},
) {
  const { client, queryClient } = useAppContext();
  return useMutation({
    mutationFn: (input: Input) =>
      client.request<ApiRoute>(key, { ...input, ...(timeout && { timeout }) } as never) as Promise<
        RouteData<Key>
      >,
    gcTime: 0,
    onSuccess: async (result, input) => {
      if (updates) await replaceData(queryClient, updates, result);
      await onSuccess?.(result, input);
      await Promise.all(refreshes.map((queryKey) => queryClient.invalidateQueries({ queryKey })));
    },
  });
}
