import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openListingPhotos } from './listing-photos.ts';

const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#8fb0a9' } });

/** A PNG of 3.6 billion pixels in a few hundred bytes. */
function bomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
    length.writeUInt32BE(data.length);
    sum.writeUInt32BE(crc32(body));
    return Buffer.concat([length, body, sum]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(60_000, 0);
  header.writeUInt32BE(60_000, 4);
  header.writeUInt8(8, 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const pixels = deflateSync(Buffer.alloc(100_000));
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', pixels),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

let server: Server;
let origin: string;
const responses: Record<
  string,
  () => Promise<{ status?: number; location?: string; body?: Buffer; isSlow?: boolean }>
> = {
  '/photo.jpg': async () => ({
    body: await photo(2000, 1000).withMetadata({ orientation: 6 }).jpeg().toBuffer(),
  }),
  '/small.png': async () => ({ body: await photo(300, 200).png().toBuffer() }),
  '/moved': async () => ({ status: 302, location: '/small.png' }),
  '/loop': async () => ({ status: 302, location: '/loop' }),
  '/to-private': async () => ({ status: 302, location: 'http://127.0.0.1:9/photo.jpg' }),
  '/to-metadata': async () => ({ status: 302, location: 'https://169.254.169.254/photo.jpg' }),
  '/drawing.svg': async () => ({
    body: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><image href="file:///etc/passwd"/></svg>',
    ),
  }),
  '/page.html': async () => ({ body: Buffer.from('<!doctype html><p>No photo') }),
  '/empty': async () => ({ body: Buffer.alloc(0) }),
  '/cut.jpg': async () => ({ body: (await photo(800, 600).jpeg().toBuffer()).subarray(0, 400) }),
  '/bomb.png': async () => ({ body: bomb() }),
  '/large': async () => ({ body: Buffer.alloc(300_000) }),
  '/slow': async () => ({ isSlow: true }),
  '/failing': async () => ({ status: 503 }),
};
beforeAll(async () => {
  server = createServer(async (request, response) => {
    const {
      status = 200,
      location,
      body,
      isSlow,
    } = (await responses[request.url ?? '']?.()) ?? { status: 404 };
    response.writeHead(status, location ? { location } : {});
    if (isSlow) response.write('x');
    else response.end(body);
  }).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const prepare = (path: string, limits = {}) =>
  openListingPhotos(`${origin}/v1`, limits).prepare(new URL(path, origin).href);

async function prepared(path: string) {
  const result = await prepare(path);
  if ('problem' in result) throw new Error(result.problem);
  return result;
}

test('a photo is stored upright in two widths and two formats, without metadata', async () => {
  const { width, height, files } = await prepared('/photo.jpg');
  expect([width, height]).toEqual([1000, 2000]);
  expect(files.map((file) => [file.width, file.format])).toEqual([
    [640, 'avif'],
    [640, 'webp'],
    [1000, 'avif'],
    [1000, 'webp'],
  ]);
  for (const { bytes, width: expected } of files) {
    const stored = await sharp(bytes).metadata();
    expect(stored).toMatchObject({ width: expected });
    expect([stored.exif, stored.orientation]).toEqual([undefined, undefined]);
  }
});

test('a small photo keeps its width, and redirects are followed', async () => {
  const { width, height, files } = await prepared('/moved');
  expect([width, height, files.length]).toEqual([300, 200, 2]);
});

test.each([
  ['/drawing.svg', 'not-a-photo'],
  ['/page.html', 'not-a-photo'],
  ['/empty', 'not-a-photo'],
  ['/cut.jpg', 'not-a-photo'],
  ['/bomb.png', 'too-large'],
  ['/missing', 'not-found'],
  ['/loop', 'not-found'],
  ['/failing', 'unreachable'],
  ['/to-private', 'forbidden-address'],
  ['/to-metadata', 'forbidden-address'],
  ['http://127.0.0.1:9/photo.jpg', 'forbidden-address'],
  ['https://[::1]/photo.jpg', 'forbidden-address'],
  ['https://localhost/photo.jpg', 'forbidden-address'],
  ['https://user:secret@example.com/photo.jpg', 'forbidden-address'],
  ['http://example.com/photo.jpg', 'forbidden-address'],
  ['file:///etc/passwd', 'forbidden-address'],
])('%s is refused: %s', async (path, problem) => {
  expect(await prepare(path)).toEqual({ problem });
});

test('a file that is too large or too slow is not read to its end', async () => {
  expect(await prepare('/large', { maxBytes: 100_000 })).toEqual({ problem: 'too-large' });
  expect(await prepare('/slow', { timeoutMs: 100 })).toEqual({ problem: 'too-slow' });
});
