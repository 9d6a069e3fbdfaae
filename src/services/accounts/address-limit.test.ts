import { expect, test } from 'vitest';
import { limitByAddress } from './address-limit.ts';

function setUp() {
  const state = { seconds: 0 };
  const limit = limitByAddress(60_000, () => new Date(state.seconds * 1000));
  const countTimes = (times: number, address: (turn: number) => string) => {
    for (let turn = 0; turn < times; turn++) limit.count(address(turn));
  };
  return { state, limit, countTimes };
}

test('an address that has reached the limit waits until its window ends, and others do not', () => {
  const { state, limit, countTimes } = setUp();
  countTimes(2, () => '192.0.2.1');
  expect(limit.wait('192.0.2.1', 3)).toBeNull();
  limit.count('192.0.2.1');
  state.seconds = 20;
  expect(limit.wait('192.0.2.1', 3)).toBe(40);
  expect(limit.wait('192.0.2.2', 3)).toBeNull();
  state.seconds = 60;
  expect(limit.wait('192.0.2.1', 3)).toBeNull();
});

test('the addresses of a /64 count together, and those of a /48 too with three times the limit', () => {
  const { limit, countTimes } = setUp();
  countTimes(3, (turn) => `2001:db8:1:2::${turn + 1}`);
  expect(limit.wait('2001:db8:1:2::99', 3)).toBe(60);
  expect(limit.wait('2001:db8:1:3::1', 3)).toBeNull();
  countTimes(6, (turn) => `2001:db8:1:${turn + 10}::1`);
  expect(limit.wait('2001:db8:1:3::1', 3)).toBe(60);
  expect(limit.wait('2001:db8:2:3::1', 3)).toBeNull();
});
