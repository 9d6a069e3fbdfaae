import { createHmac } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { hospitableWebhooks, isSigned } from './webhooks.ts';

const EMAIL = 'owner@example.com';
const NOW = new Date('2026-03-20T12:00:00Z');
const sign = (body: string, key = Buffer.from(EMAIL).toString('base64')) =>
  createHmac('sha256', key).update(body).digest('hex');
const receive = (body: string, signature: string | undefined = sign(body), email = EMAIL) =>
  hospitableWebhooks.receive({ headers: { signature }, body: Buffer.from(body), now: NOW }, email);
const message = (action: string, data: object, created = '2026-03-20T11:59:58Z') =>
  JSON.stringify({ id: '01HJX', action, data, created, version: 'v2' });

test('the example of the documentation has its signature', () => {
  const signature = 'cc99bf5947391ddb0d0d9866f5b9d3a68e8b273c5ac8f699b4ae2399a7433118';
  expect(isSigned(Buffer.from('{"foo":"bar"}'), signature, '123456')).toBe(true);
  expect(isSigned(Buffer.from('{"foo":"bar" }'), signature, '123456')).toBe(false);
});

describe('a call', () => {
  test.each([
    ['none', ''],
    ['another key', sign(message('review.created', {}), 'other')],
    ['another body', sign('{}')],
    ['no hexadecimal digits', 'zz'.repeat(32)],
  ])('with a signature of %s is refused', (_of, signature) => {
    expect(receive(message('review.created', {}), signature)).toEqual({
      kind: 'refused',
      reason: 'signature',
    });
  });

  test('of yesterday is refused', () => {
    const body = message('review.created', {}, '2026-03-19T11:00:00Z');
    expect(receive(body)).toEqual({ kind: 'refused', reason: 'old' });
  });

  test.each(['', 'null', '[]', '{', '{"action":"review.created"}', '{"id":{}}'])(
    'whose body is %s is refused',
    (body) => {
      expect(receive(body)).toEqual({ kind: 'refused', reason: 'unreadable' });
    },
  );

  test.each(['reservation.created', 'integration.disconnected', '', 'property.changed'])(
    '%s without anything to read is ignored',
    (action) => {
      expect(receive(message(action, {}))).toEqual({ kind: 'ignored' });
    },
  );

  test.each([
    ['review.created', { id: 'a1', property: { id: 'home-1' } }, 'home-1', 'a1'],
    ['review.changed', { id: 'a1', property: { id: 'home-1' } }, 'home-1', 'a1'],
    ['review.created', { id: 'a1' }, null, null],
    ['property.changed', { id: 'home-1' }, 'home-1', null],
    ['property.merged', { previous_id: 'home-1', new_id: 'home-2' }, null, null],
    ['property.deleted', { id: 'home-1' }, null, null],
  ])('%s of %j is about listing %s and review %s', (action, data, listing, review) => {
    const notice = { kind: 'notice', delivery: '01HJX', subject: { listing, review } };
    expect(receive(message(action, data))).toEqual(notice);
  });
});
