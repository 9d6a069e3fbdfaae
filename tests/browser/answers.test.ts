import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Answers } from '#contract/responses/answers.ts';
import { addUser } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see, signIn } from '#tests/support/browser.ts';
import { answer, failureEnvelope, hold, recordCalls } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const DAY_MS = 86_400_000;
const PASSWORD = 'kite orbit mugs';
const THANKS = 'Thank you, and come back soon.';
const RESPOND = { method: 'POST', path: '/v1/reviews/*/respond' };

let server: TestServer;
let manager: ApiClient;
const browser = browserForTests();

const daysAgo = (days: number) =>
  new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 19).replace('T', ' ');

beforeAll(async () => {
  server = await openTestServer({
    template: 'empty',
    environment: { RESPONSE_DELAY_MINUTES: '5' },
    account: ({ listings, reviews }) => {
      const { id: listingMapId = 0, name: listingName = '' } = listings[0] ?? {};
      const replacements = ['First', 'Second', 'Third', 'Fourth'].map((guestName, index) =>
        newReview({
          id: 1 + index,
          listingMapId,
          listingName,
          guestName,
          publicReview: `${guestName} stay. Where is the key?`,
          rating: index === 2 ? 4 : 10,
          channelId: index === 3 ? 2005 : 2018,
          submittedAt: daysAgo(25 - index),
        }),
      );
      reviews.splice(0, Infinity, ...replacements);
    },
  });
  await runSync(server.app.context);
  for (const [username, role] of [
    ['rita', 'responder'],
    ['vic', 'viewer'],
  ] as const)
    await addUser(server.app.context, {
      username,
      name: username === 'rita' ? 'Rita' : 'Vic',
      role,
      password: PASSWORD,
    });
  manager = await signedInClient(server.origin);
});
beforeEach(async () => {
  server.hostaway.failures.clear();
  await server.app.database.pool.query(
    'delete from responses; delete from skipped_answers; delete from review_notes',
  );
});
afterAll(() => server.close());

const pane = (page: Page) => page.getByRole('region', { name: 'Response', exact: true });
const heading = (page: Page) => pane(page).getByRole('heading', { level: 2 });
const list = (page: Page) => page.getByRole('list', { name: 'Reviews' });
const field = (page: Page) => page.getByLabel('Response from the company', { exact: true });
const tab = (page: Page, name: RegExp) =>
  page.getByRole('navigation', { name: 'Lists of responses' }).getByRole('link', { name });

async function open(page: Page, search = ''): Promise<void> {
  await page.goto(`/answers${search}`);
  await see(list(page).getByRole('link').first()).toBeVisible();
  if (page.viewportSize()?.width !== 390) await see(heading(page)).toBeVisible();
}

async function personAt(username: string): Promise<Page> {
  const page = await browser.anonymous(server, { expected: [/status of (409|503)/] });
  await page.goto('/login?redirect=%2Fanswers');
  await page.getByRole('textbox', { name: 'Username' }).fill(username);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await page.getByRole('button', { name: 'Sign In' }).click();
  return page;
}

