import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_PATTERN, OFFERED_CHANNELS, OTHER_CHANNELS } from './channel.ts';

const pattern = new RegExp(CHANNEL_PATTERN);

test.each([...OFFERED_CHANNELS, ...OTHER_CHANNELS, 'Other (0)', 'Other (2044)', 'Other (123456789)'])(
  '%s is a channel',
  (name) => {
    expect(name).toMatch(pattern);
  },
);

test.each([
  'airbnb',
  ' Airbnb',
  'Airbnb\n',
  'Airbnb,VRBO',
  'Bookingxcom',
  'Other',
  'Other ()',
  'Other (-1)',
  'Other (1234567890)',
  'Unknown (1)',
  '',
])('%j is not a channel', (name) => {
  expect(name).not.toMatch(pattern);
});

test('no other text is a channel', () => {
  const known = new Set<string>([...OFFERED_CHANNELS, ...OTHER_CHANNELS]);
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (name) => {
      expect(pattern.test(name)).toBe(known.has(name) || /^Other \([0-9]{1,9}\)$/.test(name));
    }),
  );
});

test('the channel filter offers four channels in the specified order', () => {
  expect(OFFERED_CHANNELS).toEqual(['Airbnb', 'Booking.com', 'VRBO', 'Direct Booking']);
});
