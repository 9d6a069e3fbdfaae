import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const browser = browserForTests();
let server: TestServer;
let manager: ApiClient;
let shop: Server;
let shopOrigin: string;
/** The HTML of the page that embeds the reviews. */
let markup = '';
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?listingId=1&limit=12')).data;
  await Promise.all(
    reviews.map(({ id }) => manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true })),
  );
  shop = createServer((_request, response) => {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(`<!doctype html><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1>${markup}`);
  });
  shop.listen(0, '127.0.0.1');
  await once(shop, 'listening');
  shopOrigin = `http://127.0.0.1:${(shop.address() as AddressInfo).port}`;
});
afterAll(async () => {
  shop.close();
  await server.close();
});
beforeEach(async () => {
  await manager.put('/settings', { embedOrigins: [], ratingsInMarkup: false });
});

const frameOf = (query = '') =>
  `<iframe src="${server.origin}/embed/1${query}" title="Reviews" width="100%" height="640" frameborder="0"></iframe>`;
const loader = () => `<script src="${server.origin}/embed.js" async></script>`;
const ofTheShop = [/foreign: http:\/\/127\.0\.0\.1/];

describe('an embed on another site', () => {
  test('that the company allows shows the reviews and fits their height', async () => {
    await manager.put('/settings', { embedOrigins: [shopOrigin] });
    markup = frameOf('?max=5') + loader();
    const page = await browser.anonymous(server, { expected: ofTheShop });
    await page.goto(shopOrigin);
    const frame = page.frameLocator('iframe');
    await see(frame.getByRole('article')).toHaveCount(5);
    const heightWithin = () => frame.locator('html').evaluate((html) => html.getBoundingClientRect().height);
    const heightOutside = async () => (await page.locator('iframe').boundingBox())?.height ?? 0;
    await expect.poll(async () => (await heightOutside()) - Math.ceil(await heightWithin())).toBe(0);
    // On a narrower page the same texts are higher.
    const before = await heightOutside();
    await page.setViewportSize({ width: 340, height: 800 });
    await expect.poll(heightOutside).toBeGreaterThan(before);
    await expect.poll(async () => (await heightOutside()) - Math.ceil(await heightWithin())).toBe(0);
    expect(await page.context().cookies()).toEqual([]);
  });

  test('works when the script loads first, and keeps its given height without the script', async () => {
    await manager.put('/settings', { embedOrigins: [shopOrigin] });
    const page = await browser.anonymous(server, { expected: ofTheShop });
    markup = loader().replace(' async', '') + frameOf('?max=1');
    await page.goto(shopOrigin);
    await expect.poll(async () => (await page.locator('iframe').boundingBox())?.height).not.toBe(640);
    markup = frameOf();
    await page.goto(shopOrigin);
    await see(page.frameLocator('iframe').getByRole('article')).toHaveCount(10);
    expect((await page.locator('iframe').boundingBox())?.height).toBe(640);
  });

  test('is added by a script, whose other attributes are those of the site', async () => {
    await manager.put('/settings', { embedOrigins: [shopOrigin] });
    const page = await browser.anonymous(server, { expected: ofTheShop });
    markup = loader().replace(
      ' async',
      ' async data-reviews="1" data-title="Guests" data-max="2" data-lang="de" data-cfasync="false"',
    );
    await page.goto(shopOrigin);
    const frame = page.frameLocator('iframe[title="Guests"]');
    await see(frame.getByRole('article')).toHaveCount(2);
    await see(frame.getByRole('link', { name: 'Alle Bewertungen dieser Unterkunft' })).toBeVisible();
  });

  test('that is not allowed shows nothing', async () => {
    markup = frameOf();
    const page = await browser.anonymous(server, {
      expected: [...ofTheShop, /frame-ancestors/, /Framing 'http:\/\/localhost/],
    });
    await page.goto(shopOrigin);
    await see(page.getByRole('heading', { name: 'Shop' })).toBeVisible();
    await expect.poll(() => page.frames().at(1)?.url()).toBe('chrome-error://chromewebdata/');
    await see(page.frameLocator('iframe').getByRole('article')).toHaveCount(0);
  });
});

describe('the embed panel', () => {
  test('lets a manager choose colours and length, preview the result and copy the code', async () => {
    const page = await browser.manager(server, { permissions: ['clipboard-read', 'clipboard-write'] });
    await page.goto('/reviews/1');
    await page.getByRole('link', { name: 'Embed' }).click();
    const panel = page.getByRole('region', { name: 'Embed' });
    await see(panel.getByText('No other site may show them yet.')).toBeVisible();
    await panel.getByRole('combobox', { name: 'Colours' }).selectOption('Dark');
    await panel.getByRole('combobox', { name: 'At most' }).selectOption('3');
    await see(panel.frameLocator('iframe').getByRole('article')).toHaveCount(3);
    const code = panel.getByRole('textbox', { name: 'Code for the other site' });
    await see(code).toHaveValue(
      /<script async src="[^"]+\/embed\.js" data-reviews="1" .* data-theme="dark" data-max="3">/,
    );
    await panel.getByRole('button', { name: 'Copy' }).first().click();
    await see(panel.getByText('Copied.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(await code.inputValue());
  });

  test('is about the property of its page', async () => {
    const page = await browser.manager(server);
    await page.goto('/reviews/1?tab=embed');
    const code = page.getByRole('textbox', { name: 'Code for the other site' });
    await see(code).toHaveValue(/ data-reviews="1" /);
    await page.evaluate(() => history.pushState({}, '', '/reviews/2?tab=embed'));
    await see(code).toHaveValue(/ data-reviews="2" /);
    await page.goBack();
    await see(code).toHaveValue(/ data-reviews="1" /);
  });
});
