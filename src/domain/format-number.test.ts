import { expect, test } from 'vitest';
import { formatBytes } from './format-number.ts';

test.each([
  [0, '0 KB'],
  [1, '1 KB'],
  [811_500, '812 KB'],
  [999_499, '1,000 KB'],
  [999_500, '1.0 MB'],
  [12_340_000, '12.3 MB'],
  [999_950_000, '1.0 GB'],
  [3_420_000_000, '3.4 GB'],
])('a file of %i bytes has %s', (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
