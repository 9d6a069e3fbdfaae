import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Report, ReportSchedule } from '#contract/reports/reports.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import { MAX_SCHEDULES } from '#domain/reports/report.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import { addGroup } from '#services/listings/listing-groups.ts';
import { mailReports } from '#services/reports/schedules.ts';
import type { MailSimulator } from '#simulators/mail/server.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

const PASSWORD = 'kite orbit mugs';
let server: TestServer;
let mail: MailSimulator;
let admin: ApiClient;
let home: number;

beforeAll(async () => {
  server = await openTestServer({ hasMail: true });
  if (!server.mail) throw new Error('no mail server');
  mail = server.mail;
  home = (await server.app.database.pool.query('select min(id)::int as id from listings')).rows[0].id;
  await addUser(server.app.context, { username: 'author', name: 'Author', password: PASSWORD });
  await setRole(server.app.context, 'author', 'manager');
  admin = await signedInClient(server.origin);
});
afterAll(() => server.close());

const list = async () =>
  (await admin.get<{ reports: Report[]; schedules: ReportSchedule[] | null }>('/reports')).data;
const makeDue = () => server.app.database.pool.query(`update report_schedules set last_month = '2020-01'`);

test('each address gets a link of its own once a month, with a way to unsubscribe', async () => {
  const recipients = ['owner@example.com', 'partner@example.com'];
  const added = await admin.post('/reports/schedules', { listingId: home, recipients });
  expect(added.status).toBe(200);
  // The month before was not asked for.
  expect(await mailReports(server.app.context)).toBe(0);
  await makeDue();
  expect(await mailReports(server.app.context)).toBe(2);
  expect(await mailReports(server.app.context)).toBe(0);
  await expect.poll(() => mail.mails.length, WAIT_OPTIONS).toBe(2);
  expect(mail.mails.map(({ to }) => to).toSorted()).toEqual(recipients);
  const links = mail.mails.map(({ text }) => /\/report\/[\w-]{43}/.exec(text)?.[0] ?? '');
  expect(new Set(links).size).toBe(2);
  for (const link of links) expect((await fetch(server.origin + link)).status).toBe(200);
  for (const { headers } of mail.mails) {
    expect(headers['list-unsubscribe-post']).toBe('List-Unsubscribe=One-Click');
  }
  const { reports } = await list();
  expect(reports.map(({ recipient, opened }) => [recipient, opened]).toSorted()).toEqual(
    recipients.map((address) => [address, 1]),
  );
});

test('who has unsubscribed gets no mail, and no link is left open', async () => {
  await server.app.context.storage.transact((tx) => tx.mails.unsubscribe('owner@example.com', 'report'));
  await makeDue();
  expect(await mailReports(server.app.context)).toBe(1);
  const { reports } = await list();
  expect(reports.filter(({ state }) => state === 'revoked').map(({ recipient }) => recipient)).toEqual([
    'owner@example.com',
  ]);
});

test('a report about a group is mailed', async () => {
  for (const { id } of (await list()).schedules ?? []) await admin.delete(`/reports/schedules/${id}`);
  const group = await admin.post<{ id: number }>('/groups', { name: 'By the sea', listingIds: [home] });
  const schedule = { groupId: group.data.id, recipients: ['sea@example.com'] };
  expect((await admin.post('/reports/schedules', schedule)).status).toBe(200);
  await makeDue();
  expect(await mailReports(server.app.context)).toBe(1);
});

test('what its author may no longer see is not mailed', async () => {
  const author = await signedInClient(server.origin, 'author', PASSWORD);
  for (const { id } of (await list()).schedules ?? []) await admin.delete(`/reports/schedules/${id}`);
  await author.post('/reports/schedules', { recipients: ['all@example.com'] });
  await setAccess(server.app.context, systemActor, 'author', {
    listingIds: [home as ListingId],
    groupIds: [],
  });
  await makeDue();
  expect(await mailReports(server.app.context)).toBe(0);
});

test('a group is not deleted while a report is mailed about it, or a target is about it', async () => {
  const listingIds = [home as ListingId];
  const id = await addGroup(server.app.context, systemActor, { name: 'Owned', listingIds });
  await admin.post('/reports/schedules', { groupId: id, recipients: ['owner@example.com'] });
  await admin.post('/targets', { goal: 4.5, groupId: id });
  const refused = await admin.delete(`/groups/${id}`);
  expect([refused.status, refused.failure.error]).toEqual([
    409,
    'Owned has 1 monthly report and 1 target. Revoke or delete them first, then delete the group.',
  ]);
  const { pool } = server.app.database;
  const about = async (table: string) =>
    (await pool.query(`select id::int from ${table} where group_id = $1`, [id])).rows.map((row) => row.id);
  const [[schedule], [target]] = [await about('report_schedules'), await about('targets')];
  expect((await admin.delete(`/reports/schedules/${schedule}`)).status).toBe(200);
  expect((await admin.delete(`/groups/${id}`)).failure.error).toContain('Owned has 1 target.');
  expect((await admin.delete(`/targets/${target}`)).status).toBe(200);
  expect((await admin.delete(`/groups/${id}`)).status).toBe(200);
});

test('without SMTP nothing is scheduled', async () => {
  const { mailer } = server.app.context;
  server.app.context.mailer = null;
  try {
    expect((await list()).schedules).toBeNull();
    const answer = await admin.post('/reports/schedules', { recipients: ['owner@example.com'] });
    expect(answer.status).toBe(409);
    await makeDue();
    expect(await mailReports(server.app.context)).toBe(0);
  } finally {
    server.app.context.mailer = mailer;
  }
});

test('no more are mailed each month than the limit, also when two are added at the same moment', async () => {
  const { pool } = server.app.database;
  await pool.query('delete from report_schedules');
  await pool.query(
    `insert into report_schedules (with_private_feedback, with_notes, with_full_names, created_by, recipients)
      select false, false, false, 'manager', '{}' from generate_series(2, $1::int)`,
    [MAX_SCHEDULES],
  );
  // Schedules can be counted, but not added.
  const release = await holdTransaction(pool, 'lock table report_schedules in share mode');
  const both = [1, 2].map(() => admin.post('/reports/schedules', { recipients: ['all@example.com'] }));
  await untilWaiting(pool, 2).finally(release);
  const answers = await Promise.all(both);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.failure.error).toBe(
    `You have ${MAX_SCHEDULES} reports that are mailed each month. Stop one to add another.`,
  );
  // Those of others, which an admin sees too, do not count.
  await pool.query(`update report_schedules set created_by = 'author'`);
  expect((await admin.post('/reports/schedules', { recipients: ['all@example.com'] })).status).toBe(200);
});

test('the erasure of a guest does not withdraw a report that waits to be mailed', async () => {
  const { pool } = server.app.database;
  await pool.query('delete from report_schedules');
  await pool.query(`insert into mails (address, kind, sealed_content, next_attempt_at, give_up_at)
    select 'waits@example.com', kind, 'x', now() + interval '1 hour', now() + interval '1 day'
    from unnest(array['report', 'digest']) as kind`);
  const { rows } = await pool.query('select min(id)::int as id from reviews where withdrawn_at is null');
  const erased = await admin.post('/guests/erase', { reviewIds: [rows[0].id], rows: [] });
  expect(erased.status).toBe(200);
  const waiting = await pool.query(
    `select kind, state from mails where address = 'waits@example.com' order by kind`,
  );
  expect(waiting.rows).toEqual([
    { kind: 'digest', state: 'failed' },
    { kind: 'report', state: 'waiting' },
  ]);
});
