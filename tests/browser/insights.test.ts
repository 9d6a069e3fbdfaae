import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { shiftDay } from '#domain/day.ts';
import { expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { pagerLabel, rows } from '#tests/support/dashboard.ts';
import { insertInsightsData, LAST_DAY } from '#tests/support/insights-data.ts';
import { answer, failureEnvelope } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const YEAR = `from=${shiftDay(LAST_DAY, -364)}&to=${LAST_DAY}`;
const SCREENS = [`/insights?${YEAR}`, `/properties?${YEAR}`, `/insights/topics/noise?${YEAR}`];

let server: TestServer;
let listing: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  listing = await insertInsightsData(server);
});
afterAll(() => server.close());

/** Opens a page of insights and waits for all its parts. */
async function open(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await see(page.getByRole('table').first()).toBeVisible();
  await see(page.getByRole('status').filter({ hasText: 'Loading' })).toHaveCount(0);
  await see(page.locator('main [aria-busy="true"]')).toHaveCount(0);
}

const section = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

/** Follows a link to rows, and expects as many as its number says. */
async function expectRows(page: Page, count: number): Promise<void> {
  await page.waitForURL(/\/dashboard\?/);
  if (count > 10) await see(pagerLabel(page)).toHaveText(`1 to 10 of ${count}`);
  else await see(rows(page)).toHaveCount(count);
}

