import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ListingGroupBody, ListingGroupList } from '#contract/listings/listing-groups.ts';
import { groupsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Each change answers with all groups. */
function useGroupChange<Input>(change: (input: Input) => Promise<ListingGroupList>) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { queryKey } = groupsQuery(client);
  return useMutation({
    mutationFn: change,
    onSuccess: (list) => {
      queryClient.setQueryData(queryKey, list);
      // The members of the changed one.
      return queryClient.invalidateQueries({ queryKey: ['group'] });
    },
  });
}

/** Saves a group. @param id null for a new one */
export function useSaveGroup(id: number | null) {
  const { client } = useAppContext();
  return useGroupChange((body: ListingGroupBody) =>
    id === null
      ? client.request('POST /groups', { body })
      : client.request('PATCH /groups/:id', { params: { id }, body }),
  );
}

export function useRemoveGroup() {
  const { client } = useAppContext();
  return useGroupChange((id: number) => client.request('DELETE /groups/:id', { params: { id } }));
}
