/** Booking channels by the names that people see. The first four are offered as filters. */
export const OFFERED_CHANNELS = ['Airbnb', 'Booking.com', 'VRBO', 'Direct Booking'] as const;

export const OTHER_CHANNELS = [
  'Expedia',
  'Tripadvisor',
  'Marriott',
  'Google',
  'GDS',
  'Partner',
  'iCal',
  'WordPress',
  'Unknown',
] as const;

export type KnownChannel = (typeof OFFERED_CHANNELS)[number] | (typeof OTHER_CHANNELS)[number];

/** A channel we know, or an honest name for one that we do not. */
export type Channel = KnownChannel | `Other (${number})`;

/** What a channel may look like, as a pattern for whoever checks input. */
export const CHANNEL_PATTERN = `^(${[...OFFERED_CHANNELS, ...OTHER_CHANNELS]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|')}|Other \\(\\d{1,9}\\))$`;
