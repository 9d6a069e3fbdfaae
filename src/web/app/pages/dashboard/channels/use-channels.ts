import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { channelsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** What may be done with a channel's reviews; undefined until that is known, for the list does not wait for it. */
export function useChannels(): (channel: string) => ChannelEntry | undefined {
  const { client } = useAppContext();
  const { data } = useQuery(channelsQuery(client));
  return useCallback((channel) => data?.channels.find((entry) => entry.channel === channel), [data]);
}