describe('the desk', () => {
  test('shows the most urgent reviews with their deadlines, and opens from the top bar', async () => {
    const page = await browser.manager(server);
    await page.goto('/dashboard');
    await page.getByRole('banner').getByRole('link', { name: 'Answers' }).click();
    await see(list(page).getByRole('link')).toHaveText([/First/, /Second/, /Third/, /Fourth/]);
    await see(list(page).getByRole('link').first()).toContainText(/^by \w{3} \d\d, \d/);
    await see(list(page).getByRole('link').first()).toContainText('Question');
    await see(list(page).getByRole('link').last()).toContainText('no deadline');
    await see(heading(page)).toHaveText('First');
    await see(pane(page)).toContainText('Airbnb accepts responses until at least');
    await see(tab(page, /Needs an answer 4/)).toHaveAttribute('aria-current', 'page');
    await expectAccessible(page);
    await page.getByRole('checkbox', { name: 'Only low ratings' }).check();
    await see(list(page).getByRole('link')).toHaveText([/Third/]);
    await see(page).toHaveURL(/low=true/);
  });

  test('answers, skips, notes and undoes by the keyboard alone', async () => {
    const page = await browser.manager(server);
    await open(page);
    await see(heading(page)).toHaveText('First');
    await page.keyboard.press('j');
    await see(heading(page)).toHaveText('Second');
    await page.keyboard.press('k');
    await see(heading(page)).toHaveText('First');
    await page.keyboard.press('r');
    await see(field(page)).toBeFocused();
    // The keys are letters here.
    await page.keyboard.type(`${THANKS} j`);
    await see(heading(page)).toHaveText('First');
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
    await see(heading(page)).toHaveText('Second');
    await see(pane(page)).toBeFocused();
    await see(tab(page, /Waiting 1/)).toBeVisible();
    expect((await manager.get<Answers>('/answers?state=waiting')).data.reviews).toMatchObject([
      { guestName: 'First', writtenResponse: { text: `${THANKS} j`, sendAt: expect.any(String) } },
    ]);

    await page.keyboard.press('u');
    await see(field(page)).toHaveValue(`${THANKS} j`);
    await see(field(page)).toBeFocused();
    await see(tab(page, /Waiting 0/)).toBeVisible();
    expect((await manager.get<Answers>('/answers')).data.counts).toMatchObject({ open: 4, waiting: 0 });

    await page.getByRole('button', { name: 'Cancel' }).press('Enter');
    await page.keyboard.press('s');
    await see(heading(page)).toHaveText('Second');
    await see(list(page).getByRole('link')).toHaveText([/Second/, /Third/, /Fourth/]);
    await see(pane(page)).toBeFocused();
    await page.keyboard.press('u');
    await see(page.getByText('Review by First is no longer skipped.')).toBeVisible();
    await see(heading(page)).toHaveText('First');
    await see(list(page).getByRole('link')).toHaveCount(4);
    await page.keyboard.press('n');
    await see(page.getByLabel('New note')).toBeFocused();
    await page.keyboard.type('Call them');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await see(pane(page)).toContainText('Internal notes (1)');
    await page.keyboard.press('?');
    const help = page.getByRole('dialog');
    for (const text of ['Next review', 'Skip', 'Write a response', 'Take back the last response or skip'])
      await see(help).toContainText(text);
  });

  test('repeats a notice that was dismissed, with its Undo button', async () => {
    const page = await browser.manager(server);
    await open(page);
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await page.keyboard.press('s');
    await see(undo).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss', exact: true }).click();
    await see(undo).toHaveCount(0);
    await page.keyboard.press('u');
    await see(page.getByText('Review by First is no longer skipped.')).toBeVisible();
    await see(heading(page)).toHaveText('First');
    await see(list(page).getByRole('link')).toHaveCount(4);
    await page.keyboard.press('s');
    await see(undo).toBeVisible();
  });

  test('asks only for the responses that are due', async () => {
    const { reviews } = (await manager.get<Answers>('/answers')).data;
    const [first, second] = reviews;
    server.hostaway.failures.add({ ...RESPOND, failure: { kind: 'status', status: 503 } });
    await manager.put(`/reviews/hostaway/${first?.id}/response`, { text: THANKS, sendAt: new Date() });
    await manager.put(`/reviews/hostaway/${second?.id}/response`, { text: THANKS });
    const page = await browser.manager(server);
    const calls = recordCalls(page);
    await open(page, '?state=waiting');
    await see(list(page).getByRole('link')).toHaveText([/First/, /Second/]);
    const asked = (id = 0) => calls.filter((call) => call === `GET /reviews/hostaway/${id}`).length;
    await expect.poll(() => asked(first?.id)).toBeGreaterThan(3);
    expect(asked(second?.id)).toBe(0);
  });

  test('lists what waits, was sent and was refused, with the reason and another attempt', async () => {
    const at = (state: string) => async () =>
      (await manager.get<Answers>(`/answers?state=${state}`)).data.reviews.map(({ guestName }) => guestName);
    const { reviews } = (await manager.get<Answers>('/answers')).data;
    const [first, second] = reviews;
    server.hostaway.failures.add({ ...RESPOND, failure: 'refused' });
    const now = new Date();
    await manager.put(`/reviews/hostaway/${first?.id}/response`, { text: THANKS, sendAt: now });
    await expect.poll(at('refused')).toEqual(['First']);
    const page = await browser.manager(server);
    await open(page, '?state=refused');
    await see(pane(page)).toContainText('Response refused: Invalid review.');
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Send again' }).click();
    await see(page.getByText('No response was refused.')).toBeVisible();
    await tab(page, /Waiting 1/).click();
    await see(list(page).getByRole('link')).toHaveText([/First/]);
    await see(pane(page)).toContainText(/It will be sent on \w+ \d+, \d+ at \d/);
    await pane(page).getByRole('button', { name: 'Take back' }).click();
    await see(page.getByText('The response to First was taken back.')).toBeVisible();
    await see(tab(page, /Needs an answer 4/)).toHaveAttribute('aria-current', 'page');
    await see(heading(page)).toHaveText('First');
    await see(field(page)).toHaveValue(THANKS);
    await see(field(page)).toBeFocused();
    await tab(page, /Waiting 0/).click();
    await see(page.getByText('No responses are waiting to be sent.')).toBeVisible();
    server.hostaway.failures.clear();
    await manager.put(`/reviews/hostaway/${second?.id}/response`, { text: THANKS, sendAt: now });
    await expect.poll(at('sent')).toEqual(['Second']);
    await tab(page, /Sent/).click();
    await see(pane(page)).toContainText(THANKS);
    // The others do not depend on it.
    await server.app.database.pool.query('update reviews set response_text = null, response_at = null');
    for (const row of server.hostaway.data.reviews) row.revieweeResponse = null;
  });
});

