import { problem } from '../errors.ts';
import type { Problem } from '../reasons.ts';
import type { Channel } from './channel.ts';

/** Whether a channel's reviews may be shown on the company's own pages, least restrictive first. */
export const CHANNEL_RIGHTS = ['shown', 'warned', 'hidden'] as const;
export type ChannelRights = (typeof CHANNEL_RIGHTS)[number];

export interface ChannelEntry {
  channel: Channel;
  rights: ChannelRights;
  byDefault: ChannelRights;
  /** What the channel's terms say about showing its reviews; null when they say nothing. */
  terms: string | null;
}

/** Sources: Booking.com's Connectivity review API documentation; the policies of the Business Profile APIs. */
const TERMS: Partial<Record<Channel, string>> = {
  'Booking.com':
    'The terms of its review API say that its reviews may not be used on a public page. Ask Booking.com before you show them.',
  Google:
    'The policies of its API allow neither storing reviews for more than 30 days nor aggregating them. Public pages show Google’s own section instead.',
};

/** The channels that are hidden unless someone decides otherwise. Their reviews are in no public average or total until then. */
export const HIDDEN_BY_DEFAULT: readonly Channel[] = ['Google'];

/** A warning where the channel's terms forbid showing. */
export function defaultRights(channel: Channel): ChannelRights {
  if (HIDDEN_BY_DEFAULT.includes(channel)) return 'hidden';
  return TERMS[channel] === undefined ? 'shown' : 'warned';
}

/** @param decided what a manager decided; undefined without a decision */
export function channelEntry(channel: Channel, decided: ChannelRights | undefined): ChannelEntry {
  const byDefault = defaultRights(channel);
  return { channel, rights: decided ?? byDefault, byDefault, terms: TERMS[channel] ?? null };
}

/** Null when reviews of the channel can be approved. */
export function approvalBlockedReason({
  channel,
  rights,
}: Pick<ChannelEntry, 'channel' | 'rights'>): Problem | null {
  return rights === 'hidden' ? problem('channel-hidden', { channel }) : null;
}
