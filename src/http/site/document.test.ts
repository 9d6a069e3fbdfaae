import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import type { FastifyRequest } from 'fastify';
import { expect, test } from 'vitest';
import { encodeDocument, encodingFor } from './document.ts';

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
  ['identity', 'identity'],
  ['identity;q=1, gzip;q=0.2', 'identity'],
  ['brx, xgzip', 'identity'],
  [',,;;q=,br', 'br'],
] as const)('a client that accepts "%s" gets %s', (accepted, encoding) => {
  const request = { headers: { 'accept-encoding': accepted } } as FastifyRequest;
  expect(encodingFor(request)).toBe(encoding);
});

test('every encoding contains the same text', async () => {
  const html = `<p>${'Ótimo 🏡 '.repeat(500)}</p>`;
  const [br, gzip, identity] = await Promise.all([
    encodeDocument(html, {}, 'br'),
    encodeDocument(html, {}, 'gzip'),
    encodeDocument(html, {}, 'identity'),
  ]);
  expect(br.body.length).toBeLessThan(html.length / 10);
  expect(brotliDecompressSync(br.body).toString()).toBe(html);
  expect(gunzipSync(gzip.body).toString()).toBe(html);
  expect(identity.body.toString()).toBe(html);
});

test.each(['br', 'gzip', 'identity'] as const)(
  'a document in %s keeps no more memory than its size',
  async (encoding) => {
    const { body } = await encodeDocument('<p>A review.</p>'.repeat(100), {}, encoding);
    expect(body.buffer.byteLength).toBe(body.length);
  },
);
