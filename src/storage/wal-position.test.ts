import { expect, test } from 'vitest';
import { hasReached } from './wal-position.ts';

test('places in the log are compared as numbers', () => {
  expect(hasReached('0/10', '0/9')).toBe(true);
  expect(hasReached('0/9', '0/10')).toBe(false);
  expect(hasReached('1/0', '0/FFFFFFFF')).toBe(true);
  expect(hasReached('16/B374D848', '16/b374d848')).toBe(true);
});
