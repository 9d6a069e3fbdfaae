import { expect, test, vi } from 'vitest';
import { countAddress, countByWindow, limitRepeats, waitOfAddress } from './rate-limits.ts';

function setUp(windowMs = 60_000) {
  const state = { seconds: 0 };
  const counts = countByWindow(windowMs, () => new Date(state.seconds * 1000));
  const countTimes = (times: number, address: (turn: number) => string) => {
    for (let turn = 0; turn < times; turn++) countAddress(counts, address(turn));
  };
  return { state, counts, countTimes };
}

test('a key that has reached the limit waits until its window ends, and others do not', () => {
  const { state, counts } = setUp();
  expect([counts.take('a', 2), counts.take('a', 2)]).toEqual([null, null]);
  state.seconds = 20;
  expect([counts.take('a', 2), counts.wait('a', 2), counts.wait('b', 2)]).toEqual([40, 40, null]);
  state.seconds = 60;
  expect(counts.take('a', 2)).toBeNull();
});

test('the first in a window knows how many were in the one before', () => {
  const { state, counts } = setUp();
  for (let turn = 1; turn <= 3; turn++) expect(counts.add('a')).toMatchObject({ count: turn, before: 0 });
  state.seconds = 60;
  expect(counts.add('a')).toMatchObject({ count: 1, before: 3 });
  expect(counts.add('b')).toMatchObject({ count: 1, before: 0 });
});

test('the addresses of a /64 count together, and those of a /48 too with three times the limit', () => {
  const { counts, countTimes } = setUp();
  countTimes(3, (turn) => `2001:db8:1:2::${turn + 1}`);
  expect(waitOfAddress(counts, '2001:db8:1:2::99', 3)).toBe(60);
  expect(waitOfAddress(counts, '2001:db8:1:3::1', 3)).toBeNull();
  countTimes(6, (turn) => `2001:db8:1:${turn + 10}::1`);
  expect(waitOfAddress(counts, '2001:db8:1:3::1', 3)).toBe(60);
  expect(waitOfAddress(counts, '2001:db8:2:3::1', 3)).toBeNull();
});

test('a message is written once a minute, with the number of times that it was left out', () => {
  let now = 0;
  const log = { info: vi.fn(), warn: vi.fn(), error: vi.fn() };
  const limited = limitRepeats(log, () => new Date(now));
  for (; now < 60_000; now += 1_000) limited.warn({ at: now }, 'the database is away');
  limited.warn({ at: now }, 'the database is away');
  limited.error({}, 'another message');
  expect(log.warn.mock.calls).toEqual([
    [{ at: 0 }, 'the database is away'],
    [{ at: 60_000, omitted: 59 }, 'the database is away'],
  ]);
  expect(log.error).toHaveBeenCalledOnce();
});
