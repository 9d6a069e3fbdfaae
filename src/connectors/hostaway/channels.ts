import type { Channel, KnownChannel } from '#domain/listings/channel.ts';
import { numberOf } from '../loose-json.ts';

/** Hostaway's table of channel ids (Hostaway API documentation, "Reservations: channels"). */
const CHANNELS: ReadonlyMap<number, KnownChannel> = new Map([
  [2000, 'Direct Booking'], // direct
  [2002, 'VRBO'], // homeaway
  [2005, 'Booking.com'],
  [2007, 'Expedia'],
  [2009, 'VRBO'], // homeawayical
  [2010, 'VRBO'], // vrboical
  [2013, 'Direct Booking'], // bookingengine
  [2015, 'iCal'], // customIcal
  [2016, 'Tripadvisor'], // tripadvisorical
  [2017, 'Direct Booking'], // wordpress: the company's own site
  [2018, 'Airbnb'], // airbnbOfficial
  [2019, 'Marriott'],
  [2020, 'Partner'],
  [2021, 'GDS'],
  [2022, 'Google'],
]);

const MAX_ID = 999_999_999;

/** The channel of a `channelId`: `Other (id)` for an id that is not in the table, `Unknown` without an id. */
export function channelOf(channelId: unknown): Channel {
  const id = numberOf(channelId);
  if (id === null || !Number.isInteger(id) || id < 0 || id > MAX_ID) return 'Unknown';
  return CHANNELS.get(id) ?? `Other (${id})`;
}
