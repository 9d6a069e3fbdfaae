import fc from 'fast-check';
import { expect, test } from 'vitest';
import { CHANNEL_PATTERN } from '#domain/listings/channel.ts';
import { channelOf } from './channels.ts';

test.each([
  [2018, 'Airbnb'],
  [2005, 'Booking.com'],
  ['2005', 'Booking.com'],
  [2002, 'VRBO'],
  [2009, 'VRBO'],
  [2010, 'VRBO'],
  [2000, 'Direct Booking'],
  [2013, 'Direct Booking'],
  [2017, 'Direct Booking'],
  [2007, 'Expedia'],
  [2015, 'iCal'],
  [2099, 'Other (2099)'],
  [null, 'Unknown'],
  [undefined, 'Unknown'],
  ['airbnb', 'Unknown'],
])('channel id %j means %s', (id, channel) => {
  expect(channelOf(id)).toBe(channel);
});

test('every channel id maps to a channel name that the product accepts', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (id) => {
      expect(channelOf(id)).toMatch(new RegExp(CHANNEL_PATTERN));
    }),
  );
});