describe('the insights', () => {
  test.each([
    [
      'a key figure',
      (page: Page) => section(page, 'Key figures').getByRole('definition').getByRole('link').first(),
    ],
    ['a number of stars', (page: Page) => section(page, 'Stars').getByRole('link').last()],
    ['complaints', (page: Page) => section(page, 'Topics').getByRole('row').nth(1).getByRole('link').first()],
  ])('lead from %s to exactly its reviews', async (_name, find) => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}&listingIds=${listing}`);
    const link = find(page);
    const count = Number(await link.innerText());
    expect(count).toBeGreaterThan(0);
    await link.click();
    await expectRows(page, count);
  });

  test('name their properties when printed, even among many', async () => {
    const { rows } = await server.app.database.pool.query<{ id: number }>(`
      insert into listings (source, upstream_id, name)
      select 'file', 'many-' || i, 'Zz ' || lpad(i::text, 3, '0') from generate_series(1, 101) as i returning id`);
    const page = await browser.manager(server);
    await page.goto(`/insights?${YEAR}&listingIds=${rows.at(-1)?.id}`);
    await see(page.locator('.print-only')).toHaveText('Zz 101');
  });

  test('break no name of a topic on a phone', async () => {
    const page = await browser.manager(server, { viewport: { width: 320, height: 844 } });
    await open(page, `/insights?${YEAR}`);
    const names = section(page, 'Topics').getByRole('rowheader').getByRole('link');
    await see(names.first()).toBeVisible();
    const heights = await names.evaluateAll((links) =>
      links.map((link) => (link as HTMLElement).offsetHeight),
    );
    expect(Math.max(...heights)).toBe(Math.min(...heights));
  });

  test.each(SCREENS)('have links of at least 24 pixels: %s', async (url) => {
    const page = await browser.manager(server);
    await open(page, url);
    // A link in a sentence may be as low as its line.
    const low = await page
      .locator('main a:not(p a)')
      .evaluateAll((links) =>
        links
          .filter((link) => link.checkVisibility() && link.getBoundingClientRect().height < 24)
          .map((link) => link.textContent),
      );
    expect(low).toEqual([]);
  });

  test('lead from a problem to its complaints, and to a review that can be assigned', async () => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}`);
    const first = section(page, 'Fix first').getByRole('listitem').first();
    await see(first.getByRole('heading')).toHaveText(/^Noise at /);
    const count = Number.parseInt(await first.getByRole('link', { name: /complaints$/ }).innerText(), 10);
    await first.getByRole('link', { name: /^Assign or note/ }).click();
    const panel = page.getByRole('dialog');
    await see(panel.getByRole('combobox', { name: 'Assigned to' })).toBeVisible();
    await see(panel.locator('mark').first()).toBeVisible();
    await page.keyboard.press('Escape');
    await expectRows(page, count);
  });

  test('keep period, properties, channel and language in the URL', async () => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}`);
    await page.getByRole('combobox', { name: 'Channel' }).selectOption('Airbnb');
    await see(page).toHaveURL(/channel=Airbnb/);
    await page.getByRole('combobox', { name: 'Period' }).selectOption('Last 30 days');
    await see(page).toHaveURL('/insights?days=30&channel=Airbnb');
    await page.goto('/insights?from=2001-01-01&to=2001-01-31');
    await see(page.getByText('No reviews in this period.')).toBeVisible();
    await page.goto(`/insights?${YEAR}&channel=Airbnb&listingIds=${listing}`);
    await see(page.getByRole('combobox', { name: 'Channel' })).toHaveValue('Airbnb');
    await see(page.getByLabel('From', { exact: true })).toHaveValue(shiftDay(LAST_DAY, -364));
    await see(page.getByRole('button', { name: /^Remove Home/ })).toBeVisible();
    await page.getByLabel('To', { exact: true }).fill('2020-01-01');
    await see(page.getByRole('alert')).toHaveText('The first day is after the last.');
    await see(page.getByRole('table')).toHaveCount(0);
  });

  test('sort properties by a category, the worst first, and then the best', async () => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}`);
    const map = section(page, 'Properties and categories').getByRole('table');
    const header = map.getByRole('columnheader', { name: 'Cleanliness' });
    await header.getByRole('button').click();
    await see(page).toHaveURL(/sortBy=cleanliness&sortOrder=asc/);
    await see(header).toHaveAttribute('aria-sort', 'ascending');
    await header.getByRole('button').press('Enter');
    await see(header).toHaveAttribute('aria-sort', 'descending');
  });

  test('say every point of a chart by keyboard, and in a table', async () => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}`);
    const chart = section(page, 'Average and volume by month');
    const point = chart.getByRole('link', { name: /^Jun 2025: Reviews \d+$/ });
    await point.focus();
    await see(page.getByRole('tooltip')).toHaveText(/^Jun 2025: Reviews \d+$/);
    const spoken = await point.getAttribute('aria-label');
    await chart.getByText('Show as table').click();
    const row = chart.getByRole('row').filter({ has: page.getByRole('rowheader', { name: 'Jun 2025' }) });
    const count = Number(await row.getByRole('link').last().innerText());
    expect(spoken).toBe(`Jun 2025: Reviews ${count}`);
    await point.press('Enter');
    await expectRows(page, count);
  });

  test('mark incomplete months in charts and tables', async () => {
    const page = await browser.manager(server);
    const from = `${LAST_DAY.slice(0, 4)}-01-01`;
    await open(page, `/insights?from=${from}&to=${shiftDay(LAST_DAY, -1)}`);
    const chart = section(page, 'Average and volume by month');
    await see(chart.getByRole('link', { name: /^Jan \d+: Reviews/ })).toHaveCount(1);
    await see(chart.getByRole('link', { name: /, incomplete: Reviews/ })).toHaveCount(1);
    await see(chart.getByText(/^Jan \d+$/)).toHaveCount(1);
    await see(chart.getByText('* Incomplete: the period includes only part of this month.')).toBeVisible();
    await chart.getByText('Show as table').click();
    await see(chart.getByRole('rowheader', { name: /incomplete/ })).toHaveCount(1);
    await see(chart.getByRole('row').last().getByRole('rowheader')).toContainText('incomplete');
  });

  test('say whether a change is better or worse, and give the scale of a score', async () => {
    const page = await browser.manager(server);
    await open(page, `/insights?${YEAR}`);
    const worse = section(page, 'Topics')
      .getByText(/, up by .* worse$/)
      .first();
    await see(worse).toBeVisible();
    const better = section(page, 'Topics')
      .getByText(/ better$/)
      .first();
    const colour = (mark: typeof worse) => mark.evaluate((element) => getComputedStyle(element).color);
    expect(await colour(worse)).not.toBe(await colour(better));
    const map = section(page, 'Properties and categories');
    await see(map.getByRole('row').nth(1).getByRole('cell').nth(1)).toHaveText(/^\d+\.\d of 10$/);
  });

  test('show an error with a way to try again', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    const mend = await answer(
      page,
      { path: '/insights/overview' },
      { status: 503, body: failureEnvelope('Locked.') },
    );
    await page.goto(`/insights?${YEAR}`);
    await see(page.getByRole('alert')).toContainText('Locked.');
    await mend();
    await page.getByRole('button', { name: 'Retry' }).click();
    await see(section(page, 'Key figures')).toBeVisible();
  });
});

test('the properties begin with the worst', async () => {
  const page = await browser.manager(server);
  await open(page, `/properties?${YEAR}`);
  await see(page.getByRole('columnheader', { name: 'Average' })).toHaveAttribute('aria-sort', 'ascending');
  const averages = await page
    .locator('tbody tr td:nth-of-type(2) :not([data-small="true"])')
    .evaluateAll((figures) => figures.map(({ textContent }) => Number(textContent)));
  expect(averages.length).toBeGreaterThan(1);
  expect(averages).toEqual(averages.toSorted((one, other) => one - other));
});

test('a property leads from the table to its insights, and its numbers to their reviews', async () => {
  const page = await browser.manager(server);
  await open(page, `/properties?${YEAR}&sortBy=unansweredLow&sortOrder=desc`);
  const row = page.getByRole('row').nth(1);
  const name = await row.getByRole('rowheader').getByRole('link').first().innerText();
  const count = Number(await row.getByRole('cell').nth(4).innerText());
  expect(count).toBeGreaterThan(0);
  await row.getByRole('cell').nth(4).getByRole('link').click();
  await expectRows(page, count);
  await page.goBack();
  await page.getByRole('link', { name, exact: true }).click();
  await see(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
});

test('a topic shows its sentences of both kinds, and each opens its review', async () => {
  const page = await browser.manager(server);
  await open(page, `/insights/topics/noise?${YEAR}&listingIds=${listing}`);
  await see(page.getByRole('heading', { level: 1 })).toHaveText('Noise');
  const complaints = page.getByRole('list', { name: 'Newest complaints' });
  await see(complaints.locator('mark').first()).toContainText('The noise');
  await see(page.getByRole('list', { name: 'Newest praise' }).getByRole('link').first()).toBeVisible();
  await complaints.getByRole('link').first().click();
  await see(page.getByRole('dialog').locator('mark').first()).toBeVisible();
});

test.each(SCREENS)('%s is accessible, fits a phone, and prints without controls', async (url) => {
  const page = await browser.manager(server);
  await open(page, url);
  await expectFits(page);
  await page.emulateMedia({ media: 'print' });
  await see(page.getByRole('heading', { level: 1 })).toBeVisible();
  await see(page.getByRole('table').first()).toBeVisible();
  for (const heading of await page.getByRole('heading', { level: 2 }).all()) await see(heading).toBeVisible();
  for (const hidden of [page.getByRole('button', { name: 'Print' }), page.getByRole('banner')])
    await see(hidden).toBeHidden();
});
