import { expect, test } from 'vitest';
import type { SimulatedRequest } from '../serve.ts';
import type { Rule } from './failure.ts';
import { openSwitchboard } from './switchboard.ts';

const request = (path: string, query = '', method = 'GET'): SimulatedRequest => ({
  method,
  path,
  query: new URLSearchParams(query),
  headers: {},
  body: '',
  address: '',
});

function scripted(...rules: Rule[]) {
  const board = openSwitchboard();
  for (const rule of rules) board.add(rule);
  return { board, take: (path = '/a', query = '') => board.take(request(path, query))?.rule.failure ?? null };
}

test('rules fail in order, each as often as it says, and then no more', () => {
  const { board, take } = scripted({ times: 2, failure: 'first' }, { times: 1, failure: 'second' });
  expect([take(), take(), take(), take()]).toEqual(['first', 'first', 'second', null]);
  expect(board.list()).toMatchObject([
    { id: 1, seen: 2, failed: 2, isOver: true },
    { id: 2, seen: 1, failed: 1, isOver: true },
  ]);
});

test('a rule lets the first requests pass, to the next rule if there is one', () => {
  const { take } = scripted({ after: 2, times: 1, failure: 'late' }, { times: 1, failure: 'early' });
  expect([take(), take(), take(), take()]).toEqual(['early', null, 'late', null]);
});

test('a rule without a number goes on until it is removed', () => {
  const { board, take } = scripted({ failure: 'always' });
  expect(Array.from({ length: 5 }, () => take())).toEqual(Array(5).fill('always'));
  expect([board.remove(1), board.remove(1), take()]).toEqual([true, false, null]);
});

test.each<[string, Partial<Rule>, SimulatedRequest, boolean]>([
  ['its method', { method: 'post' }, request('/a', '', 'POST'), true],
  ['another method', { method: 'POST' }, request('/a'), false],
  ['its path', { path: '/v1/reviews' }, request('/v1/reviews'), true],
  ['a longer path', { path: '/v1/reviews' }, request('/v1/reviews/7'), false],
  ['a pattern', { path: '/v1/reviews/*/respond' }, request('/v1/reviews/7/respond'), true],
  ['a dot that is no wildcard', { path: '/v1.reviews' }, request('/v1/reviews'), false],
  ['its parameters', { query: { offset: '500' } }, request('/a', 'limit=500&offset=500'), true],
  ['other parameters', { query: { offset: '500' } }, request('/a', 'offset=0'), false],
])('a rule and %s', (_, rule, asked, expected) => {
  const board = openSwitchboard();
  board.add({ ...rule, failure: 'x' });
  expect(board.take(asked) !== null).toBe(expected);
});

test('a storm is over when its time is, counted from its first request', () => {
  let now = 1_000_000;
  const board = openSwitchboard(() => now);
  board.add({ failure: { kind: 'storm', seconds: 5 } });
  now += 60_000;
  expect(board.take(request('/a'))?.until).toBe(now + 5000);
  now += 4999;
  expect(board.take(request('/a'))).not.toBeNull();
  now += 1;
  expect(board.take(request('/a'))).toBeNull();
  expect(board.list()[0]).toMatchObject({ failed: 2, isOver: true });
});

test('clearing removes every rule and never gives an id twice', () => {
  const { board, take } = scripted({ failure: 'x' });
  board.clear();
  expect([take(), board.list(), board.add({ failure: 'y' })]).toEqual([null, [], 2]);
});
