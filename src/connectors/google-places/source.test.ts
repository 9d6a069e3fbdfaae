import { expect, test } from 'vitest';
import { safeUrl } from './source.ts';

test.each(['https://lh3.googleusercontent.com/a/photo', 'http://127.0.0.1:4000/avatars/1/A.svg'])(
  '%s is a safe URL',
  (url) => {
    expect(safeUrl(url)).toBe(url);
  },
);

test.each([
  'http://example.com/a.png',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  '//example.com/a.png',
  'https://user:word@example.com/',
  'http://127.0.0.1.example.com/',
  '',
  null,
  7,
])('%j is not a safe URL', (url) => {
  expect(safeUrl(url)).toBeNull();
});
