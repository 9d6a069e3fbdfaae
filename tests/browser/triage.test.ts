import type { Page } from '@playwright/test';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { clearDecisions } from '#tests/support/append-only.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see, typeFast } from '#tests/support/browser.ts';
import { answer, failureEnvelope, hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PHONE = { width: 390, height: 844 };

let server: TestServer;
let ann: ApiClient;
let listingId: number;
const browser = browserForTests();
beforeEach(async () => {
  if (!server) await openServer();
  const { pool } = server.app.database;
  await clearDecisions(pool);
  // Their analysis locks texts before reviews, as this must, or both wait for each other.
  await pool.query(`delete from analysis_queue; delete from reviews where upstream_id like 'triage-%'`);
  await pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
       rating_scale, categories, channel, submitted_at, sentiment, language, private_feedback)
     select 'hostaway', 'triage-' || n, $1, 'Guest ' || n, 'Text number ' || n, 10 + n % 41, false, 10,
       '[{"category": "cleanliness", "rating": 9}]', 'Airbnb', now() - n * interval '1 hour', 'neutral', 'de', 'The window sticks.'
     from generate_series(1, 60) n`,
    [listingId],
  );
});
afterAll(() => server.close());

async function openServer(): Promise<void> {
  server = await openTestServer();
  const { pool } = server.app.database;
  const added = await pool.query(
    `insert into listings (source, upstream_id, name) values ('hostaway', 'triage', 'Galata Flat') returning id`,
  );
  listingId = added.rows[0].id;
  await addUser(server.app.context, { username: 'ann', name: 'Ann', password: 'kite orbit mugs' });
  ann = await signedInClient(server.origin, 'ann', 'kite orbit mugs');
}

const heading = (page: Page) => page.getByRole('heading', { level: 2 });
const button = (page: Page, name: string) =>
  page.getByRole('region', { name: 'Decide' }).getByRole('button', { name, exact: true });

/** Opens the newest reviews first: Guest 1, Guest 2 … */
async function open(page: Page): Promise<void> {
  await page.goto(`/triage?decision=none&listingId=${listingId}`);
  await see(heading(page)).toHaveText('Guest 1');
}

async function total(query: string): Promise<number> {
  return (await ann.get<ReviewList>(`/reviews/hostaway?listingId=${listingId}&${query}`)).data.total;
}

describe('the triage', () => {
  test('opens from the top bar with the undecided reviews, the oldest first', async () => {
    const page = await browser.manager(server);
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Triage' }).click();
    await see(page.getByText(/^1 of \d/)).toBeVisible();
    await see(page.getByText('Status: Undecided')).toBeVisible();
    expect(new URL(page.url()).searchParams.get('sortOrder')).toBe('asc');
  });

  test('shows everything that is needed to decide on one screen', async () => {
    const page = await browser.manager(server, { viewport: { width: 1280, height: 800 } });
    await open(page);
    const review = page.getByRole('article').first();
    await see(review.getByText('Text number 1', { exact: true })).toBeVisible();
    await see(review.getByText('The window sticks.')).toBeVisible();
    await see(review.getByText('cleanliness 9')).toBeVisible();
    await see(review.getByText('German')).toBeVisible();
    await see(review.getByText('Galata Flat')).toBeVisible();
    await see(page.getByText(/stars on average, 60 reviews/)).toBeVisible();
    await see(page.getByText('First review by this guest.')).toBeVisible();
    await see(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
    await see(page.getByRole('button', { name: 'Preview as a guest' })).toBeVisible();
    // Guests would see the same text.
    await see(page.getByText('What guests would see')).toHaveCount(0);
  });

  test('decides, skips and undoes by keys, and says the progress', async () => {
    const page = await browser.manager(server);
    await open(page);
    await page.keyboard.press('a');
    await see(heading(page)).toHaveText('Guest 2');
    await see(page.getByText('2 of 60')).toBeVisible();
    await page.keyboard.press('d');
    await page.keyboard.press('s');
    await see(heading(page)).toHaveText('Guest 4');
    await page.keyboard.press('u');
    await page.keyboard.press('u');
    await see(heading(page)).toHaveText('Guest 2');
    await page.keyboard.press('a');
    await see(heading(page)).toHaveText('Guest 3');
    await see.poll(() => total('decision=approved')).toBe(2);
    await see.poll(() => total('decision=unpublished')).toBe(0);
    await page.keyboard.press('Escape');
    await see(page).toHaveURL(/\/dashboard\?.*status=undecided/);
    await see(page.getByRole('heading', { name: 'Manager Dashboard' })).toBeVisible();
  });

  test('decides 60 reviews by keyboard alone, and undoes all of them at the end', async () => {
    const page = await browser.manager(server);
    await open(page);
    for (let number = 1; number <= 60; number += 1) {
      await page.keyboard.press(number % 5 === 0 ? 'd' : 'a');
      const next = number < 60 ? `Guest ${number + 1}` : 'All reviews are done.';
      await page.waitForFunction((text) => document.querySelector('main h2')?.textContent === text, next);
    }
    const summary = page.locator('section').filter({ hasText: 'Kept unpublished' });
    await see(summary.getByRole('definition')).toHaveText(['48', '12', '0', /.+/]);
    await summary.getByRole('button', { name: 'Undo all of this session' }).click();
    await see(summary.getByRole('status')).toHaveText('60 decisions were undone.');
    expect(await total('decision=none')).toBe(60);
    await see(heading(page)).toHaveText('60 reviews are left.');
    await see(heading(page)).toBeFocused();
    await see(summary.getByRole('definition')).toHaveText(['0', '0', '0', '60', /.+/]);
    await see(summary.getByRole('button', { name: 'Undo all of this session' })).toHaveCount(0);
    await summary.getByRole('button', { name: 'Go on with 60 reviews' }).click();
    await see(heading(page)).toHaveText('Guest 1');
  });

  test('says at the end that skipped reviews are left, goes on with them, and undoes the rest again', async () => {
    const page = await browser.manager(server);
    await server.app.database.pool.query(
      `delete from reviews where listing_id = $1 and upstream_id not in ('triage-1', 'triage-2', 'triage-3')`,
      [listingId],
    );
    await open(page);
    const summary = page.locator('section').filter({ hasText: 'Kept unpublished' });
    const undoAll = summary.getByRole('button', { name: 'Undo all of this session' });
    await page.keyboard.press('a');
    for (const guest of ['Guest 2', 'Guest 3']) {
      await see(heading(page)).toHaveText(guest);
      await button(page, 'Skip').press('Enter');
    }
    await see(heading(page)).toHaveText('2 reviews are left.');
    await see(heading(page)).toBeFocused();
    await see(summary.getByRole('button', { name: /^Show \d/ })).toHaveCount(0);
    await summary.getByRole('button', { name: 'Go on with 2 reviews' }).click();
    await see(heading(page)).toHaveText('Guest 2');
    await see(page.getByText('2 of 3')).toBeVisible();
    await see(page.getByRole('region', { name: 'Decide' })).toBeFocused();
    for (const key of ['d', 's']) await page.keyboard.press(key);
    await undoAll.click();
    await see(summary.getByRole('status')).toHaveText('2 decisions were undone.');
    await see(summary.getByRole('definition')).toHaveText(['0', '0', '1', '2', /.+/]);
    await see(summary.getByRole('button', { name: /^Show \d/ })).toHaveCount(0);
    await summary.getByRole('button', { name: 'Go on with 3 reviews' }).click();
    await see(heading(page)).toHaveText('Guest 1');
    for (const key of ['a', 'a', 'd']) await page.keyboard.press(key);
    await see(heading(page)).toHaveText('All reviews are done.');
    await undoAll.click();
    await see(heading(page)).toHaveText('3 reviews are left.');
    expect(await total('decision=none')).toBe(3);
  });

  test('adds a reason to the last decision', async () => {
    const page = await browser.manager(server);
    await open(page);
    await page.keyboard.press('d');
    const reason = async () =>
      (await ann.get<ReviewList>(`/reviews/hostaway?listingId=${listingId}&decision=unpublished`)).data
        .reviews[0]?.reason;
    await see(button(page, 'Suspected fake')).toHaveAttribute('aria-keyshortcuts', '4');
    await page.keyboard.press('4');
    await see(page.getByText('Reason: Suspected fake')).toBeVisible();
    await see.poll(reason).toBe('Suspected fake');
    await page.keyboard.press('u');
    await page.keyboard.press('d');
    await button(page, 'Other…').click();
    await page.keyboard.type('Wrong house');
    await page.keyboard.press('Enter');
    await see.poll(reason).toBe('Wrong house');
  });

  test('treats letters of a word as text: nothing is decided, and the review stays', async () => {
    const page = await browser.manager(server);
    const changes: string[] = [];
    page.on('request', (request) => {
      if (/\/(approve|undo)$/.test(request.url())) changes.push(request.url());
    });
    await open(page);
    for (const word of ['already', 'address', 'bad', 'and']) {
      await typeFast(page, word);
      await see(heading(page)).toHaveText('Guest 1');
      await see(page.getByRole('textbox', { name: 'New note' })).not.toBeFocused();
    }
    await page.keyboard.press('Escape');
    await see(page).toHaveURL(/dashboard/);
    expect(changes).toEqual([]);
    expect(await total('decision=none')).toBe(60);
  });

  test('names a review whose decision the server refused, and shows it again', async () => {
    const page = await browser.manager(server, { expected: [/409/] });
    await open(page);
    const mend = await answer(
      page,
      { path: '/approve', method: 'PUT' },
      { status: 409, body: failureEnvelope('Ann has decided.') },
    );
    await button(page, 'Approve').click();
    await see(page.getByRole('alert')).toContainText('Review by Guest 1, Galata Flat: Ann has decided.');
    await see(heading(page)).toHaveText('Guest 2');
    await mend();
    await page.getByRole('button', { name: 'Decide again' }).click();
    await see(heading(page)).toHaveText('Guest 1');
    await see(page.getByRole('alert')).toHaveCount(0);
  });

  test('responds at once, while the rest of the review is loading, and keeps a note that was begun', async () => {
    const page = await browser.manager(server);
    await open(page);
    await button(page, 'Respond').click();
    const dialog = page.getByRole('dialog', { name: 'Guest 1' });
    await see(dialog.getByRole('textbox')).toBeFocused();
    const note = page.getByLabel('New note');
    await page.keyboard.press('Escape');
    await note.fill('Ask the cleaner.');
    await button(page, 'Respond').click();
    await see(dialog.getByRole('textbox')).toBeFocused();
    await page.keyboard.press('Escape');
    await see(note).toHaveValue('Ask the cleaner.');
  });

  test('says why an answered review takes no response', async () => {
    const page = await browser.manager(server);
    await server.app.database.pool.query(
      `update reviews set response_text = 'Thank you.' where upstream_id = 'triage-1'`,
    );
    await open(page);
    await page.keyboard.press('r');
    await see(
      page.getByText('Review by Guest 1: The company has already responded to this review.'),
    ).toBeVisible();
  });

  test('keeps the filters of the dashboard', async () => {
    const page = await browser.manager(server);
    await page.goto(`/dashboard?rating=5&listingId=${listingId}&sortBy=rating`);
    await see(page.locator('[data-review]').first()).toBeVisible();
    for (const link of [
      page.getByRole('banner').getByRole('link', { name: 'Triage' }),
      page.getByRole('main').getByRole('link', { name: 'Triage' }),
    ]) {
      await link.click();
      await see(page.getByText(/^1 of \d+$/)).toBeVisible();
      expect(Object.fromEntries(new URL(page.url()).searchParams)).toEqual({
        rating: '5',
        listingId: String(listingId),
        sortBy: 'rating',
        status: 'undecided',
      });
      await page.goBack();
    }
  });

  test('marks the words that changed, and shows what guests would see instead', async () => {
    const page = await browser.manager(server);
    await server.app.database.pool.query(
      `update reviews set review_text = 'Text number one', revision = $1 where upstream_id = 'triage-1'`,
      [
        JSON.stringify({
          before: { text: 'Text number 1', tenths: 11 },
          after: { text: 'Text number one', tenths: 11 },
        }),
      ],
    );
    await open(page);
    await see(page.getByRole('deletion').locator('mark')).toHaveText('1');
    await see(page.getByRole('insertion').locator('mark')).toHaveText('one');
    await see(page.getByText('What guests would see')).toBeVisible();
  });

  test('keeps decisions while the server is away, says so, and sends them when it is back', async () => {
    const page = await browser.manager(server, { expected: [/503/] });
    await open(page);
    const mend = await answer(
      page,
      { path: '/approve', method: 'PUT' },
      { status: 503, body: failureEnvelope('Locked.') },
    );
    await page.keyboard.press('a');
    await page.keyboard.press('a');
    await see(heading(page)).toHaveText('Guest 3');
    await see(page.getByRole('alert')).toContainText(
      '2 decisions are not saved yet, and will be sent again.',
    );
    await mend();
    await see(page.getByRole('alert')).toBeHidden();
    await see.poll(() => total('decision=approved')).toBe(2);
  });

  test('sends decisions that a reload interrupted', async () => {
    const page = await browser.manager(server, { expected: [/503/] });
    await open(page);
    const mend = await answer(
      page,
      { path: '/approve', method: 'PUT' },
      { status: 503, body: failureEnvelope('Locked.') },
    );
    await page.keyboard.press('a');
    await see(page.getByRole('alert')).toContainText('1 decision is not saved yet');
    await mend();
    page.once('dialog', (dialog) => void dialog.accept());
    await page.reload();
    await see.poll(() => total('decision=approved')).toBe(1);
  });

  test('says what a colleague has decided before it sends another decision', async () => {
    const page = await browser.manager(server, { expected: [/409/] });
    await open(page);
    const { reviews } = (
      await ann.get<ReviewList>(`/reviews/hostaway?listingId=${listingId}&decision=none&limit=3`)
    ).data;
    const decide = (review: Review | undefined) =>
      ann.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: false });
    await see(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
    await decide(reviews[0]);
    await see(page.getByRole('alert')).toHaveText('Ann has just decided to keep this review unpublished.');
    await decide(reviews[1]);
    // Until it has loaded, the page does not know the decision about the second review.
    const { release } = await hold(page, {
      method: 'GET',
      path: routePath('GET /reviews/hostaway/:id', { id: reviews[1]?.id ?? 0 }),
    });
    await page.keyboard.press('s');
    await page.keyboard.press('a');
    release();
    // Presses after the last review change nothing.
    for (let number = 3; number <= 65; number += 1) await page.keyboard.press('s');
    await see(heading(page)).not.toHaveText(/Guest/);
    await see(
      page.getByText('Ann has decided to keep this review unpublished since it was shown to you.'),
    ).toBeVisible();
    await page.getByRole('button', { name: 'Decide again' }).click();
    await see(heading(page)).toHaveText('Guest 2');
    await page.keyboard.press('a');
    await see.poll(() => total('decision=approved')).toBe(1);
  });

  test('takes notes by n, and keys do nothing while someone types', async () => {
    const page = await browser.manager(server);
    await open(page);
    await see(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
    await page.keyboard.press('n');
    await page.keyboard.type('sad');
    await see(page.getByRole('textbox', { name: 'New note' })).toHaveValue('sad');
    await see(heading(page)).toHaveText('Guest 1');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(page.getByText('Internal notes (1)')).toBeVisible();
  });

  test('loads further pages before they are needed', async () => {
    const page = await browser.manager(server);
    await open(page);
    for (let number = 1; number <= 55; number += 1) await page.keyboard.press('s');
    await see(heading(page)).toHaveText('Guest 56');
    await see(page.getByText('56 of 60')).toBeVisible();
  });

  test('with no review to decide says so', async () => {
    const page = await browser.manager(server);
    await page.goto('/triage?decision=approved&endDate=2001-01-01');
    await see(page.getByText('No reviews to decide.')).toBeVisible();
  });

  test('names the search that it works through, and does not blame the sync if nothing matches', async () => {
    const page = await browser.manager(server);
    await page.goto('/triage?search=number');
    await see(page.getByText('Search: number · Status: Undecided')).toBeVisible();
    await page.goto('/triage?search=nowhere');
    await see(page.getByText('No review matches the filters above.')).toBeVisible();
  });

  test('is decided by swipes and large buttons on a phone', async () => {
    const page = await browser.manager(server, { viewport: PHONE, hasTouch: true });
    await open(page);
    const session = await page.context().newCDPSession(page);
    const swipe = async (from: number, to: number) => {
      const { y = 0 } = (await heading(page).boundingBox()) ?? {};
      const point = (x: number) => ({ touchPoints: [{ x, y: y + 40 }] });
      await session.send('Input.dispatchTouchEvent', { type: 'touchStart', ...point(from) });
      for (const share of [0.25, 0.5, 0.75, 1]) {
        await session.send('Input.dispatchTouchEvent', {
          type: 'touchMove',
          ...point(from + (to - from) * share),
        });
      }
      await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
    };
    await swipe(100, 300);
    await see(heading(page)).toHaveText('Guest 2');
    await swipe(300, 100);
    await see(heading(page)).toHaveText('Guest 3');
    // Chromium would ignore a tap soon after a movement that it took for a fling.
    for (const number of [3, 4, 5, 6]) {
      await swipe(200, 240);
      await see(heading(page)).toHaveText(`Guest ${number}`);
      await button(page, 'Skip').tap();
      await see(heading(page)).toHaveText(`Guest ${number + 1}`);
    }
    await see.poll(() => total('decision=approved')).toBe(1);
    await see.poll(() => total('decision=unpublished')).toBe(1);
    const box = await button(page, 'Approve').boundingBox();
    expect(box?.height).toBeGreaterThanOrEqual(44);
  });

  test('fits every window and has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await open(page);
    await see(page.getByRole('textbox', { name: 'New note' })).toBeVisible();
    for (const size of [{ width: 1600, height: 900 }, { width: 1280, height: 800 }, PHONE]) {
      await page.setViewportSize(size);
      await see(button(page, 'Approve')).toBeInViewport();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(size.width);
    }
    await expectFits(page);
    await page.goto('/triage?decision=approved&endDate=2001-01-01');
    await see(page.getByText('No reviews to decide.')).toBeVisible();
    await expectFits(page);
  });
});
