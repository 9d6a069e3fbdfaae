import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { holdAnswers } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  await addUser(server.app.context, { username: 'ann', name: 'Ann Lee', password: 'kite orbit mugs' });
});
afterAll(() => server.close());

test('the bell counts what colleagues do while the page is open, leads to it, and is quiet again', async () => {
  const ann = await signedInClient(server.origin, 'ann', 'kite orbit mugs');
  const { reviews } = (await ann.get<ReviewList>('/reviews/hostaway?limit=3')).data;
  const [review] = reviews;
  const page = await browser.manager(server);
  await page.goto('/answers');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.focus();
  await page.keyboard.press('Enter');
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await see(panel.getByText('Nothing new.')).toBeVisible();
  await page.keyboard.press('Escape');
  await see(bell).toBeFocused();
  await ann.put(`/reviews/${review?.id}/notes`, { text: 'What do you think, @manager?' });
  await see(page.getByRole('button', { name: 'Notifications, 1 unread' })).toBeVisible();
  await bell.click();
  await panel
    .getByRole('link', { name: `Ann Lee mentioned you in a note about ${review?.guestName}` })
    .click();
  // The review is open, with the note.
  await see(page.getByText('What do you think,')).toContainText('@Manager');
  await see(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  expect(new URL(page.url()).pathname).toBe('/dashboard');
});

test('the bell leads to notifications that are older than the newest', async () => {
  await server.app.database.pool.query(
    `insert into notifications (user_id, kind, data, in_bell, mail_waiting, review_ids)
     select users.id, 'sync-failing', jsonb_build_object('text', 'Source ' || n), true, false, '{}'
     from users, generate_series(1, 25) as n where username = 'manager'`,
  );
  const page = await browser.manager(server);
  await page.goto('/answers');
  await page.getByRole('button', { name: /^Notifications/ }).click();
  const panel = page.getByRole('dialog', { name: 'Notifications' });
  await see(panel.getByRole('listitem')).toHaveCount(20);
  await panel.getByRole('button', { name: 'Show more' }).click();
  await see(panel.getByRole('link', { name: /Source 1\b/ })).toBeVisible();
  await see(panel.getByRole('button', { name: 'Show more' })).toHaveCount(0);
  await server.app.database.pool.query('delete from notifications');
});

test('what is saved is not replaced by what was being read before', async () => {
  const page = await browser.manager(server);
  const open = async () => {
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await page.getByRole('link', { name: 'Preferences' }).click();
  };
  const leave = () => page.getByRole('button', { name: 'Manager Dashboard' }).click();
  const inBell = page.getByRole('group', { name: 'New reviews with few stars' }).getByLabel('In the app');
  await page.goto('/account/notifications');
  await see(inBell).toBeChecked();
  await leave();
  const reading = await holdAnswers(page, { method: 'GET', path: '/account/notifications' });
  await open();
  await expect.poll(reading.answered).toBe(1);
  await inBell.uncheck();
  await page.getByRole('button', { name: 'Save' }).click();
  await see(page.getByText('Saved.')).toBeVisible();
  reading.release();
  await leave();
  await open();
  await see(inBell).not.toBeChecked();
});

test('a note completes the name of a colleague by keys, and marks it', async () => {
  const page = await browser.manager(server);
  await page.goto('/dashboard');
  await page.getByRole('button', { name: /^Notifications/ }).waitFor();
  const { reviews } = (await (await page.request.get('/api/reviews/hostaway?limit=3')).json())
    .data as ReviewList;
  await page.goto(`/dashboard?review=${reviews[2]?.id}`);
  const note = page.getByLabel('New note');
  await note.pressSequentially('Ask @l');
  const people = page.getByRole('listbox', { name: 'People to mention' });
  await see(people.getByRole('option', { name: 'Ann Lee' })).toHaveAttribute('aria-selected', 'true');
  await page.keyboard.press('Escape');
  await see(people).toHaveCount(0);
  await note.pressSequentially('e');
  await page.keyboard.press('Enter');
  await see(note).toHaveValue('Ask @ann ');
  await page.getByRole('button', { name: 'Add note' }).click();
  await see(page.locator('[data-notes] strong', { hasText: '@Ann Lee' })).toBeVisible();
});
