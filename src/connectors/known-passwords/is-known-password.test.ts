import { expect, test } from 'vitest';
import { isKnownPassword } from './is-known-password.ts';

test.each([
  '123456',
  'manchesterunited',
  'ManchesterUnited',
  'manchester united',
  '1qaz2wsx3edc4rfv',
  'iloveyouforever',
])('%s is known', async (password) => {
  expect(await isKnownPassword(password)).toBe(true);
});

test.each(['kite orbit mugs', 'manchesterunite', 'eight loud penguins'])(
  '%s is not known',
  async (password) => {
    expect(await isKnownPassword(password)).toBe(false);
  },
);
