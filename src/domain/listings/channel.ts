/** Display names of the channels that filters offer. */
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

/** A known channel, or the id of an unknown one. */
export type Channel = KnownChannel | `Other (${number})`;

/** Matches every `Channel`. */
export const CHANNEL_PATTERN = `^(${[...OFFERED_CHANNELS, ...OTHER_CHANNELS]
  .map((name) => name.replaceAll('.', '\\.'))
  .join('|')}|Other \\(\\d{1,9}\\))$`;
