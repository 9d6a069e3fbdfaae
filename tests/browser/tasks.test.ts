import type { Page } from '@playwright/test';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { Tasks } from '#contract/tasks/tasks.ts';
import { addUser } from '#services/accounts/users.ts';
import { readTaskStatuses } from '#services/tasks/deliver-tasks.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { expectAccessible } from '#tests/support/axe.ts';
import { browserForTests, see } from '#tests/support/browser.ts';
import { pagerLabel, rows } from '#tests/support/dashboard.ts';
import { insertInsightsData, LAST_DAY } from '#tests/support/insights-data.ts';
import { hold } from '#tests/support/network.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const CREATE = { method: 'POST', path: '/v1/tasks' };
const PHONE = { viewport: { width: 390, height: 844 } };
const INSIGHTS = `/insights?from=2024-07-01&to=${LAST_DAY}`;

let server: TestServer;
let manager: ApiClient;
let listing: number;
let review: { id: number; listing: number; feedback: string };
const browser = browserForTests();

beforeAll(async () => {
  server = await openTestServer();
  listing = await insertInsightsData(server);
  const { pool } = server.app.database;
  const { rows: found } = await pool.query(
    `select reviews.id, reviews.listing_id from reviews join review_topics on review_id = reviews.id
     where source = 'hostaway' and polarity = 'negative' and topic = 'noise' and withdrawn_at is null order by id limit 1`,
  );
  const feedback = 'The window in the bedroom does not close.';
  await pool.query('update reviews set private_feedback = $2 where id = $1', [found[0].id, feedback]);
  review = { id: Number(found[0].id), listing: Number(found[0].listing_id), feedback };
  await addUser(server.app.context, {
    username: 'rita',
    name: 'Rita',
    role: 'responder',
    password: PASSWORD,
  });
  await addUser(server.app.context, { username: 'vic', name: 'Vic', role: 'viewer', password: PASSWORD });
  manager = await signedInClient(server.origin);
});
afterEach(async () => {
  server.hostaway.failures.clear();
  await server.app.database.pool.query('delete from tasks');
  server.hostaway.data.tasks?.splice(0);
});
afterAll(() => server.close());

const openReview = async (page: Page) => {
  await page.goto(`/reviews/${review.listing}?review=${review.id}`);
  const panel = page.getByRole('dialog').first();
  const tasks = panel.getByRole('region', { name: 'Tasks' });
  await see(tasks).toBeVisible();
  return tasks;
};
const dialogOf = (page: Page) => page.getByRole('dialog', { name: 'New task' });
const made = async () => (await manager.get<Tasks>('/tasks')).data.tasks;

