import { afterAll, beforeAll, expect, test } from 'vitest';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { addLighthouse } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let listingId: number;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  const { reviews, ...property } = await addLighthouse(server);
  listingId = property.listingId;
  const manager = await signedInClient(server.origin);
  await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
});
afterAll(() => server.close());

test('the triage says which shares of good and bad reviews guests see so far, and moves nothing for it', async () => {
  const page = await browser.manager(server);
  await page.goto(`/triage?decision=none&listingId=${listingId}`);
  const shares = page.getByText('Shown so far: 100 % of 5-star, 0 % of 1- and 2-star reviews', {
    exact: true,
  });
  await see(shares).toBeVisible();
  const review = page.getByRole('article').first();
  const before = await review.boundingBox();
  await page.keyboard.press('s');
  await see(page.getByText('2 of 3')).toBeVisible();
  expect((await review.boundingBox())?.y).toBe(before?.y);
  await see(shares).toBeVisible();
});

test('the summary of a triage does not offer the reviews again whose decisions were undone', async () => {
  const page = await browser.manager(server);
  await page.goto(`/triage?decision=none&listingId=${listingId}`);
  await see(page.getByText('1 of 3')).toBeVisible();
  for (const next of ['2 of 3', '3 of 3']) {
    await page.keyboard.press('d');
    await see(page.getByText(next)).toBeVisible();
  }
  await page.keyboard.press('d');
  await page.getByRole('button', { name: 'Undo all of this session' }).click();
  await see(page.getByText('3 decisions were undone.')).toBeVisible();
  await see(page.getByRole('button', { name: /more review/ })).toHaveCount(0);
  await page.getByRole('button', { name: 'Back to the list' }).last().click();
  await see(page.getByRole('link', { name: /^Undecided/ })).toBeVisible();
});
