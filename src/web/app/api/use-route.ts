import {
  keepPreviousData,
  type QueryClient,
  type QueryKey,
  type UseMutationOptions,
  useMutation,
  useQuery,
} from '@tanstack/react-query';
import type { Listing } from '#contract/listings/listing.ts';
import type { ApiRoute } from '#contract/route-path.ts';
import type { RouteData, RouteInput } from '#contract/route-types.ts';
import { useAppContext } from '../app-context.ts';
import { listingsQuery, type ReadRoute, routeQuery } from './queries.ts';

/** The options may be left out where nothing in them is required. */
type Given<All, Options> =
  Partial<All> extends All ? [input?: All, options?: Options] : [input: All, options?: Options];

interface ReadOptions<Data> {
  enabled?: boolean;
  /** Milliseconds. */
  staleTime?: number;
  refetchInterval?: number | ((query: { state: { data: Data | undefined } }) => number);
  /** Shows the data of the previous input until the new one arrives. */
  keepPrevious?: boolean;
}

/** The data of a route, such as `useRoute('GET /tokens')`. The route is the first part of the query's key. */
export function useRoute<Key extends ReadRoute>(
  key: Key,
  ...[input, { keepPrevious, ...options } = {}]: Given<RouteInput<Key>, ReadOptions<RouteData<Key>>>
) {
  const { client } = useAppContext();
  return useQuery({
    ...routeQuery(client, key, input),
    ...options,
    ...(keepPrevious && { placeholderData: keepPreviousData<RouteData<Key>> }),
  });
}

/** The most ids in one request. */
const MAX_IDS = 200;

/** The first listings, for a field that finds others by typing, and those with the ids, which it shows as chosen. */
export function useListings(ids: readonly number[] = []): readonly Listing[] {
  const first = useQuery(listingsQuery(useAppContext().client, '')).data?.listings ?? [];
  const query = { ids: ids.slice(0, MAX_IDS) };
  const named = useRoute('GET /listings', { query }, { enabled: ids.length > 0, keepPrevious: true });
  return [...first, ...(named.data?.listings ?? [])];
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

export interface SendOptions<Result, Input, Context>
  extends Pick<
    UseMutationOptions<Result, Error, Input, Context>,
    'onMutate' | 'onError' | 'onSettled' | 'scope'
  > {
  /** The query that the response replaces. */
  updates?: QueryKey;
  /** Queries to read again. */
  refreshes?: readonly QueryKey[];
  /** Milliseconds after which the call fails, if not the default. */
  timeout?: number;
  onSuccess?: (result: Result, input: Input) => unknown;
}

/** A call that changes something. Its result is not cached, because it may contain a secret. */
export function useSend<Key extends ApiRoute, Input extends RouteInput<Key>, Context = unknown>(
  key: Key,
  options: SendOptions<RouteData<Key>, Input, Context> = {},
) {
  const { updates, refreshes = [], timeout, onSuccess, ...others } = options;
  const { client, queryClient } = useAppContext();
  const send = useMutation({
    ...others,
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
  return {
    ...send,
    /** The props of a button that sends it. */
    button: (input: Input) => ({ disabled: send.isPending, onClick: () => send.mutate(input) }),
  };
}
