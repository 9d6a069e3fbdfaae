import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import type { InvitationBody, PersonChange } from '#contract/accounts/people.ts';
import type { Client } from '#web/app/api/client.ts';
import { keys, peopleQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

export const accountsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['accounts'],
    queryFn: ({ signal }) => client.request('GET /accounts', { signal }),
  });

export const invitationsQuery = (client: Client) =>
  queryOptions({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => client.request('GET /invitations', { signal }),
  });

/** Changes a person. The response lists everyone. */
export function useChangePerson(username: string) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: PersonChange) =>
      client.request('PATCH /people/:username', { params: { username }, body }),
    onSuccess: (list) => {
      queryClient.setQueryData(accountsQuery(client).queryKey, list);
      void queryClient.invalidateQueries({ queryKey: peopleQuery(client).queryKey });
      // It may be one's own name or role.
      void queryClient.invalidateQueries({ queryKey: keys.session });
    },
  });
}

/** Removes the second factors of a person who has lost them. */
export function useRemoveFactors(username: string) {
  const { client } = useAppContext();
  return useMutation({
    mutationFn: () => client.request('DELETE /people/:username/second-factors', { params: { username } }),
  });
}

/** Makes a link to set a new password. It is not cached. */
export function useMakeReset(username: string) {
  const { client } = useAppContext();
  return useMutation({
    mutationFn: () => client.request('POST /people/:username/password-reset', { params: { username } }),
    gcTime: 0,
  });
}

/** Makes an invitation. Its link is not cached. */
export function useInvite() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: InvitationBody) => client.request('POST /invitations', { body }),
    gcTime: 0,
    onSuccess: () => queryClient.invalidateQueries({ queryKey: invitationsQuery(client).queryKey }),
  });
}

/** Withdraws an invitation. The response lists those that are left. */
export function useWithdraw() {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { queryKey } = invitationsQuery(client);
  return useMutation({
    mutationFn: (id: number) => client.request('DELETE /invitations/:id', { params: { id } }),
    onSuccess: (left) => queryClient.setQueryData(queryKey, left),
    onError: () => queryClient.invalidateQueries({ queryKey }),
  });
}
