import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from '#domain/listings/channel.ts';
import { cleanLine } from './clean-text.ts';

const ALIASES: readonly [string, Channel][] = [
  ['booking', 'Booking.com'],
  ['bookingcom', 'Booking.com'],
  ['homeaway', 'VRBO'],
  ['direct', 'Direct Booking'],
  ['website', 'Direct Booking'],
];

const CHANNELS = new Map<string, Channel>([
  ...[...OFFERED_CHANNELS, ...OTHER_CHANNELS].map((name) => [name.toLowerCase(), name] as const),
  ...ALIASES,
]);

/** Our channel of that name, in any case; null for a name that is not known. */
export function channelNamed(text: string): Channel | null {
  const name = cleanLine(text).toLowerCase();
  const number = /^other \((\d{1,9})\)$/.exec(name)?.[1];
  return number === undefined ? (CHANNELS.get(name) ?? null) : `Other (${Number(number)})`;
}
