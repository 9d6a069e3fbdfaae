import { useQuery } from '@tanstack/react-query';
import { useCallback } from 'react';
import type { ChannelEntry } from '#contract/channel-rights.ts';
import { channelsQuery } from '#web/app/api/queries.ts';
import { useAppContext } from '#web/app/app-context.ts';

/** Returns what the settings say about a channel; undefined until that is loaded. */
export function useChannels(): (channel: string) => ChannelEntry | undefined {
  const { client } = useAppContext();
  const { data } = useQuery(channelsQuery(client));
  return useCallback((channel) => data?.channels.find((entry) => entry.channel === channel), [data]);
}
