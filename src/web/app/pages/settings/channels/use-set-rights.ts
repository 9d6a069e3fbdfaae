import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ChannelEntry, ChannelList, ChannelRightsBody } from '#contract/channel-rights.ts';
import { calls } from '#contract/paths.ts';
import type { ChannelRights } from '#domain/channel-rights.ts';
import { channelsQuery, keys } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Shows a choice at once and keeps it; what could not be kept goes back to what the server has. */
export function useSetRights(channel: string) {
  const { client } = useAppContext();
  const queryClient = useQueryClient();
  const { queryKey } = channelsQuery(client);
  const show = (entry: Partial<ChannelEntry>) =>
    queryClient.setQueryData(
      queryKey,
      (list): ChannelList | undefined =>
        list && {
          channels: list.channels.map((each) => (each.channel === channel ? { ...each, ...entry } : each)),
        },
    );
  return useMutation({
    // One after the other, so that the last click is what stays.
    scope: { id: `channel ${channel}` },
    mutationFn: (rights: ChannelRights) =>
      client.put<ChannelEntry>(calls.channelRights(channel), {
        body: { rights } satisfies ChannelRightsBody,
      }),
    onMutate: async (rights) => {
      await queryClient.cancelQueries({ queryKey });
      show({ rights });
    },
    onError: () => queryClient.invalidateQueries({ queryKey }),
    // What the public sees of properties has changed with it.
    onSuccess: () => queryClient.invalidateQueries({ queryKey: keys.meter }),
  });
}