describe('a task of a review', () => {
  test('is made of its private feedback by keyboard only, and says what leaves to Hostaway', async () => {
    const page = await browser.manager(server);
    const tasks = await openReview(page);
    await tasks.getByRole('button', { name: 'Create task: private feedback' }).focus();
    await page.keyboard.press('Enter');
    const dialog = dialogOf(page);
    await see(dialog.getByRole('textbox', { name: 'Title' })).toBeFocused();
    await see(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(
      `Private feedback: ${review.feedback}`,
    );
    await see(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(review.feedback);
    await see(dialog).toContainText('are sent to Hostaway');
    await expectAccessible(page, 'dialog[open]:last-of-type');
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Mend the window');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Maint');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await page.keyboard.type('Rita');
    await page.keyboard.press('Enter');
    await dialog.getByRole('textbox', { name: 'Title' }).focus();
    await page.keyboard.press('Enter');
    await see(dialog).toBeHidden();
    const entry = tasks.getByRole('listitem');
    await see(entry).toContainText('Mend the window');
    await see(entry).toContainText('Sent to Hostaway');
    await see(entry).toContainText('Maintenance · Assigned to Rita');
    expect(await made()).toMatchObject([{ reviewId: review.id, assignee: 'rita', category: 'maintenance' }]);
  });

  test('of a complaint has its sentence and topic, and follows Hostaway', async () => {
    const page = await browser.manager(server);
    const tasks = await openReview(page);
    await tasks.getByRole('button', { name: 'Create task: noise' }).click();
    const dialog = dialogOf(page);
    await see(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue(/^Noise: /);
    await see(dialog.getByRole('combobox', { name: 'Complaint about' })).toHaveValue('noise');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    const entry = tasks.getByRole('listitem');
    await see(entry).toContainText('Sent to Hostaway');
    server.hostaway.edits.changeTask(server.hostaway.data.tasks?.[0]?.id ?? 0, { status: 'inProgress' });
    await readTaskStatuses(server.app.context);
    await see(entry).toContainText('In progress');
    await entry.getByRole('button', { name: /^Complete: / }).click();
    await see(entry).toContainText('Completed');
    await entry.getByRole('button', { name: /^Reopen: / }).click();
    await see(entry).toContainText('Open');
  });

  test('that Hostaway refuses shows the reason, and is sent again', async () => {
    server.hostaway.failures.add({
      ...CREATE,
      times: 1,
      failure: {
        kind: 'status',
        status: 403,
        body: { status: 'fail', message: 'You may not create tasks.' },
      },
    });
    await manager.post('/tasks', { title: 'Mend it', category: 'other', reviewId: review.id });
    const page = await browser.manager(server, PHONE);
    const tasks = await openReview(page);
    await see(tasks).toContainText('Hostaway refused it: You may not create tasks.');
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
    await tasks.getByRole('button', { name: 'Send again: Mend it' }).click();
    await see(tasks).toContainText('Sent to Hostaway');
  });

  test('is not made without a title, and what was typed stays after an error', async () => {
    const page = await browser.manager(server, { expected: [/ERR_FAILED/] });
    const tasks = await openReview(page);
    await tasks.getByRole('button', { name: 'Create task: private feedback' }).click();
    const dialog = dialogOf(page);
    await dialog.getByRole('textbox', { name: 'Title' }).fill(' ');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await see(dialog.getByRole('alert')).toHaveText('Write a title.');
    await page.route('**/api/tasks', (route) => route.abort());
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Mend it');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await see(dialog.getByRole('alert')).toBeVisible();
    await see(dialog.getByRole('textbox', { name: 'Title' })).toHaveValue('Mend it');
  });

  test('that is edited while it is created is created once, and its dialog closes', async () => {
    const page = await browser.manager(server);
    const tasks = await openReview(page);
    await tasks.getByRole('button', { name: 'Create task: private feedback' }).click();
    const dialog = dialogOf(page);
    const creating = await hold(page, { method: 'POST', path: '/tasks' });
    await dialog.getByRole('button', { name: 'Create task' }).click();
    await expect.poll(creating.arrived).toBe(1);
    await dialog.getByRole('textbox', { name: 'Title' }).fill('Another title');
    await page.keyboard.press('Enter');
    creating.release();
    await see(dialog).toBeHidden();
    expect(await made()).toMatchObject([{ title: `Private feedback: ${review.feedback}` }]);
  });

  test('of a merged listing says whether it leaves to the source of that listing', async () => {
    const { pool } = server.app.database;
    await pool.query(
      `with other as (insert into listings (source, upstream_id, name) values ('guesty', '1', 'Guesty’s') returning id)
       update reviews set own_listing_id = other.id from other where reviews.id = $1`,
      [review.id],
    );
    try {
      const page = await browser.manager(server);
      const tasks = await openReview(page);
      await tasks.getByRole('button', { name: 'Create task: private feedback' }).click();
      await see(dialogOf(page)).toContainText('The task stays here');
    } finally {
      await pool.query('update reviews set own_listing_id = null where id = $1', [review.id]);
    }
  });

  test('is read by a viewer, who cannot change it', async () => {
    await manager.post('/tasks', { title: 'Mend it', category: 'other', reviewId: review.id });
    const page = await browser.anonymous(server);
    await page.goto('/login');
    await page.getByLabel('Username').fill('vic');
    await page.getByLabel('Password').fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.waitForURL('**/dashboard*');
    const tasks = await openReview(page);
    await see(tasks).toContainText('Mend it');
    await see(tasks.getByRole('button')).toHaveCount(0);
  });
});

describe('a task of a problem', () => {
  test('is made in Fix first, and shown there', async () => {
    const page = await browser.manager(server);
    await page.goto(INSIGHTS);
    const first = page.getByRole('region', { name: 'Fix first' }).getByRole('listitem').first();
    await first.getByRole('button', { name: /^Create task: Noise at / }).click();
    const dialog = dialogOf(page);
    await see(dialog.getByRole('textbox', { name: 'Description' })).toHaveValue(
      /guests complain about the noise/,
    );
    await see(dialog.getByRole('combobox', { name: 'Category' })).toHaveValue('maintenance');
    await dialog.getByLabel('Due').fill('2026-12-01');
    await dialog.getByRole('button', { name: 'Create task' }).click();
    const tasks = first.getByRole('list', { name: /^Tasks: Noise/ });
    await see(tasks).toContainText('due Dec 01, 2026');
    await expectAccessible(page, 'section');
    expect(await made()).toMatchObject([{ listingId: listing, topic: 'noise', reviewId: null }]);
  });
});

describe('the page of tasks', () => {
  test.each([
    ['a desk', {}],
    ['a phone', PHONE],
  ])('on %s lists them by state and person', async (_where, options) => {
    await manager.post('/tasks', {
      title: 'For Rita',
      category: 'other',
      listingId: listing,
      assignee: 'rita',
    });
    await manager.post('/tasks', { title: 'For no one', category: 'other', listingId: listing });
    const page = await browser.manager(server, options);
    await page.goto('/insights/tasks');
    const list = page.getByRole('region', { name: 'Open' });
    await see(list.getByRole('listitem')).toHaveCount(2);
    await expectAccessible(page);
    const width = page.viewportSize()?.width;
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await list.getByRole('combobox', { name: 'Assigned to' }).last().selectOption('Rita');
    await page.getByRole('search').getByRole('combobox', { name: 'Assigned to' }).selectOption('Rita');
    await see(page).toHaveURL(/assignee=rita/);
    await see(list.getByRole('listitem')).toHaveCount(2);
    await list.getByRole('button', { name: 'Cancel task: For Rita' }).click();
    await see(list.getByRole('listitem')).toHaveCount(1);
    await page.getByRole('combobox', { name: 'Show' }).selectOption('Done');
    await see(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toContainText('Cancelled');
    await page.reload();
    await see(page.getByRole('region', { name: 'Done' }).getByRole('listitem')).toHaveCount(1);
  });

  test('leads back from a page whose last task was completed', async () => {
    await server.app.database.pool.query(
      `insert into tasks (listing_id, title, description, category, created_by, state, marker)
       select $1, 'Mend ' || number, '', 'other', 'manager', 'local', 'FLR' || number from generate_series(1, 26) as number`,
      [listing],
    );
    const page = await browser.manager(server);
    await page.goto('/insights/tasks?page=2');
    await page.getByRole('button', { name: 'Complete: Mend 26' }).click();
    await see(page.getByRole('button', { name: 'Complete: Mend 26' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Previous tasks' }).click();
    await see(page.getByRole('region', { name: 'Open' }).getByRole('listitem')).toHaveCount(25);
  });

  test('says whether complaints fell after a task, and opens the reviews behind each number', async () => {
    const { data } = await manager.post<{ id: number }>('/tasks', {
      title: 'Quiet the street',
      category: 'other',
      listingId: listing,
      topic: 'noise',
    });
    await server.app.database.pool.query(
      `update tasks set status = 'completed', state = 'local', done_at = $2::date - interval '100 days' where id = $1`,
      [data.id, LAST_DAY],
    );
    const page = await browser.manager(server);
    await page.goto('/insights/tasks?list=done');
    const entry = page.getByRole('region', { name: 'Done' }).getByRole('listitem');
    await see(entry).toContainText(/omplain(ts|ed) about the noise/);
    await expectAccessible(page);
    const link = entry.getByRole('link', { name: /analysed reviews$/ }).first();
    const count = Number.parseInt(await link.innerText(), 10);
    await link.click();
    await page.waitForURL(/\/dashboard\?/);
    if (count > 10) await see(pagerLabel(page)).toHaveText(`1 to 10 of ${count}`);
    else await see(rows(page)).toHaveCount(count);
  });
});
