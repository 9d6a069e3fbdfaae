import type { Actor } from '#domain/accounts/actor.ts';
import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/listings/channel.ts';
import {
  type ChannelEntry,
  type ChannelRights,
  channelEntry,
  defaultRights,
} from '#domain/listings/channel-rights.ts';
import type { Stored } from '../context.ts';

/** Every known channel and every channel of a review that the actor sees, with its display rights. */
export async function channelRights({ storage }: Stored, { access }: Actor): Promise<ChannelEntry[]> {
  const [decided, inUse] = await Promise.all([storage.channels.rights(), storage.channels.list(access)]);
  const known = new Set<Channel>([...OFFERED_CHANNELS, ...OTHER_CHANNELS]);
  const ofCompany = access === 'all' ? decided.keys() : [];
  const others = [...new Set([...ofCompany, ...inUse])].filter((channel) => !known.has(channel));
  others.sort((a, b) => a.localeCompare(b, 'en', { numeric: true }));
  return [...known, ...others].map((channel) => channelEntry(channel, decided.get(channel)));
}

/** Sets a channel's display rights. Approved reviews of a hidden channel stay approved but are not public. */
export async function setChannelRights(
  context: Stored,
  actor: Actor,
  channel: Channel,
  rights: ChannelRights,
): Promise<ChannelEntry> {
  const by = actor.kind === 'system' ? null : actor.name;
  await context.storage.transact(async (tx) => {
    await tx.channels.setRights(channel, rights === defaultRights(channel) ? null : rights, by);
    await tx.events.insert(actor, { kind: 'channel-rights.changed', target: channel, data: { rights } });
  });
  return channelEntry(channel, rights);
}
