import { expect, test } from 'vitest';
import type { SimulatedRequest } from '../serve.ts';
import type { Rule } from './failure.ts';
import { createFailureRules } from './rules.ts';

const request = (path: string, query = '', method = 'GET'): SimulatedRequest => ({
  method,
  path,
  query: new URLSearchParams(query),
  headers: {},
  body: '',
  address: '',
});

function withRules(...script: Rule[]) {
  const rules = createFailureRules();
  for (const rule of script) rules.add(rule);
  return {
    rules,
    fail: (path = '/a', query = '') => rules.match(request(path, query))?.rule.failure ?? null,
  };
}

test('rules fail requests in order, each as often as it says', () => {
  const { rules, fail } = withRules({ times: 2, failure: 'first' }, { times: 1, failure: 'second' });
  expect([fail(), fail(), fail(), fail()]).toEqual(['first', 'first', 'second', null]);
  expect(rules.list()).toMatchObject([
    { id: 1, seen: 2, failed: 2, isOver: true },
    { id: 2, seen: 1, failed: 1, isOver: true },
  ]);
});

test('a rule with `after` passes the first requests to the next rule', () => {
  const { fail } = withRules({ after: 2, times: 1, failure: 'late' }, { times: 1, failure: 'early' });
  expect([fail(), fail(), fail(), fail()]).toEqual(['early', null, 'late', null]);
});

test('a rule without `times` applies until it is removed', () => {
  const { rules, fail } = withRules({ failure: 'always' });
  expect(Array.from({ length: 5 }, () => fail())).toEqual(Array(5).fill('always'));
  expect([rules.remove(1), rules.remove(1), fail()]).toEqual([true, false, null]);
});

test.each<[string, Partial<Rule>, SimulatedRequest, boolean]>([
  ['its method', { method: 'post' }, request('/a', '', 'POST'), true],
  ['another method', { method: 'POST' }, request('/a'), false],
  ['its path', { path: '/v1/reviews' }, request('/v1/reviews'), true],
  ['a longer path', { path: '/v1/reviews' }, request('/v1/reviews/7'), false],
  ['a pattern', { path: '/v1/reviews/*/respond' }, request('/v1/reviews/7/respond'), true],
  ['a dot that is not a wildcard', { path: '/v1.reviews' }, request('/v1/reviews'), false],
  ['its parameters', { query: { offset: '500' } }, request('/a', 'limit=500&offset=500'), true],
  ['other parameters', { query: { offset: '500' } }, request('/a', 'offset=0'), false],
])('a rule matches or rejects %s', (_, rule, incoming, expected) => {
  const rules = createFailureRules();
  rules.add({ ...rule, failure: 'x' });
  expect(rules.match(incoming) !== null).toBe(expected);
});

test('a storm ends after its time, counted from its first request', () => {
  let now = 1_000_000;
  const rules = createFailureRules(() => now);
  rules.add({ failure: { kind: 'storm', seconds: 5 } });
  now += 60_000;
  expect(rules.match(request('/a'))?.until).toBe(now + 5000);
  now += 4999;
  expect(rules.match(request('/a'))).not.toBeNull();
  now += 1;
  expect(rules.match(request('/a'))).toBeNull();
  expect(rules.list()[0]).toMatchObject({ failed: 2, isOver: true });
});

test('clearing removes every rule and ids are never reused', () => {
  const { rules, fail } = withRules({ failure: 'x' });
  rules.clear();
  expect([fail(), rules.list(), rules.add({ failure: 'y' })]).toEqual([null, [], 2]);
});
