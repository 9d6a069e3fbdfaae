import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { expect, test } from 'vitest';
import { compress, encodingFor, recode } from './encoding.ts';

test.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip, deflate', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0.5, gzip;q=1', 'gzip'],
  ['br; q=0.5 , gzip;q=0.5', 'br'],
  ['*', 'br'],
  ['*;q=0', 'identity'],
  ['br;q=0, *', 'gzip'],
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.2', 'identity'],
  ['brx, xgzip', 'identity'],
  ['br;q=nonsense', 'br'],
  [',,;;q=,br', 'br'],
] as const)('somebody who accepts "%s" gets %s', (accepts, encoding) => {
  expect(encodingFor(accepts)).toBe(encoding);
});

test('every form says the same', async () => {
  const html = `<p>${'Ótimo 🏡 '.repeat(500)}</p>`;
  const kept = await compress(html);
  expect(kept.length).toBeLessThan(html.length / 10);
  expect(brotliDecompressSync(await recode(kept, 'br')).toString()).toBe(html);
  expect(gunzipSync(await recode(kept, 'gzip')).toString()).toBe(html);
  expect((await recode(kept, 'identity')).toString()).toBe(html);
});
