import { expect, test } from 'vitest';
import { originOf } from './embed.ts';

test.each([
  ['https://www.example.com', 'https://www.example.com'],
  [' https://WWW.Example.com/ ', 'https://www.example.com'],
  ['https://example.com:8443', 'https://example.com:8443'],
  ['https://example.com:443', 'https://example.com'],
  ['https://bücher.example', 'https://xn--bcher-kva.example'],
  ['http://localhost:5173', 'http://localhost:5173'],
  ['http://127.0.0.1', 'http://127.0.0.1'],
])('%s has the origin %s', (text, origin) => {
  expect(originOf(text)).toBe(origin);
});

test.each([
  '',
  'example.com',
  'http://example.com',
  'http://localhost.example.com',
  'https://example.com/page',
  'https://example.com?x',
  'https://example.com#x',
  'https://user@example.com',
  'https://*.example.com',
  'https://*',
  '*',
  'null',
  'https:',
  'https:///',
  'ftp://example.com',
  'javascript:alert(1)',
  "https://example.com; script-src 'unsafe-inline'",
  'https://a;b.example',
  "https://a'b.example",
  'https://a,b.example',
  'https://a\nb.example',
  'https://example.com:99999',
  'https://[::1]',
])('"%s" is not an origin', (text) => {
  expect(originOf(text)).toBeNull();
});
