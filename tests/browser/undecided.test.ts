import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeOn } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { cell, openDashboard, rows, seeQuery } from '#tests/support/dashboard.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterAll(() => server.close());

test('the number of undecided reviews leads to them, and keeping one unpublished lowers it', async () => {
  const page = await browser.manager(server);
  await openDashboard(page);
  const link = page.getByRole('link', { name: /^[\d,]+ undecided, oldest \d+ days$/ });
  const countOf = async () => Number((await link.innerText()).split(' ')[0]?.replace(',', ''));
  const before = await countOf();
  await link.click();
  await seeQuery(page, { status: 'undecided', sortOrder: 'asc' });
  await see(page.getByRole('button', { name: 'Remove Status: Undecided' })).toBeVisible();
  const first = rows(page).first();
  await first.getByRole('button', { name: 'Keep unpublished', exact: true }).click();
  await see(page.getByRole('region', { name: 'Reason for keeping unpublished' })).toBeVisible();
  await see(cell(first, 'Status')).toHaveText('Pending');
  await see(first.getByRole('button', { name: /^Keep unpublished/ })).toHaveCount(0);
  await see.poll(countOf).toBe(before - 1);
  await page.getByRole('button', { name: 'Suspected fake' }).click();
  await see(page.getByText('Reason saved.')).toBeAttached();
});

test.each([1280, 390])(
  'the panel sets filters, which show as chips, without accessibility violations at %i pixels',
  async (width) => {
    const page = await browser.manager(server, { viewport: { width, height: 844 }, reducedMotion: 'reduce' });
    await openDashboard(page);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('combobox', { name: 'Sentiment' }).selectOption('Negative');
    await seeQuery(page, { sentiment: 'negative' });
    expect((await axeOn(page).analyze()).violations).toEqual([]);
    if (width < 800) await page.getByRole('button', { name: 'Show reviews' }).click();
    await page.getByRole('button', { name: 'Remove Sentiment: Negative' }).click();
    await seeQuery(page, {});
  },
);
