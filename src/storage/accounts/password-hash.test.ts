import { scryptSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { PASSWORD_COST } from '#domain/accounts/password.ts';
import { openPasswordHashes } from './password-hash.ts';

const { hashOf, isPasswordOf, isOutdated } = openPasswordHashes(PASSWORD_COST);

test('a hash takes the cost that OWASP recommends, and belongs to one password', {
  timeout: 60_000,
}, async () => {
  const hash = await hashOf('kite orbit mugs');
  const [, , cost, salt = '', key] = hash.split('$');
  expect(cost).toBe('ln=14,r=8,p=5');
  const expected = scryptSync('kite orbit mugs', Buffer.from(salt, 'base64'), 32, { N: 2 ** 14, r: 8, p: 5 });
  expect(key).toBe(expected.toString('base64'));
  expect(await isPasswordOf('kite orbit mugs', hash)).toBe(true);
  expect(await isPasswordOf('kite orbit mug', hash)).toBe(false);
  expect(isOutdated(hash)).toBe(false);
});

test('a hash of another cost is checked with that cost, and is outdated', async () => {
  const hash = await openPasswordHashes({ N: 4, r: 2, p: 3 }).hashOf('kite orbit mugs');
  expect(hash).toMatch(/^\$scrypt\$ln=2,r=2,p=3\$/);
  expect(await isPasswordOf('kite orbit mugs', hash)).toBe(true);
  expect(await isPasswordOf('kite orbit mug', hash)).toBe(false);
  expect(isOutdated(hash)).toBe(true);
});

test('no password belongs to null, or to text that is no hash', async () => {
  for (const hash of [null, '', '$scrypt$', 'x']) expect(await isPasswordOf('', hash)).toBe(false);
});