describe('two people at one review', () => {
  test('see each other, and the second keeps the text and learns who was faster', async () => {
    const page = await browser.manager(server, { expected: [/status of 409/] });
    await open(page);
    const other = await personAt('rita');
    await see(heading(other)).toHaveText('First');
    await see(pane(page)).toContainText('Rita is looking at this review too.');
    await see(pane(other)).toContainText('Manager is looking at this review too.');
    await page.keyboard.press('r');
    await see(field(page)).toBeFocused();
    await page.keyboard.type('Half a thought');
    await see(pane(other)).toContainText('Manager is writing a response to this review.');
    await other.keyboard.press('r');
    await see(field(other)).toBeFocused();
    await other.keyboard.type(THANKS);
    await other.keyboard.press('Control+Enter');
    await see(other.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();

    await see(pane(page).getByRole('alert')).toContainText('rita has already written a response');
    await see(heading(page)).toHaveText('First');
    await see(field(page)).toHaveValue('Half a thought');
    await page.keyboard.press('Control+Enter');
    await see(pane(page).getByRole('alert')).toContainText('rita has already written a response');
    await see(field(page)).toHaveValue('Half a thought');
    // The first one is taken back, so the second can send.
    await other.keyboard.press('u');
    await see(field(other)).toHaveValue(THANKS);
    await see(pane(page).getByRole('alert')).toHaveCount(0);
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
  });
});

test('a response to a low rating is shown once more before it is sent', async () => {
  const page = await browser.manager(server);
  await open(page, '?low=true');
  await page.keyboard.press('r');
  await field(page).fill(THANKS);
  await page.keyboard.press('Control+Enter');
  await see(page.getByRole('heading', { name: 'Send this response?' })).toBeFocused();
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Keep editing' }).click();
  await see(field(page)).toBeFocused();
  await page.keyboard.press('Control+Enter');
  await see(page.getByRole('heading', { name: 'Send this response?' })).toBeFocused();
  await page.keyboard.press('Enter');
  await see(page.getByText('Response to Third will be sent in 5 minutes.')).toBeVisible();
});

describe('a text', () => {
  test('is kept when sending fails and over a reload, and says when it is too long', async () => {
    const page = await browser.manager(server, { expected: [/status of 503/] });
    await open(page);
    await page.keyboard.press('r');
    await field(page).fill('a'.repeat(1_001));
    await see(pane(page)).toContainText('Airbnb may not accept more than 1,000 characters.');
    await see(pane(page).getByRole('button', { name: 'Send in 5 min' })).toBeEnabled();
    await field(page).fill('a'.repeat(4_001));
    await see(pane(page)).toContainText('1 characters longer');
    await see(pane(page).getByRole('button', { name: 'Send in 5 min' })).toBeDisabled();
    await page.keyboard.press('Control+Enter');
    await see(field(page)).toBeFocused();
    await field(page).fill(THANKS);
    const mend = await answer(
      page,
      { method: 'PUT', path: '/response' },
      {
        status: 503,
        body: failureEnvelope('The database is away.'),
      },
    );
    await page.keyboard.press('Control+Enter');
    await see(pane(page).getByRole('alert')).toContainText('The database is away.');
    await mend();
    await page.reload();
    await see(heading(page)).toHaveText('First');
    await page.keyboard.press('r');
    await see(field(page)).toHaveValue(THANKS);
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
  });
});

test('a response whose sending was interrupted by the end of the session opens again after the next sign-in', async () => {
  const page = await browser.anonymous(server, { expected: [/status of 401/] });
  await signIn(page, server);
  await open(page);
  await page.getByRole('button', { name: 'Write a response' }).click();
  await field(page).fill(THANKS);
  await page.request.delete('/api/session', { headers: { origin: server.origin } });
  await page.getByRole('button', { name: /^Send in/ }).click();
  await see(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'Username' }).fill('manager');
  await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(field(page)).toHaveValue(THANKS);
  await page.reload();
  await see(heading(page)).toBeVisible();
  await see(field(page)).toHaveCount(0);
});

