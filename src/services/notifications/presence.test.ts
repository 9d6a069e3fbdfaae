import { beforeEach, expect, test } from 'vitest';
import type { ReviewId } from '#domain/ids.ts';
import type { Change } from '#domain/notifications/change.ts';
import { type Presence, trackPresence } from './presence.ts';

const review = 7 as ReviewId;
let presence: Presence;
let time: number;
let notified: number[];

beforeEach(() => {
  const subscribers: ((change: Change) => void)[] = [];
  const changes = {
    announce: async (change: Change) => {
      for (const each of subscribers) each(change);
    },
    subscribe(each: (change: Change) => void) {
      subscribers.push(each);
      return () => {};
    },
  };
  time = 0;
  notified = [];
  presence = trackPresence(changes, () => time);
  presence.subscribe((id) => notified.push(id));
});

test('people who look at a review are named in the order in which they came', async () => {
  await presence.announce(review, 'ann', true);
  await presence.announce(review, 'cem', true);
  await presence.announce(review, 'ann', true);
  expect(presence.at(review)).toEqual(['ann', 'cem']);
  expect(presence.at(8)).toEqual([]);
});

test('a repeated announcement notifies no one', async () => {
  await presence.announce(review, 'ann', true);
  await presence.announce(review, 'ann', true);
  expect(notified).toEqual([7]);
});

test('a person who leaves or is not heard of for 45 seconds is no longer named', async () => {
  await presence.announce(review, 'ann', true);
  await presence.announce(review, 'cem', true);
  await presence.announce(review, 'cem', false);
  expect(presence.at(review)).toEqual(['ann']);
  time = 45_001;
  expect(presence.at(review)).toEqual([]);
  expect(notified).toEqual([7, 7, 7]);
});

test('a person who is no longer heard of is forgotten with the next announcement of another', async () => {
  await presence.announce(review, 'ann', true);
  time = 30_000;
  await presence.announce(review, 'cem', true);
  time = 46_000;
  await presence.announce(review, 'cem', true);
  expect(notified).toEqual([7, 7, 7]);
  expect(presence.at(review)).toEqual(['cem']);
});

test('a person who begins or stops to write is named, and others are notified', async () => {
  await presence.announce(review, 'ann', true);
  await presence.announce(review, 'ann', true, true);
  expect([presence.at(review), presence.writingAt(review)]).toEqual([['ann'], ['ann']]);
  await presence.announce(review, 'ann', true);
  expect([presence.at(review), presence.writingAt(review)]).toEqual([['ann'], []]);
  expect(notified).toEqual([7, 7, 7]);
});
