import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const ARABIC = 'شقة رائعة وموقع ممتاز. كان كل شيء نظيفًا ومرتبًا.';
const JAPANESE = 'とても清潔で居心地の良いお部屋でした。また泊まりたいと思います。';
const LAST_WORDS = 'These are the last words of a very long story.';
const STORY = `${'We came late and left late, and liked it. '.repeat(450)}${LAST_WORDS}`;

const browser = browserForTests();
let server: TestServer;
let home: number;
beforeAll(async () => {
  server = await openTestServer();
  home = (await addLighthouse(server)).listingId;
  addReview(server, 70, { guestName: 'محمد العربي', publicReview: ARABIC });
  addReview(server, 71, { guestName: '佐藤 花子', publicReview: JAPANESE, revieweeResponse: JAPANESE });
  addReview(server, 72, { guestName: 'Storyteller', publicReview: STORY });
  await runSync(server.app.context);
  const manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>(`/reviews/hostaway?listingId=${home}`)).data;
  const ofLarge = await manager.get<ReviewList>('/reviews/hostaway?listingId=8&limit=100');
  for (const { id } of [...reviews, ...ofLarge.data.reviews])
    await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

const pages = () => [
  `/property/${home}`,
  '/property/2',
  `/embed/${home}`,
  '/embed/1?max=0',
  '/embed/8?layout=carousel',
  '/embed/8?layout=badge',
  '/how-we-show-reviews',
  `/de/property/${home}`,
  '/property/8?stars=5&search=e',
  `/property/8?search=${'a'.repeat(100)}`,
  '/homes',
  '/fr/homes?place=Lisbon,+Portugal&guests=2',
  '/homes?page=99',
];
const EXPECTED = [/status of 40[04]/];

describe('every public page', () => {
  test.each([
    [320, true],
    [1280, false],
  ])('has no accessibility violations: %i wide, scripts %s', async (width, hasScripts) => {
    const page = await browser.anonymous(server, { viewport: { width, height: 800 }, expected: EXPECTED });
    // Axe is a script too, so only the page's own scripts are blocked.
    if (!hasScripts)
      await page.route('**/static/site/*.js', (route) =>
        route.fulfill({ body: '', contentType: 'text/javascript' }),
      );
    for (const path of pages()) {
      await page.goto(path);
      // Colours do not depend on the width.
      await expectAccessible(page, ':root', hasScripts ? ['light'] : ['light', 'dark']);
      expect([path, await page.evaluate(() => document.documentElement.scrollWidth)]).toEqual([path, width]);
    }
  });

  test('has the same text without JavaScript', async () => {
    const page = await browser.anonymous(server, { javaScriptEnabled: false });
    await page.goto(`/property/${home}`);
    await page.getByRole('link', { name: 'How we show reviews' }).first().click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('How we show reviews');
    await page.goto(`/embed/${home}?max=2`);
    await see(page.getByRole('article')).toHaveCount(2);
  });

  test('can be filtered, searched and paged without JavaScript', async () => {
    const page = await browser.anonymous(server, { javaScriptEnabled: false, expected: EXPECTED });
    await page.goto('/property/8');
    await page.getByRole('link', { name: '5 stars' }).click();
    await see(page).toHaveURL('/property/8?stars=5#guest-reviews');
    await see(page.getByRole('heading', { name: 'Guest Reviews' })).toBeInViewport();
    const selected = page.getByRole('status');
    await see(selected).toHaveText(/^\d+ of \d+ shown reviews$/);
    await page.getByRole('link', { name: 'Lowest' }).click();
    await see(page).toHaveURL('/property/8?stars=5&sort=lowest#guest-reviews');
    const search = page.getByRole('searchbox', { name: 'Search in reviews' });
    await search.fill('Barcelona');
    await search.press('Enter');
    await see(page).toHaveURL('/property/8?stars=5&sort=lowest&search=Barcelona#guest-reviews');
    await page.getByRole('link', { name: 'Remove 5 stars' }).click();
    await see(page).toHaveURL('/property/8?sort=lowest&search=Barcelona#guest-reviews');
    await page.getByRole('link', { name: 'Show all reviews' }).click();
    await see(page).toHaveURL('/property/8#guest-reviews');
    await page.getByRole('link', { name: 'Next page' }).click();
    await see(page).toHaveURL('/property/8?page=2#guest-reviews');
    await see(page.getByText('Page 2 of 2')).toBeVisible();
    await page.goto('/property/8?page=3');
    await page.getByRole('link', { name: 'All reviews of this property' }).click();
    await see(page).toHaveURL('/property/8');
  });

  test('leads from the index of homes to a home in another language without JavaScript', async () => {
    const page = await browser.anonymous(server, { javaScriptEnabled: false });
    await page.goto('/homes');
    await page.getByRole('combobox', { name: 'Place' }).selectOption('Lisbon, Portugal');
    await page.getByRole('button', { name: 'Show' }).click();
    await see(page).toHaveURL('/homes?place=Lisbon%2C+Portugal');
    await see(page.getByText('2 homes')).toBeVisible();
    await page.getByText('English', { exact: true }).click();
    await page.getByRole('link', { name: 'Deutsch' }).click();
    await see(page).toHaveURL('/de/homes?place=Lisbon%2C+Portugal');
    await page.getByRole('link', { name: 'Alfama Tile Loft' }).click();
    await see(page.getByRole('heading', { level: 1 })).toHaveText('Alfama Tile Loft');
    await see(page.locator('html')).toHaveAttribute('lang', 'de');
    await page.getByRole('button', { name: 'Manager Login' }).click();
    await see(page).toHaveURL(/\/login/);
  });
});

describe('a review text', () => {
  test('has its language and text direction', async () => {
    const page = await browser.anonymous(server);
    await page.goto(`/property/${home}`);
    const quotation = (text: string) => page.getByRole('blockquote').filter({ hasText: text });
    await see(quotation(ARABIC)).toHaveAttribute('lang', 'ar');
    await see(quotation(ARABIC)).toHaveCSS('direction', 'rtl');
    await see(quotation(JAPANESE)).toHaveAttribute('lang', 'ja');
  });

  test.each([true, false])(
    'expands when it is very long (scripts: %s), also with the keyboard',
    async (javaScriptEnabled) => {
      const page = await browser.anonymous(server, { javaScriptEnabled });
      await page.goto(`/property/${home}`);
      const story = page.getByRole('article').filter({ hasText: 'Storyteller' });
      await see(story.getByText(LAST_WORDS)).toBeHidden();
      await story.locator('summary').press('Enter');
      await see(story.getByText(LAST_WORDS)).toBeVisible();
      await story.getByText('Show less', { exact: true }).click();
      await see(story.getByText(LAST_WORDS)).toBeHidden();
    },
  );

  test('is printed in full, without screen-only controls', async () => {
    const page = await browser.anonymous(server);
    await page.goto(`/property/${home}`);
    await page.emulateMedia({ media: 'print' });
    const story = page.getByRole('article').filter({ hasText: 'Storyteller' });
    await see(story.getByText(LAST_WORDS)).toBeVisible();
    await see(page.getByRole('button', { name: 'Manager Login' })).toBeHidden();
    await page.goto('/property/8');
    for (const selector of ['.languages', '.book', '.choice']) await see(page.locator(selector)).toBeHidden();
    await page.goto('/homes');
    await see(page.locator('.home-filter')).toBeHidden();
  });
});

test('the rating distribution is a table that covers all published reviews', async () => {
  const page = await browser.anonymous(server);
  await page.goto(`/property/${home}`);
  const table = page.getByRole('table', { name: 'All published reviews by stars' });
  await see(table.getByRole('row')).toHaveCount(6);
  await see(table.getByRole('rowheader', { name: '5 stars' })).toBeVisible();
});
