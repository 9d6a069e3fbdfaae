import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { ApiTokenBody } from '#contract/accounts/api-tokens.ts';
import type { Client } from '#web/app/api/client.ts';
import { useAppContext } from '#web/app/app-context.ts';

export const tokensQuery = (client: Client) =>
  queryOptions({
    queryKey: ['tokens'],
    queryFn: ({ signal }) => client.request('GET /tokens', { signal }),
  });

/** The secret of a new token is not cached. */
export function useCreateToken() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: ApiTokenBody) => client.request('POST /tokens', { body }),
    gcTime: 0,
    onSuccess: ({ tokens }) => queryClient.setQueryData(tokensQuery(client).queryKey, { tokens }),
  });
}

export function useRevokeToken() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (id: number) => client.request('DELETE /tokens/:id', { params: { id } }),
    onSuccess: (left) => queryClient.setQueryData(tokensQuery(client).queryKey, left),
  });
}
