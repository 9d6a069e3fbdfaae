import { describe, expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { type Channel, OFFERED_CHANNELS, OTHER_CHANNELS } from './channel.ts';
import {
  approvalBlockedReason,
  CHANNEL_RIGHTS,
  channelEntry,
  defaultRights,
  HIDDEN_BY_DEFAULT,
} from './channel-rights.ts';

const CHANNELS: Channel[] = [...OFFERED_CHANNELS, ...OTHER_CHANNELS, 'Other (2044)'];

describe('the default of a channel', () => {
  test('is a warning for Booking.com, whose terms forbid showing its reviews', () => {
    expect(channelEntry('Booking.com', undefined)).toEqual({
      channel: 'Booking.com',
      rights: 'warned',
      byDefault: 'warned',
      terms: expect.stringContaining('may not be used on a public page'),
    });
  });

  test('hides Google, whose policies forbid storing and aggregating reviews', () => {
    expect(channelEntry('Google', undefined)).toEqual({
      channel: 'Google',
      rights: 'hidden',
      byDefault: 'hidden',
      terms: expect.stringContaining('aggregating'),
    });
  });

  test.each(CHANNELS.filter((channel) => channel !== 'Booking.com' && channel !== 'Google'))(
    'allows showing %s',
    (channel) => {
      expect(channelEntry(channel, undefined)).toEqual({
        channel,
        rights: 'shown',
        byDefault: 'shown',
        terms: null,
      });
    },
  );

  test('hides no channel but those that storage knows', () => {
    const hidden = CHANNELS.filter((channel) => defaultRights(channel) === 'hidden');
    expect(hidden).toEqual(HIDDEN_BY_DEFAULT);
  });
});

test('a setting overrides the default, which stays available', () => {
  for (const channel of CHANNELS) {
    for (const rights of CHANNEL_RIGHTS) {
      expect(channelEntry(channel, rights)).toMatchObject({
        channel,
        rights,
        byDefault: defaultRights(channel),
      });
    }
  }
});

test('only a channel that must not be shown is rejected, with its name in the message', () => {
  expect(approvalBlockedReason({ channel: 'Other (7)', rights: 'hidden' })).toEqual(
    saying('Other (7) must not be shown'),
  );
  expect(approvalBlockedReason({ channel: 'Other (7)', rights: 'warned' })).toBeNull();
  expect(approvalBlockedReason({ channel: 'Other (7)', rights: 'shown' })).toBeNull();
});
