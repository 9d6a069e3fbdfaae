import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { rows } from '#tests/support/dashboard.ts';
import { holdAnswers } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
});
afterEach(() => server.app.database.pool.query('delete from alerts'));
afterAll(() => server.close());

async function addAlert(
  listingId: number,
  day: string,
  figures: unknown[] = [null, 3.1, 9, 4.6, 80],
): Promise<void> {
  await server.app.database.pool.query(
    `insert into alerts (listing_id, topic, recent_from, recent_to, recent_value, recent_n, before_value, before_n)
     values ($1, $3, $2, $2, $4, $5, $6, $7)`,
    [listingId, day, ...figures],
  );
}

test('an alert leads to its reviews and is dismissed for everyone', async () => {
  const manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?ratings=1,2,3,4,5&limit=1')).data;
  const [review] = reviews;
  const day = review?.reviewDate.slice(0, 10) ?? '';
  await addAlert(review?.listingId ?? 0, day);
  const query = `listingId=${review?.listingId}&startDate=${day}&endDate=${day}&ratings=1,2,3,4,5`;
  const { total } = (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;

  const page = await browser.manager(server);
  await page.goto('/dashboard');
  const button = page.getByRole('button', { name: '1 alert' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'What became worse' });
  await see(dialog).toContainText(`The average of ${review?.listingName} has fallen`);
  await see(dialog).toContainText('3.10 stars (9 reviews), down from 4.60 (80 reviews) in the year before.');
  await expectAccessible(page);
  await dialog.getByRole('link', { name: 'Show the reviews' }).click();
  await see(dialog).toBeHidden();
  await see(rows(page)).toHaveCount(total);

  await button.click();
  await dialog.getByRole('button', { name: /^Dismiss: / }).click();
  await see(dialog).toContainText('Nothing is left.');
  await dialog.getByRole('button', { name: 'Close' }).click();
  await see(button).toBeHidden();
  await page.reload();
  await see(rows(page)).toHaveCount(total);
  await see(button).toBeHidden();
  expect((await manager.get('/alerts')).data).toEqual({ alerts: [] });
});

test('an alert about a topic says how many texts complain', async () => {
  const manager = await signedInClient(server.origin);
  const { listings } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
  await addAlert(listings[0]?.id ?? 0, '2026-01-01', ['noise', 0.83, 5, 0.26, 7]);
  const page = await browser.manager(server);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '1 alert' }).click();
  await see(page.getByRole('dialog')).toContainText(
    '83 % of the texts complain (5 texts), up from 26 % (7 texts) in the year before.',
  );
});

test('an older answer does not bring back what was dismissed', async () => {
  await addAlert(1, '2026-01-01');
  const manager = await signedInClient(server.origin);
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data;
  const page = await browser.manager(server);
  await page.clock.install();
  await page.goto('/dashboard');
  await page.getByRole('button', { name: '1 alert' }).click();
  const dialog = page.getByRole('dialog', { name: 'What became worse' });
  const read = await holdAnswers(page, { method: 'GET', path: '/alerts' });
  // Alerts are read again at the first change after a minute.
  await page.clock.fastForward('01:01');
  await manager.put(`/reviews/hostaway/${reviews[0]?.id}/approve`, { isApproved: true });
  await expect.poll(read.answered).toBe(1);
  await dialog.getByRole('button', { name: /^Dismiss: / }).click();
  await expect.poll(async () => (await manager.get('/alerts')).data).toEqual({ alerts: [] });
  read.release();
  await see(dialog).toContainText('Nothing is left.');
  await page.clock.runFor('00:01');
  await see(dialog).toContainText('Nothing is left.');
});
