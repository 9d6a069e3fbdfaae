import type { Locator, Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, test } from 'vitest';
import type { Review } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible, expectFits } from '#tests/support/axe.ts';
import { browserForTests, see, signIn } from '#tests/support/browser.ts';
import { cell, openDashboard, rows } from '#tests/support/dashboard.ts';
import { addLighthouse, addReview } from '#tests/support/lighthouse.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let manager: ApiClient;
let listingId: number;
let reviews: Review[];
const browser = browserForTests();
beforeAll(async () => {
  server = await openTestServer();
  manager = await signedInClient(server.origin);
  ({ listingId, reviews } = await addLighthouse(server));
});
afterEach(() => server.hostaway.failures.clear());
afterAll(() => server.close());

const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };
const composer = (page: Page) => page.getByRole('dialog');
const press = (within: Page | Locator, name: string) =>
  within.getByRole('button', { name, exact: true }).click();
const field = (page: Page) => composer(page).getByLabel('Response from the company', { exact: true });

/** Opens the property's reviews and returns the row of a guest. */
async function rowOf(page: Page, guest: string): Promise<Locator> {
  await openDashboard(page, `?listingId=${listingId}&sortOrder=asc`);
  return rows(page).filter({ hasText: guest });
}

async function compose(page: Page, guest: string): Promise<Locator> {
  const row = await rowOf(page, guest);
  await press(row, 'Read more');
  await press(row, 'Write a response');
  await see(composer(page)).toBeVisible();
  return row;
}

