import type { Channel } from './channel.ts';

/** What the company may do with a channel's reviews on its own pages, the freest first. */
export const CHANNEL_RIGHTS = ['shown', 'warned', 'hidden'] as const;
export type ChannelRights = (typeof CHANNEL_RIGHTS)[number];

/** How one channel stands. */
export interface ChannelEntry {
  channel: Channel;
  rights: ChannelRights;
  /** What holds as long as nobody decides otherwise. */
  usual: ChannelRights;
  /** Why that is so, where a channel's own terms say something; null otherwise. */
  terms: string | null;
}

/** What channels say of their reviews (Booking.com: Connectivity review API documentation). */
const TERMS: Partial<Record<Channel, string>> = {
  'Booking.com':
    'The terms of its review API say that its reviews may not be used on a public page. Ask Booking.com before you show them.',
};

/**
 * What holds for a channel that nobody has decided about: a warning where its terms speak against showing. Never
 * "hidden": which channels are hidden is read from what was decided alone.
 */
export function usualRights(channel: Channel): 'shown' | 'warned' {
  return TERMS[channel] === undefined ? 'shown' : 'warned';
}

/** How a channel stands, from what was decided about it: undefined when nothing was. */
export function channelEntry(channel: Channel, decided: ChannelRights | undefined): ChannelEntry {
  const usual = usualRights(channel);
  return { channel, rights: decided ?? usual, usual, terms: TERMS[channel] ?? null };
}

/** Why a review of this channel cannot be approved; null when it can. */
export function whyNotShown({ channel, rights }: Pick<ChannelEntry, 'channel' | 'rights'>): string | null {
  if (rights !== 'hidden') return null;
  return `Reviews from ${channel} must not be shown, so this one cannot be approved. A manager can change that in the settings.`;
}
