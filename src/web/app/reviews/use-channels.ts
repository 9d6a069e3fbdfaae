import { useCallback } from 'react';
import type { ChannelEntry } from '#contract/listings/channel-rights.ts';
import { useRoute } from '../api/use-route.ts';
import { channelCopy } from './copy.ts';

/** Returns what the settings say about a channel; undefined until that is loaded. */
export function useChannels(): (channel: string) => ChannelEntry | undefined {
  const { data } = useRoute('GET /channels');
  return useCallback((channel) => data?.channels.find((entry) => entry.channel === channel), [data]);
}

/** Why reviews of a channel cannot be approved; null if they can, or while that is loading. */
export function blockedReason(entry: ChannelEntry | undefined): string | null {
  return entry?.rights === 'hidden' ? channelCopy.warnings.hidden(entry.channel) : null;
}
