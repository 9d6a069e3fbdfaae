import { expect, test } from 'vitest';
import { readRule } from './failure.ts';

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
])('%j is a valid rule', (rule) => {
  expect(readRule(rule, ['over-quota'])).toBe(rule);
});

test.each<[unknown, string]>([
  [7, 'rule must be object.'],
  [{}, 'rule must have required properties failure.'],
  [{ failure: 'unknown' }, 'failure must be an object or one of over-quota.'],
  [{ failure: null }, 'failure.kind must be one of status, hang'],
  [{ failure: { kind: 'explode' } }, 'failure.kind must be one of status, hang'],
  [{ failure: { kind: 'toString' } }, 'failure.kind must be one of status, hang'],
  [{ failure: { kind: 'slow' } }, 'failure must have required properties ms.'],
  [{ failure: { kind: 'status' } }, 'failure must have required properties status.'],
  [{ failure: { kind: 'status', status: 99 } }, 'failure.status must be >= 200.'],
  [{ failure: { kind: 'truncate', share: 2 } }, 'failure.share must be <= 1.'],
  [{ failure: { kind: 'hang', at: 'noon' } }, 'failure.at must be equal to one of the allowed values.'],
  [{ failure: { kind: 'reset', ms: 1 } }, 'failure.ms is not a known field.'],
  [{ failure: 'over-quota', times: '2' }, 'rule.times must be integer.'],
  [{ failure: 'over-quota', query: { offset: 0 } }, 'rule.query.offset must be string.'],
  [{ failure: 'over-quota', url: '/' }, 'rule.url is not a known field.'],
])('%j is rejected: %s', (value, message) => {
  expect(() => readRule(value, ['over-quota'])).toThrow(message);
});
