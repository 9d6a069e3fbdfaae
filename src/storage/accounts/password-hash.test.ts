import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { hashPassword, isPasswordOf } from './password-hash.ts';

test('a hash takes the cost that OWASP recommends, and belongs to one password', {
  timeout: 60_000,
}, async () => {
  const hash = await hashPassword('kite orbit mugs');
  const [, , cost, salt = '', key] = hash.split('$');
  expect(cost).toBe('ln=14,r=8,p=5');
  const expected = scryptSync('kite orbit mugs', Buffer.from(salt, 'base64'), 32, { N: 2 ** 14, r: 8, p: 5 });
  expect(key).toBe(expected.toString('base64'));
  expect(await isPasswordOf('kite orbit mugs', hash)).toBe(true);
  expect(await isPasswordOf('kite orbit mug', hash)).toBe(false);
});
