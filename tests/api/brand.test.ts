import sharp from 'sharp';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { pages } from '#contract/paths.ts';
import type { Settings } from '#contract/settings/settings.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());
beforeEach(async () => {
  await manager.put('/settings', { brandColour: null, homePage: null });
  await manager.delete('/settings/logo');
});

const get = (path: string) => fetch(server.origin + path);
const page = async (path = pages.homes()) => (await get(path)).text();
const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: '#fffdf680' } });
const upload = (bytes: Buffer) =>
  manager.put<Settings>('/settings/logo', { image: bytes.toString('base64') });

describe('the colour of the brand', () => {
  test('is on every page in a style sheet of its own, which never changes', async () => {
    expect(await page()).not.toContain('/brand/');
    await manager.put('/settings', { brandColour: '#7A1F3D' });
    for (const path of [pages.homes(), pages.explanation(), pages.property(1), '/de/homes']) {
      expect(await page(path)).toContain('<link rel="stylesheet" href="/brand/7a1f3d.css"/>');
    }
    const style = await get('/brand/7a1f3d.css');
    expect(style.headers.get('content-type')).toBe('text/css; charset=utf-8');
    expect(style.headers.get('cache-control')).toContain('immutable');
    expect(await style.text()).toContain('--color-ground: #7a1f3d;');
  });

  test.each(['#ffcc00', '#fff', 'red', '#7a1f3d;}', ''])('is refused when it is %j', async (brandColour) => {
    const { status, failure } = await manager.put('/settings', { brandColour });
    expect([status, failure.error.includes('brandColour')]).toEqual([400, true]);
  });

  test.each(['ffcc00.css', '7A1F3D.css', 'x.css', '7a1f3d'])('has no style sheet %s', async (file) => {
    expect((await get(`/brand/${file}`)).status).toBe(404);
  });
});

describe('the home page', () => {
  test('is linked from the name in the top bar', async () => {
    await manager.put('/settings', { homePage: 'https://casa.example.com/?a="b"' });
    expect(await page()).toMatch(
      /<p class="top-bar-brand"><a href="https:\/\/casa\.example\.com\/\?a=%22b%22">Flex Living Reviews<\/a>/,
    );
  });

  test.each(['http://casa.example.com', 'javascript:alert(1)', 'https://a:b@casa.example.com', 'casa'])(
    'is refused when it is %s',
    async (homePage) => {
      const { status, failure } = await manager.put('/settings', { homePage });
      expect([status, failure.error]).toEqual([
        400,
        'homePage must be an address that begins with https://.',
      ]);
    },
  );
});

describe('the logo', () => {
  test('is re-encoded, shown in half its size and replaced under another address', async () => {
    const first = (await upload(await image(900, 300).png().toBuffer())).data.logo;
    expect(first).toMatchObject({ width: 288, height: 96 });
    const path = pages.logo(first?.id ?? 0);
    expect(await page()).toContain(`<img src="${path}" alt="" width="144" height="48"/>`);
    const file = await get(path);
    expect(file.headers.get('content-type')).toBe('image/webp');
    expect(file.headers.get('cache-control')).toContain('immutable');
    const stored = await sharp(Buffer.from(await file.arrayBuffer())).metadata();
    expect(stored).toMatchObject({ format: 'webp', width: 288, height: 96, hasAlpha: true });
    expect(stored.exif).toBeUndefined();

    const photo = image(60, 40)
      .flatten()
      .withExif({ IFD0: { Copyright: 'secret' } });
    const second = (await upload(await photo.jpeg().toBuffer())).data.logo;
    expect(second).toMatchObject({ width: 60, height: 40 });
    expect((await get(path)).status).toBe(404);
    expect((await manager.delete<Settings>('/settings/logo')).data.logo).toBeNull();
    expect(await page()).not.toContain('<img src="/images/logo');
    expect((await get(pages.logo(second?.id ?? 0))).status).toBe(404);
  });

  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>';
  test.each([
    ['a drawing', async () => Buffer.from(svg)],
    ['a page', async () => Buffer.from('<!doctype html><p>No logo')],
    ['a GIF', () => image(9, 9).gif().toBuffer()],
    ['a cut file', async () => (await image(400, 300).png().toBuffer()).subarray(0, 300)],
    ['too many pixels', () => image(5000, 4000).png().toBuffer()],
  ])('cannot be %s', async (_name, bytes) => {
    const { status, failure } = await upload(await bytes());
    expect([status, failure.error]).toEqual([
      400,
      'The logo must be a PNG, JPEG or WebP image of at most 16 million pixels.',
    ]);
  });

  test('cannot be larger than 1 MB', async () => {
    expect((await upload(Buffer.alloc(1_000_003))).status).toBe(400);
    expect((await upload(Buffer.alloc(2_000_000))).status).toBe(413);
  });
});