describe('a response to a review', () => {
  test('is previewed, confirmed, sent and shown on the public page', async () => {
    const page = await browser.manager(server);
    const row = await compose(page, 'Bruno da Silva Moreira');
    await see(field(page)).toBeFocused();
    await see(composer(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
    await field(page).fill('Thank you, <b>Bruno</b>!\nCome back.');
    const preview = composer(page).getByRole('region', { name: 'What the public will see' });
    await see(preview).toContainText('Thank you, Bruno!\nCome back.');
    await see(preview).toContainText('We stayed three nights on our way south.');
    await see(composer(page)).toContainText('28 of 4,000 characters');

    await press(composer(page), 'Continue');
    await see(composer(page)).toContainText('You can respond only once');
    await see(composer(page).getByRole('heading', { name: 'Send this response?' })).toBeFocused();
    await press(composer(page), 'Keep editing');
    await see(field(page)).toHaveValue('Thank you, <b>Bruno</b>!\nCome back.');
    await press(composer(page), 'Continue');
    await press(composer(page), 'Send response');
    await see(composer(page)).toHaveCount(0);
    await see(row).toContainText('Response sent');
    await see(cell(row, 'Review')).toContainText('Response from the company');
    await see(cell(row, 'Review')).toContainText('Thank you, Bruno!');
    await see(row.getByRole('button', { name: 'Write a response' })).toHaveCount(0);

    await press(row, 'Approve');
    const visitor = await browser.anonymous(server);
    await see(async () => {
      await visitor.goto(`/property/${listingId}`);
      await see(visitor.getByRole('article').filter({ hasText: 'Bruno' })).toContainText(
        'Thank you, Bruno!',
        {
          timeout: 500,
        },
      );
    }).toPass();
  });

  test('keeps its text for another attempt when Hostaway refuses it, and shows the reason', async () => {
    addReview(server, 62, { guestName: 'Hugo', publicReview: 'A fine oven.' });
    await runSync(server.app.context);
    server.hostaway.failures.add({ ...RESPOND, times: 1, failure: 'refused' });
    const page = await browser.manager(server);
    const row = await compose(page, 'Hugo');
    await field(page).fill('Thank you, Hugo.');
    await press(composer(page), 'Continue');
    await press(composer(page), 'Send response');
    await see(row).toContainText('Response refused: Invalid review.');
    await see(row).toContainText('Thank you, Hugo.');
    await expectAccessible(page);
    await press(row, 'Write a response');
    await see(field(page)).toHaveValue('Thank you, Hugo.');
    await press(composer(page), 'Continue');
    await press(composer(page), 'Send response');
    await see(row).toContainText('Response sent');
  });

  test('waits while Hostaway is unavailable, also after a reload', async () => {
    addReview(server, 60, { guestName: 'Edda', publicReview: 'A very good bed.' });
    await runSync(server.app.context);
    server.hostaway.failures.add({ ...RESPOND, failure: { kind: 'status', status: 503 } });
    const page = await browser.manager(server);
    const row = await compose(page, 'Edda');
    await field(page).fill('Sleep well.');
    await press(composer(page), 'Continue');
    await press(composer(page), 'Send response');
    await see(row).toContainText('Response waiting');
    await page.reload();
    await see(row).toContainText('Response waiting');
    await press(row, 'Read more');
    await see(row).toContainText('Sleep well.');
    server.hostaway.failures.clear();
    await see(row).toContainText('Response sent');
  });

  test('keeps its draft when the composer is closed without sending', async () => {
    addReview(server, 61, { guestName: 'Frida', publicReview: 'Windows to the west.' });
    await runSync(server.app.context);
    const page = await browser.manager(server);
    const row = await compose(page, 'Frida');
    await field(page).fill('Half a thought');
    await page.keyboard.press('Escape');
    await see(composer(page)).toHaveCount(0);
    await see(row.getByRole('button', { name: 'Write a response' })).toBeFocused();
    await press(row, 'Write a response');
    await see(field(page)).toHaveValue('Half a thought');
    await field(page).fill('a'.repeat(4003));
    await see(composer(page)).toContainText('3 characters longer');
    await see(composer(page).getByRole('button', { name: 'Continue' })).toBeDisabled();
    await press(composer(page), 'Cancel');
    await see(composer(page)).toHaveCount(0);
  });

  test('keeps its draft over a reload, and opens again after the session ended while it was checked or sent', async () => {
    const page = await browser.anonymous(server, { expected: [/status of 401/] });
    await signIn(page, server);
    await compose(page, 'Frida');
    await field(page).fill('Thank you, Frida.');
    await page.reload();
    const row = rows(page).filter({ hasText: 'Frida' });
    await press(row, 'Read more');
    await press(row, 'Write a response');
    await see(field(page)).toHaveValue('Thank you, Frida.');
    const endSession = () => page.request.delete('/api/session', { headers: { origin: server.origin } });
    const signInAgain = async () => {
      await see(page).toHaveURL(/\/login/);
      await page.getByRole('textbox', { name: 'Username' }).fill('manager');
      await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
      await press(page, 'Sign In');
      await see(field(page)).toHaveValue('Thank you, Frida.');
    };
    await endSession();
    await press(composer(page), 'Continue');
    await signInAgain();
    await press(composer(page), 'Continue');
    await see(composer(page).getByRole('button', { name: 'Send response' })).toBeVisible();
    await endSession();
    await press(composer(page), 'Send response');
    await signInAgain();
    await press(composer(page), 'Continue');
    await press(composer(page), 'Send response');
    await see(row).toContainText(/Response (waiting|sent)/);
  });
});

test('a review whose channel accepts no response shows why', async () => {
  const page = await browser.manager(server);
  const row = await rowOf(page, 'Dora Ek');
  await press(row, 'Read more');
  await see(row).toContainText('not to Direct Booking');
  await see(row.getByRole('button', { name: 'Write a response' })).toHaveCount(0);
});

test('a review that changed since its approval is marked and shows what changed', async () => {
  const [first] = reviews;
  await manager.put(`/reviews/hostaway/${first?.id}/approve`, { isApproved: true });
  const row = server.hostaway.data.reviews.find(({ guestName }) => guestName === 'Ana Costa');
  Object.assign(row ?? {}, { publicReview: 'Not wonderful after all.', rating: 4 });
  await runSync(server.app.context);

  const page = await browser.manager(server);
  const shown = await rowOf(page, 'Ana Costa');
  await see(cell(shown, 'Status')).toHaveText('Pending');
  await see(shown.getByText('Changed since approval')).toBeVisible();
  await press(shown, 'Read more');
  await see(shown.getByRole('deletion')).toContainText('5.0 out of 5 stars');
  await see(shown.getByRole('deletion')).toContainText('we loved every morning by the sea');
  await see(shown.getByRole('insertion')).toContainText('2.0 out of 5 stars');
  await see(shown.getByRole('insertion')).toContainText('Not wonderful after all.');
  await expectAccessible(page);

  await press(shown, 'Approve');
  await see(cell(shown, 'Status')).toHaveText('Approved');
  await see(shown.getByText('Changed since approval')).toHaveCount(0);
});

test('the composer fits every window', async () => {
  addReview(server, 70, { guestName: 'Greta', publicReview: 'Short and good.' });
  await runSync(server.app.context);
  const page = await browser.manager(server);
  await compose(page, 'Greta');
  await field(page).fill('Thank you.');
  await expectFits(page);
  await press(composer(page), 'Continue');
  await expectFits(page);
});
