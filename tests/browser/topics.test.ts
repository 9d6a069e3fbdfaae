import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { axeOn, expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, choose, openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const TEXTS = [
  ['Nora', 'en', 'The street was noisy all night. The bed was comfortable.'],
  ['Otto', 'en', 'Very quiet at night.'],
  ['Piet', 'en', 'We were there in May.'],
  ['Ryo', 'ja', 'とても静かでした。'],
];

let server: TestServer;
let listing: string;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const { pool } = server.app.database;
  const added = await pool.query(
    `insert into listings (source, upstream_id, name) values ('hostaway', 'topics', 'Galata Flat') returning id`,
  );
  listing = String(added.rows[0].id);
  for (const [index, [guest, language, text]] of TEXTS.entries()) {
    await pool.query(
      `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
         rating_scale, categories, channel, submitted_at, sentiment, language)
       values ('hostaway', $1, $2, $3, $4, 40, false, 10, '[]', 'Airbnb', now() - $5 * interval '1 hour', 'neutral', $6)`,
      [`topics-${index}`, listing, guest, text, index, language],
    );
  }
  await analyseAll(server.app);
  await vi.waitFor(async () => {
    expect((await pool.query('select from analysis_queue')).rowCount).toBe(0);
  }, WAIT_OPTIONS);
});
afterAll(() => server.close());

describe('the topics of a review', () => {
  test('show complaints in the row, and the words that say so in the whole text', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listing}`);
    const nora = cell(rows(page).first(), 'Review');
    const topics = nora.getByRole('list', { name: 'Topics' }).getByRole('link');
    await see(topics).toHaveText(['Noise']);
    await nora.getByRole('button', { name: 'Read more' }).click();
    await see(topics).toHaveText(['Noise', 'Bed']);
    await see(nora.locator('mark')).toHaveCount(2);
    await see(nora.locator('mark').filter({ hasText: 'noisy' })).toHaveAttribute(
      'title',
      'Noise: complaints',
    );
    await see(nora.getByText(TEXTS[0]?.[2] ?? '', { exact: true })).toBeVisible();
    expect((await axeOn(page).analyze()).violations).toEqual([]);
  });

  test('lead to all reviews that judge the topic so, and the chip removes the filter', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listing}`);
    await page.getByRole('link', { name: 'Noise: complaints' }).click();
    await seeQuery(page, { topic: 'noise:negative' });
    await see(rows(page).getByRole('link', { name: 'Noise: complaints' }).first()).toBeVisible();
    await page.getByRole('button', { name: /Topic: Noise: complaints/ }).click();
    await seeQuery(page, {});
  });

  test('are filtered in the panel, as praise, complaints or either', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listing}`);
    await page.getByRole('button', { name: 'Filters' }).click();
    await choose(page, 'Topic', 'Noise');
    await see(rows(page).getByRole('rowheader')).toContainText(['Nora', 'Otto']);
    await choose(page, 'Judgement', 'Praise');
    await see(rows(page).getByRole('rowheader')).toContainText(['Otto']);
    await seeQuery(page, { listingId: listing, topic: 'noise:positive' });
    await choose(page, 'Topic', 'Any topic');
    await see(rows(page)).toHaveCount(TEXTS.length);
  });

  test('are marked in the triage, which says where a language is not analysed', async () => {
    const page = await browser.manager(server);
    await page.goto(`/triage?listingId=${listing}&sortBy=guestName&sortOrder=asc`);
    await see(page.getByRole('heading', { level: 2 })).toHaveText('Nora');
    await see(page.locator('mark').filter({ hasText: 'comfortable' })).toHaveAttribute(
      'title',
      'Bed: praise',
    );
    for (const guest of ['Otto', 'Piet', 'Ryo']) {
      await page.keyboard.press('s');
      await see(page.getByRole('heading', { level: 2 })).toHaveText(guest);
    }
    await see(page.getByText('Japanese · topics not analysed')).toBeVisible();
  });
});

test('topics and sentiment are corrected in the side panel', async () => {
  const page = await browser.manager(server);
  await openDashboard(page, `?listingId=${listing}&search=Nora`);
  await rows(page).first().focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Nora' });
  const topics = panel.getByRole('list', { name: 'Topics' }).getByRole('link');
  await see(topics).toHaveText(['Noise', 'Bed']);
  await panel.getByRole('button', { name: 'Correct topics or sentiment' }).click();
  const dialog = page.getByRole('dialog', { name: 'Correct topics and sentiment' });
  await dialog.getByLabel('Noise').selectOption('Not judged');
  await dialog.getByLabel('Add a topic').selectOption('View');
  await see(dialog.getByLabel('View')).toHaveValue('negative');
  await dialog.getByLabel('Sentiment').selectOption('Positive');
  await see(dialog.getByLabel('Sentiment')).toHaveValue('positive');
  await expectAccessible(page);
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see(topics).toHaveText(['View', 'Bed']);
  await see(topics.first()).toHaveAccessibleName('View: complaints, corrected by a person');
  await see(panel.getByText('Positive · corrected')).toBeVisible();
  await panel.getByRole('button', { name: 'Correct topics or sentiment' }).click();
  await dialog.getByLabel('Noise').selectOption('As analysed');
  await see(dialog.getByLabel('Noise')).toHaveValue('');
  // Closes the dialog, and not the panel below it.
  await page.keyboard.press('Escape');
  await see(dialog).toHaveCount(0);
  await see(topics).toHaveText(['View', 'Noise', 'Bed']);
});
