import { expect, test } from 'vitest';
import { readRule } from './read-rule.ts';

test.each([
  { failure: 'over-quota' },
  {
    method: 'GET',
    path: '/v1/*',
    query: { offset: '0' },
    after: 1,
    times: 2,
    takesEffect: true,
    failure: { kind: 'hang' },
  },
  { failure: { kind: 'status', status: 500, body: [1], headers: { a: 'b' } } },
  { failure: { kind: 'hang', at: 'mid-body', ms: 10 } },
  { failure: { kind: 'reset', at: 'after-headers' } },
  { failure: { kind: 'drip', bytes: 1, everyMs: 0 } },
  { failure: { kind: 'truncate', share: 0.3, contentLength: 'whole' } },
  { failure: { kind: 'html', status: 200, body: '<p>' } },
  { failure: { kind: 'wrong-json', body: null } },
  { failure: { kind: 'storm', seconds: 0.5, announce: 'none' } },
  { failure: { kind: 'slow', ms: 1 } },
  { failure: { kind: 'oversize', bytes: 10 } },
])('%j is a rule', (rule) => {
  expect(readRule(rule, ['over-quota'])).toBe(rule);
});

test.each<[unknown, string]>([
  [7, 'a rule must be an object.'],
  [{}, 'failure.kind must be status or hang'],
  [{ failure: 'unheard-of' }, 'failure must be an object, or over-quota.'],
  [{ failure: { kind: 'explode' } }, 'failure.kind must be status or hang'],
  [{ failure: { kind: 'toString' } }, 'failure.kind must be status or hang'],
  [{ failure: { kind: 'slow' } }, 'the failure slow needs ms.'],
  [{ failure: { kind: 'status' } }, 'the failure status needs status.'],
  [
    { failure: { kind: 'status', status: 99 } },
    'status of the failure status must be a whole number from 200 to 599.',
  ],
  [
    { failure: { kind: 'truncate', share: 2 } },
    'share of the failure truncate must be a number from 0 to 1.',
  ],
  [{ failure: { kind: 'hang', at: 'noon' } }, 'at of the failure hang must be before-headers or'],
  [{ failure: { kind: 'reset', ms: 1 } }, 'the failure reset has no ms; it has kind, at.'],
  [{ failure: 'over-quota', times: '2' }, 'times of a rule must be a whole number from 0.'],
  [{ failure: 'over-quota', query: { offset: 0 } }, 'query of a rule must be an object of texts.'],
  [{ failure: 'over-quota', url: '/' }, 'a rule has no url'],
])('%j is refused: %s', (value, words) => {
  expect(() => readRule(value, ['over-quota'])).toThrow(words);
});