test('a session end that another tab notices keeps the text', async () => {
  const page = await browser.anonymous(server, { expected: [/status of 401/] });
  await signIn(page, server);
  await open(page);
  await page.getByRole('button', { name: 'Write a response' }).click();
  await field(page).fill(THANKS);
  const other = await page.context().newPage();
  await open(other);
  await page.request.delete('/api/session', { headers: { origin: server.origin } });
  await see(other).toHaveURL(/\/login/);
  await see(page).toHaveURL(/\/login/);
  await page.getByRole('textbox', { name: 'Username' }).fill('manager');
  await page.getByRole('textbox', { name: 'Password' }).fill('flex-demo');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await see(heading(page)).toHaveText('First');
  await page.keyboard.press('r');
  await see(field(page)).toHaveValue(THANKS);
});

test('a response whose editor is left while it is checked is not sent, and its text is kept', async () => {
  const page = await browser.manager(server);
  await open(page);
  await page.keyboard.press('r');
  await field(page).fill(THANKS);
  const check = await hold(page, { method: 'POST', path: '/response-check' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(check.arrived).toBe(1);
  await list(page).getByRole('link', { name: 'Second' }).click();
  await see(heading(page)).toHaveText('Second');
  check.release();
  await see(page.getByText('The response to First was not sent')).toBeVisible();
  await see(heading(page)).toHaveText('Second');
  expect((await manager.get<Answers>('/answers')).data.counts).toMatchObject({ open: 4 });
  await page.keyboard.press('k');
  await see(heading(page)).toHaveText('First');
  await see(field(page)).toHaveValue(THANKS);
});

test('nothing is inserted into a response while it is checked', async () => {
  await manager.post('/templates', { name: 'Late', text: 'Inserted later.' });
  const page = await browser.manager(server);
  await open(page);
  await page.keyboard.press('r');
  await pane(page).getByText('Templates', { exact: true }).click();
  const template = pane(page).getByRole('button', { name: /^Late/ });
  await see(template).toBeEnabled();
  await field(page).fill(THANKS);
  const check = await hold(page, { method: 'POST', path: '/response-check' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(check.arrived).toBe(1);
  await see(template).toBeDisabled();
  check.release();
  await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
});

test('a response that is taken back twice at once is taken back, without an error', async () => {
  const page = await browser.manager(server);
  await open(page);
  await page.keyboard.press('r');
  await field(page).fill(THANKS);
  await page.keyboard.press('Control+Enter');
  await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
  const taking = await hold(page, { method: 'DELETE', path: '/response' });
  await page.getByRole('button', { name: 'Undo' }).dblclick();
  await expect.poll(taking.arrived).toBe(1);
  taking.release();
  await see(field(page)).toHaveValue(THANKS);
  await see(page.getByText('The response to First was taken back.')).toBeVisible();
});

test('a response that is sent after another review was opened leaves that review open', async () => {
  const page = await browser.manager(server);
  await open(page);
  await page.keyboard.press('r');
  await field(page).fill(THANKS);
  const sending = await hold(page, { method: 'PUT', path: '/response' });
  await page.keyboard.press('Control+Enter');
  await expect.poll(sending.arrived).toBe(1);
  await list(page).getByRole('link', { name: 'Second' }).click();
  await see(heading(page)).toHaveText('Second');
  await page.keyboard.press('r');
  await field(page).fill('To Second');
  sending.release();
  await see(page.getByText('Response to First will be sent in 5 minutes.')).toBeVisible();
  await see(heading(page)).toHaveText('Second');
  await see(field(page)).toHaveValue('To Second');
});

test('a sign-out in another tab says that it removed the text, and keeps nothing of it', async () => {
  const page = await browser.anonymous(server, { expected: [/status of 401/] });
  await signIn(page, server);
  await open(page);
  await page.getByRole('button', { name: 'Write a response' }).click();
  await field(page).fill(THANKS);
  const other = await page.context().newPage();
  await other.goto('/dashboard');
  await other.getByRole('button', { name: 'Logout' }).click();
  await see(page.getByText('Unsaved text in this tab was removed as well.')).toBeVisible();
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain(THANKS);
});

describe('a response that a manager approves', () => {
  afterEach(() => manager.put('/settings', { approveResponses: false }));

  /** Sends a response of rita to the first review, with the keyboard. */
  async function submit(rita: Page): Promise<void> {
    await see(heading(rita)).toHaveText('First');
    await rita.keyboard.press('r');
    await see(rita.getByRole('button', { name: 'Ask for approval' })).toBeVisible();
    await field(rita).fill(THANKS);
    await rita.keyboard.press('Control+Enter');
    await see(rita.getByText('A manager is asked to approve the response to First.')).toBeVisible();
  }

  test('is edited, with the difference shown, and approved by the keyboard alone', async () => {
    await manager.put('/settings', { approveResponses: true });
    const rita = await personAt('rita');
    await submit(rita);
    await tab(rita, /Waiting for approval 1/).click();
    await see(pane(rita)).toContainText('Waiting for approval');
    await see(pane(rita).getByRole('button', { name: 'Take back' })).toBeVisible();
    await expectAccessible(rita);

    const page = await browser.manager(server);
    await page.goto('/answers');
    await tab(page, /Waiting for approval 1/).press('Enter');
    await see(pane(page)).toContainText('Written by rita.');
    await see(field(page)).toHaveValue(THANKS);
    await page.keyboard.press('r');
    await see(field(page)).toBeFocused();
    await page.keyboard.type(' See you!');
    await see(pane(page).getByRole('insertion').locator('mark')).toContainText('See you!');
    await see(pane(page).getByRole('deletion')).toHaveText(THANKS);
    await expectAccessible(page);
    await page.keyboard.press('Control+Enter');
    await see(page.getByText('Approved: response to First will be sent in 5 minutes.')).toBeVisible();
    await see(page.getByText('No responses are waiting for the approval of a manager.')).toBeVisible();

    await tab(rita, /Waiting 1/).click();
    await see(pane(rita)).toContainText('Written by rita, changed and approved by manager.');
    await pane(rita).getByText('Written by rita').click();
    await see(pane(rita).getByRole('deletion')).toHaveText(THANKS);
    await expectAccessible(rita);
  });

  test('is shown as its author last submitted it, without the manager’s changes to an earlier version', async () => {
    await manager.put('/settings', { approveResponses: true });
    const rita = await personAt('rita');
    await submit(rita);
    const page = await browser.manager(server);
    await page.goto('/answers?state=unapproved');
    await see(field(page)).toHaveValue(THANKS);
    await field(page).fill('Changed by the manager.');
    await tab(rita, /Waiting for approval 1/).click();
    await pane(rita).getByRole('button', { name: 'Take back' }).click();
    await field(rita).fill('Another thought.');
    await rita.keyboard.press('Control+Enter');
    await see(rita.getByText('A manager is asked to approve the response to First.')).toBeVisible();
    await page.reload();
    await see(field(page)).toHaveValue('Another thought.');
  });

  test('is sent back with a note on a phone, and written again', async () => {
    await manager.put('/settings', { approveResponses: true });
    const rita = await personAt('rita');
    await submit(rita);
    const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
    await page.goto('/answers?state=unapproved');
    await list(page).getByRole('link', { name: 'First' }).click();
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Send back…' }).click();
    await see(page.getByLabel('What should change?')).toBeFocused();
    await page.keyboard.type('Answer the question.');
    await expectAccessible(page);
    await pane(page).getByRole('button', { name: 'Send back' }).click();
    await see(page.getByText('Response to First sent back to its author.')).toBeVisible();

    await tab(rita, /Refused 1/).click();
    await see(pane(rita)).toContainText('Sent back: Answer the question.');
    await expectAccessible(rita);
    await pane(rita).getByRole('button', { name: 'Write a response' }).click();
    await see(field(rita)).toHaveValue(THANKS);
    await field(rita).fill('The key is under the mat.');
    await pane(rita).getByRole('button', { name: 'Ask for approval' }).click();
    await see(tab(rita, /Waiting for approval 1/)).toBeVisible();
  });

  test('is refused to the second of two managers, who sees what became of it', async () => {
    await manager.put('/settings', { approveResponses: true });
    await submit(await personAt('rita'));
    const page = await browser.manager(server, { expected: [/status of 409/] });
    const { reviews } = (await manager.get<Answers>('/answers?state=unapproved')).data;
    await page.goto(`/answers?state=unapproved&review=${reviews[0]?.id}`);
    await see(field(page)).toHaveValue(THANKS);
    const approval = { text: THANKS, submitted: THANKS };
    expect((await manager.put(`/reviews/${reviews[0]?.id}/response-approval`, approval)).status).toBe(202);
    await see(pane(page)).toContainText('Written by rita, approved by manager.');
    await see(field(page)).toHaveCount(0);
  });
});

test('a phone shows the list, then one review', async () => {
  const page = await browser.manager(server, { viewport: { width: 390, height: 844 } });
  await open(page);
  await see(pane(page)).toHaveCount(0);
  await list(page).getByRole('link', { name: 'Third' }).press('Enter');
  await see(heading(page)).toHaveText('Third');
  await see(pane(page)).toBeFocused();
  await see(list(page)).toHaveCount(0);
  await expectAccessible(page);
  await pane(page).getByRole('button', { name: 'Back to the list' }).click();
  await see(list(page).getByRole('link')).toHaveCount(4);
  await see(page.locator(':focus').getByRole('list', { name: 'Reviews' })).toBeVisible();
});

test('the figures lead to exactly their reviews', async () => {
  const page = await browser.manager(server);
  await open(page);
  await page.getByText('By stars and property').click();
  const row = page.getByRole('table', { name: 'Stars' }).getByRole('row', { name: /5 stars/ });
  await row.getByRole('link', { name: '3' }).click();
  await see(page).toHaveURL(/\/dashboard\?rating=5.*reply=unsent/);
  await see(page.getByText('1 to 3 of 3')).toBeVisible();
});

test('viewers do not answer', async () => {
  const page = await personAt('vic');
  await see(page.getByRole('heading', { name: 'You don’t have access to this page' })).toBeVisible();
  await see(page.getByRole('banner').getByRole('link', { name: 'Answers' })).toHaveCount(0);
});
