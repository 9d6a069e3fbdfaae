import type { Page } from '@playwright/test';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { addUser } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible, expectFits } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, lighthouse } from '#tests/support/lighthouse.ts';
import { cut, hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let listingId: number;
let ann: ApiClient;
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  ({ listingId } = await addLighthouse(server));
  await addUser(server.app.context, { username: 'ann', name: 'Ann', password: 'kite orbit mugs' });
  ann = await signedInClient(server.origin, 'ann', 'kite orbit mugs');
});
afterAll(() => server.close());

const undecide = () =>
  server.app.database.pool.query(`update reviews set decision = 'none' where listing_id = $1`, [listingId]);
const panel = (page: Page) => page.getByRole('dialog');

/** Opens the dashboard with the reviews of one property, and the panel of the first row. */
async function openFirst(page: Page): Promise<number> {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  const row = rows(page).first();
  const id = Number(await row.getAttribute('data-review'));
  // Until it has loaded, the panel shows the row.
  const loaded = page.waitForResponse((response) => response.url().endsWith(`/reviews/hostaway/${id}`));
  await row.getByRole('rowheader').getByRole('link').click();
  await loaded;
  await see(panel(page).getByRole('heading', { level: 2 })).toBeVisible();
  return id;
}

describe('the side panel', () => {
  test('opens by Enter on a row, has an address, and Escape and Back return to the row', async () => {
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}`);
    const row = rows(page).first();
    const guest = (await row.getByRole('rowheader').textContent()) ?? '';
    for (const close of [() => page.keyboard.press('Escape'), () => page.goBack()]) {
      await row.focus();
      await page.keyboard.press('Enter');
      await see(panel(page).getByRole('heading', { level: 2, name: guest })).toBeVisible();
      expect(new URL(page.url()).searchParams.get('review')).toBe(await row.getAttribute('data-review'));
      expect(await panel(page).evaluate((element) => element.contains(document.activeElement))).toBe(true);
      await close();
      await see(panel(page)).toBeHidden();
      expect(new URL(page.url()).searchParams.has('review')).toBe(false);
      await see(row).toBeFocused();
    }
  });

  test('opens from a shared link, and closing it stays on the dashboard', async () => {
    const page = await browser.manager(server);
    const { data } = await ann.get<{ reviews: Review[] }>(`/reviews/hostaway?listingId=${listingId}`);
    const [review] = data.reviews;
    await page.goto(`/dashboard?review=${review?.id}`);
    await see(panel(page).getByRole('heading', { name: review?.guestName ?? '' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Close panel' }).click();
    await see(panel(page)).toBeHidden();
    expect(new URL(page.url()).pathname).toBe('/dashboard');
    await see(rows(page).first()).toBeVisible();
  });

  test('closes at a click beside it, but not when a selection of text ends there', async () => {
    const page = await browser.manager(server);
    await openFirst(page);
    const text = panel(page).getByRole('blockquote');
    const { x = 0, y = 0 } = (await text.boundingBox()) ?? {};
    await page.mouse.move(x + 40, y + 10);
    await page.mouse.down();
    await page.mouse.move(40, y + 10);
    await page.mouse.up();
    await page.keyboard.press('j');
    await see(panel(page).getByRole('heading', { level: 2 })).toHaveText(lighthouse.reviews[1].guest);
    await page.mouse.click(40, y + 10);
    await see(panel(page)).toBeHidden();
  });

  test('shows the text, the private feedback as private, the stay, the response and the decisions', async () => {
    const page = await browser.manager(server);
    await server.app.database.pool.query(
      `update reviews set private_feedback = 'The window sticks.', arrival_date = '2024-01-01' where listing_id = $1`,
      [listingId],
    );
    await openFirst(page);
    await see(panel(page).getByRole('blockquote')).toContainText(lighthouse.reviews[0].text.slice(0, 40));
    await see(panel(page).getByText('Private feedback, never shown to the public')).toBeVisible();
    await see(panel(page).getByText('The window sticks.')).toBeVisible();
    await see(panel(page).getByText('from Jan 01, 2024')).toBeVisible();
    await see(panel(page).getByText(lighthouse.response.text)).toBeVisible();
    await see(panel(page).getByText('No decisions on this review yet.')).toBeVisible();
  });

  test('sends the assignees that a person chooses one after the other', async () => {
    const page = await browser.manager(server);
    const id = await openFirst(page);
    const assign = await hold(page, { method: 'PUT', path: '/assignee' });
    const assignee = panel(page).getByRole('combobox', { name: 'Assigned to' });
    await assignee.selectOption('Ann');
    await assignee.selectOption('Manager');
    await see.poll(assign.arrived).toBe(1);
    await page.waitForTimeout(300);
    expect(assign.arrived()).toBe(1);
    assign.release();
    await see.poll(assign.arrived).toBe(2);
    await see
      .poll(async () => (await ann.get<Review>(`/reviews/hostaway/${id}`)).data.assignee)
      .toBe('manager');
    await see(assignee).toHaveValue('manager');
  });

  test('shows the origin of a review, and what an import changed, before and after', async () => {
    const page = await browser.manager(server);
    const id = await openFirst(page);
    const term = (name: string) =>
      panel(page)
        .locator('dl > div')
        .filter({ has: page.getByText(name, { exact: true }) });
    await see(term('Origin')).toContainText(/Synced from Hostaway since .+, last on .+/);
    const setSynced = (synced: boolean) =>
      server.app.database.pool.query('update reviews set synced = $2 where id = $1', [id, synced]);
    await setSynced(false);
    await page.reload();
    await see(term('Origin')).toContainText(/Imported on \w{3} \d\d, \d{4} by an unknown person/);
    await setSynced(true);

    const file = (text: string) =>
      ann.call('POST', `/reviews/import?name=a.csv&source=old-system&listingId=${listingId}`, {
        rawBody: `id,guest,rating,date,text\n1,Vilde,4,1999-05-01,${text}`,
        headers: { 'content-type': 'application/octet-stream' },
      });
    await file('Draughty in winter.');
    await file('Cosy in winter.');
    await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
    const row = rows(page).first();
    await row.getByRole('button', { name: 'Read more' }).click();
    await see(row.getByText(/^Imported by Ann on /)).toBeVisible();
    await row.getByRole('rowheader').getByRole('link').click();
    const change = panel(page).getByRole('listitem').filter({ hasText: 'Changed in an import by Ann' });
    await see(change.getByRole('deletion')).toHaveText('Draughty in winter.');
    await see(change.getByRole('insertion')).toHaveText('Cosy in winter.');
    await expectAccessible(page);
    await server.app.database.pool.query(
      `update reviews set withdrawn_at = now() where guest_name = 'Vilde'`,
    );
  });

  test('approves and disapproves, and the row follows', async () => {
    const page = await browser.manager(server);
    await openFirst(page);
    const previous = panel(page).getByRole('button', { name: 'Previous review' });
    await panel(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await previous.click();
    await see(panel(page).getByText('Approved', { exact: true })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Disapprove', exact: true }).click();
    await see(panel(page).getByRole('region', { name: 'Reason for disapproving' })).toBeVisible();
    await panel(page).getByRole('button', { name: 'Not about this stay' }).click();
    await previous.click();
    await see(panel(page).getByText('Disapproved by Manager')).toBeVisible();
    await see(panel(page).getByText('Kept unpublished: Not about this stay')).toBeVisible();
    await page.keyboard.press('Escape');
    await see(rows(page).first().getByText('Pending', { exact: true })).toBeVisible();
  });

  test('has the keys of the rows, steps through them, and goes on after a decision', async () => {
    const page = await browser.manager(server);
    await undecide();
    const first = await openFirst(page);
    const shown = () => new URL(page.url()).searchParams.get('review');
    const ids = await rows(page).evaluateAll((all) => all.map((row) => row.getAttribute('data-review')));
    await panel(page).getByRole('button', { name: 'Next review' }).click();
    await see.poll(shown).toBe(ids[1]);
    for (const [key, index] of [
      ['k', 0],
      ['k', 0],
      ['j', 1],
      ['k', 0],
      ['a', 1],
      ['d', 2],
    ] as const) {
      await page.keyboard.press(key);
      await see.poll(shown).toBe(ids[index]);
    }
    const decision = async (id: number) => (await ann.get<Review>(`/reviews/hostaway/${id}`)).data.decision;
    await see.poll(() => decision(first)).toBe('approved');
    await see.poll(() => decision(Number(ids[1]))).toBe('unpublished');
    await page.keyboard.press('u');
    await see.poll(shown).toBe(ids[1]);
    await see(panel(page).getByText('Undone by Manager: undecided again')).toBeVisible();
    await page.keyboard.press('n');
    await see(panel(page).getByRole('textbox', { name: 'New note' })).toBeFocused();
    await page.keyboard.type('ad');
    expect(shown()).toBe(ids[1]);
    await page.keyboard.press('Escape');
    await see(panel(page)).toBeHidden();
    expect(new URL(page.url()).searchParams.has('review')).toBe(false);
  });

  test('adds, edits and deletes a note, and an admin deletes one of a colleague but cannot edit it', async () => {
    const page = await browser.manager(server);
    const id = await openFirst(page);
    await ann.put(`/reviews/${id}/notes`, { text: 'Called the cleaner.' });
    await see(panel(page).getByText('Called the cleaner.')).toBeVisible();
    await panel(page).getByRole('textbox', { name: 'New note' }).fill('Thanks.\nDone.');
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await see(panel(page).getByText('Internal notes (2)')).toBeVisible();
    await see(panel(page).getByRole('textbox', { name: 'New note' })).toHaveValue('');
    await see(panel(page).getByRole('button', { name: 'Add note' })).toBeFocused();
    await panel(page).getByRole('button', { name: 'Edit note' }).click();
    await panel(page).getByRole('textbox', { name: 'Your note' }).fill('All good.');
    await panel(page).getByRole('button', { name: 'Save note' }).click();
    await see(panel(page).getByText('All good.')).toBeVisible();
    await see(panel(page).getByText('edited', { exact: true })).toBeVisible();
    await see(panel(page).getByRole('button', { name: 'Edit note' })).toHaveCount(1);
    for (const [text, left] of [
      ['All good.', 'Internal notes (1)'],
      ['Called the cleaner.', 'Internal notes'],
    ] as const) {
      const note = panel(page).getByRole('listitem').filter({ hasText: text });
      await note.getByRole('button', { name: 'Delete note' }).click();
      await page
        .getByRole('dialog', { name: 'Delete the note?' })
        .getByRole('button', { name: 'Delete note' })
        .click();
      await see(note).toHaveCount(0);
      await see(panel(page).getByRole('heading', { name: left, exact: true })).toBeFocused();
    }
  });

  test('keeps what is typed while a note is saved', async () => {
    const page = await browser.manager(server);
    await openFirst(page);
    const note = panel(page).getByRole('textbox', { name: 'New note' });
    await note.fill('One.');
    const saving = await hold(page, { method: 'PUT', path: '/notes' });
    await panel(page).getByRole('button', { name: 'Add note' }).click();
    await expect.poll(saving.arrived).toBe(1);
    await note.fill('Two');
    saving.release();
    await see(panel(page).getByText('Internal notes (1)')).toBeVisible();
    await see(note).toHaveValue('Two');
    await server.app.database.pool.query('delete from review_notes');
  });

  test('keeps the focus after a decision, and returns to the row of the review that it showed last', async () => {
    await undecide();
    const page = await browser.manager(server);
    await openDashboard(page, `?listingId=${listingId}`);
    const second = rows(page).nth(1);
    await rows(page).first().focus();
    await page.keyboard.press('Enter');
    await panel(page).getByRole('button', { name: 'Keep unpublished' }).focus();
    await page.keyboard.press('Enter');
    const guest = (await second.getByRole('rowheader').textContent()) ?? '';
    await see(panel(page).getByRole('heading', { level: 2, name: guest })).toBeFocused();
    await page.keyboard.press('Escape');
    await see(second).toBeFocused();
    const keep = second.getByRole('button', { name: 'Keep unpublished' });
    await keep.focus();
    await page.keyboard.press('Enter');
    await see(keep).toHaveCount(0);
    await see(second).toBeFocused();
  });

  test('assigns the review', async () => {
    const page = await browser.manager(server);
    const id = await openFirst(page);
    await panel(page).getByRole('combobox', { name: 'Assigned to' }).selectOption('Ann');
    await see.poll(async () => (await ann.get<Review>(`/reviews/hostaway/${id}`)).data.assignee).toBe('ann');
    await panel(page).getByRole('combobox', { name: 'Assigned to' }).selectOption('Manager');
    await page.keyboard.press('Escape');
    await see(page.getByRole('navigation', { name: 'Views' })).toContainText(/Mine\s*1/);
  });

  test('says who else looks at the review, and what they decide meanwhile', async () => {
    const page = await browser.manager(server);
    await undecide();
    const id = await openFirst(page);
    await ann.put(`/reviews/${id}/presence`, { isLooking: true });
    await see(panel(page).getByText('Ann is looking at this review too.')).toBeVisible();
    await ann.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
    await see(panel(page).getByRole('alert')).toHaveText('Ann has just approved this review.');
    await ann.put(`/reviews/${id}/presence`, { isLooking: false });
    await see(panel(page).getByText('Ann is looking at this review too.')).toBeHidden();
    await ann.put(`/reviews/hostaway/${id}/approve`, { isApproved: false });
  });

  test('says what a colleague decided before it overwrites the decision', async () => {
    const page = await browser.manager(server, { expected: [/status of 409/, /ERR_CONNECTION_FAILED/] });
    // The page does not hear of the decision in any other way.
    await cut(page, { path: '/live' });
    await undecide();
    const id = await openFirst(page);
    const keep = panel(page).getByRole('button', { name: 'Keep unpublished' });
    await see(keep).toBeVisible();
    await ann.put(`/reviews/hostaway/${id}/approve`, { isApproved: false });
    await panel(page).getByRole('button', { name: 'Approve', exact: true }).click();
    const refused = panel(page).getByText('Ann has decided to keep this review unpublished since');
    await see(refused).toBeVisible();
    await panel(page).getByRole('button', { name: 'Show review' }).click();
    await see(keep).toBeHidden();
    await panel(page).getByRole('button', { name: 'Approve', exact: true }).click();
    await see(refused).toBeHidden();
    await panel(page).getByRole('button', { name: 'Previous review' }).click();
    await see(panel(page).getByText('Approved by Manager', { exact: true }).first()).toBeVisible();
  });

  test('fits every window and has no accessibility violations', async () => {
    const page = await browser.manager(server);
    await page.goto(`/dashboard?listingId=${listingId}`);
    await rows(page).first().getByRole('rowheader').getByRole('link').click();
    await see(panel(page).getByRole('textbox', { name: 'New note' })).toBeVisible();
    await expectFits(page);
    expect(await panel(page).boundingBox()).toMatchObject({ height: 844, width: 390 });
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(() => panel(page).boundingBox()).toMatchObject({ height: 800, width: 576 });
  });
});
