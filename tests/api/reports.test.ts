import type pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Report } from '#contract/reports/reports.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import type { ListingId } from '#domain/ids.ts';
import { MAX_REPORTS, REPORT_REQUESTS_PER_MINUTE } from '#domain/reports/report.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser, setDisabled, setRole } from '#services/accounts/users.ts';
import { addGroup, changeGroup } from '#services/listings/listing-groups.ts';
import { countByWindow } from '#services/rate-limits.ts';
import { reportContent } from '#services/reports/report-content.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { holdTransaction, untilWaiting } from '#tests/support/held-transaction.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const today = dayIn(new Date(), 'UTC');
const PERIOD = { from: shiftDay(today, -60), to: today };
const HOSTILE = `</title><script>alert(1)</script><img src=x onerror=alert(2)>`;

let server: TestServer;
let pool: pg.Pool;
let admin: ApiClient;
let author: ApiClient;
let homes: number[];
let group: number;

beforeAll(async () => {
  server = await openTestServer();
  pool = server.app.database.pool;
  await pool.query('delete from analysis_queue; delete from reviews; delete from listings');
  const { rows } = await pool.query(
    `insert into listings (source, upstream_id, name) select 'x', n::text, 'Home zq' || n || 'x' from generate_series(1, 3) n
     returning id`,
  );
  homes = rows.map(({ id }) => Number(id)).toSorted((one, other) => one - other);
  await pool.query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, private_feedback, rating_tenths,
      rating_derived, rating_scale, categories, channel, submitted_at, sentiment, decision, response_text)
    select 'x', listings.id || '-' || n, listings.id, 'Quentin Zabriskie', 'Lovely stay, says Quentin. ' || $1 || ' ' || name, 'The secret of ' || name,
      50, false, 10, '[]', 'Airbnb', now() - n * interval '2 days', 'positive', 'none', 'Thank you, Quentin'
    from listings, generate_series(1, 6) n where listings.source = 'x'`,
    [HOSTILE],
  );
  await pool.query(
    `insert into review_notes (review_id, author, text) select id, 'manager', 'A note about them' from reviews`,
  );
  await pool.query(`update reviews set note_count = 1`);
  await pool.query(
    `insert into tasks (listing_id, title, description, category, created_by, state, marker)
    select id, 'Ask Quentin', '', 'cleaning', 'manager', 'local', 'FLR-' || id from listings where source = 'x'`,
  );
  const { context } = server.app;
  for (const username of ['author', 'other']) {
    await addUser(context, { username, name: username, password: PASSWORD });
    await setRole(context, username, 'manager');
  }
  group = await addGroup(context, systemActor, {
    name: 'Pair',
    listingIds: homes.slice(0, 2) as ListingId[],
  });
  admin = await signedInClient(server.origin);
});
afterAll(() => server.close());
// Each test has its own minute.
beforeEach(() => {
  server.app.context.reportVisitors = countByWindow(60_000, () => new Date());
});

const seenBy = (username: string, listings: number[] | 'all') =>
  setAccess(
    server.app.context,
    systemActor,
    username,
    listings === 'all' ? 'all' : { listingIds: listings as ListingId[], groupIds: [] },
  );

async function make(body: object = {}, client = admin): Promise<{ id: number; url: string; path: string }> {
  const made = (
    await client.call<{ id: number; url: string }>('POST', '/reports', { body: { ...PERIOD, ...body } })
  ).data;
  return { ...made, path: new URL(made.url).pathname };
}
const open = (path: string) => fetch(server.origin + path, { redirect: 'manual' });
const textOf = async (path: string) => (await open(path)).text();
const list = async (client = admin) => (await client.get<{ reports: Report[] }>('/reports')).data.reports;

async function signedInAuthor(): Promise<ApiClient> {
  const client = await signedInClient(server.origin, 'author', PASSWORD);
  return client;
}

describe('a link', () => {
  test('opens without an account, and nobody may store the page, index it, or learn its address', async () => {
    const { path } = await make();
    const response = await open(path);
    expect(response.status).toBe(200);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': expect.stringContaining('noindex'),
    });
    const text = await response.text();
    expect(text).toContain('Guest reviews of all properties');
    expect(text).toContain('As of');
    expect(text).not.toContain('<script');
    expect(text).not.toContain('onerror=alert(2)>');
    expect(text).toContain('&lt;script&gt;');
  });

  test('is stored as a hash only, and shows no private field', async () => {
    const { path, id } = await make();
    const token = path.split('/').at(-1) ?? '';
    const { rows } = await pool.query('select reports::text as row from reports where id = $1', [id]);
    expect(rows[0].row).not.toContain(token);
    const text = await textOf(path);
    expect(text).toContain('Q. Z.');
    expect(text).toContain('Thank you, Q.');
    for (const secret of ['Zabriskie', 'Quentin', 'The secret', 'A note about', 'Ask Quentin']) {
      expect(text).not.toContain(secret);
    }
  });

  test('shows private data that its author chose, and says so', async () => {
    const { path } = await make({ privateFeedback: true, notes: true, fullNames: true });
    const text = await textOf(path);
    for (const shown of [
      'Quentin Zabriskie',
      'The secret of',
      'A note about',
      'Ask Quentin',
      'Confidential',
    ]) {
      expect(text).toContain(shown);
    }
  });

  test('of a property or a group shows no other property', async () => {
    const { path } = await make({ listingId: homes[0] });
    const text = await textOf(path);
    expect(text).toContain('zq1x');
    expect(text).not.toContain('zq2x');
    const ofGroup = await textOf((await make({ groupId: group })).path);
    expect(ofGroup).toContain('zq2x');
    expect(ofGroup).not.toContain('zq3x');
  });

  test('is refused beyond the limit, also when two are made at the same moment', async () => {
    await pool.query(
      `insert into reports (token_hash, with_private_feedback, with_notes, with_full_names, created_by, period_from, period_to, expires_at)
        select 'many-' || n, false, false, false, 'author', current_date, current_date, now() + interval '1 day'
        from generate_series(1, $1::int) as n`,
      [MAX_REPORTS - 1],
    );
    const authors = await signedInAuthor();
    // Reports can be counted, but not added.
    const release = await holdTransaction(pool, 'lock table reports in share mode');
    const both = [1, 2].map(() => authors.post('/reports', PERIOD));
    await untilWaiting(pool, 2).finally(release);
    const answers = await Promise.all(both);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    await pool.query(`delete from reports where created_by = 'author'`);
  });

  test('lists who opened it and when, and records each opening once', async () => {
    const { path, id } = await make();
    await open(path);
    await open(path);
    expect((await list()).find((each) => each.id === id)).toMatchObject({
      opened: 1,
      openings: [{ address: '127.0.0.1' }],
    });
    const { rows } = await pool.query(
      `select address from events where kind = 'report.opened' and data ->> 'report' = $1`,
      [String(id)],
    );
    expect(rows).toEqual([{ address: '127.0.0.1' }]);
  });
});

describe('a report', () => {
  test('names the tasks done in its period, however many were done since, and how many more there are', async () => {
    const insert = (at: string, count: number) =>
      pool.query(
        `insert into tasks (listing_id, title, description, category, created_by, state, marker, status, done_at)
        select $1, 'Done', '', 'maintenance', 'manager', 'local', gen_random_uuid(), 'completed', ${at} from generate_series(1, $2) n`,
        [homes[2], count],
      );
    await insert(`now() - interval '100 days'`, 1);
    await insert('now()', 25);
    const past = await make({ listingId: homes[2], from: shiftDay(today, -110), to: shiftDay(today, -90) });
    const text = await textOf(past.path);
    expect(text.match(/Completed/g)).toHaveLength(1);
    const now = await textOf((await make({ listingId: homes[2] })).path);
    expect(now).toContain('and 5 more tasks');
    await pool.query(`delete from tasks where title = 'Done'`);
  });

  test('shows the targets of the company and of its own group, and of no other group', async () => {
    for (const groupId of [null, group]) await admin.post('/targets', { goal: 4.5, groupId });
    const ofHome = await textOf((await make({ listingId: homes[0] })).path);
    expect(ofHome).toContain('Overall rating');
    expect(ofHome).not.toContain('of Pair');
    expect(await textOf((await make({ groupId: group })).path)).toContain('of Pair');
  });

  test('forgets the addresses of its readers with those of the activity log', async () => {
    const { path, id } = await make();
    await open(path);
    await pool.query(`update report_openings set at = now() - interval '400 days' where report_id = $1`, [
      id,
    ]);
    await server.app.context.storage.transactLong((tx) => tx.events.deleteOld(365));
    const { rows } = await pool.query('select address from report_openings where report_id = $1', [id]);
    expect(rows).toEqual([{ address: null }]);
  });

  test('of a group that is deleted stops, and does not become one of everything', async () => {
    const gone = await addGroup(server.app.context, systemActor, {
      name: 'Gone',
      listingIds: homes.slice(0, 1) as ListingId[],
    });
    const { path, id } = await make({ groupId: gone });
    const { context } = server.app;
    const request = {
      listingId: null,
      groupId: gone,
      ...PERIOD,
      privateFeedback: true,
      notes: false,
      fullNames: false,
    };
    const refused = await admin.delete(`/groups/${gone}`);
    expect([refused.status, refused.failure.error]).toEqual([
      409,
      'Gone has 1 link to a report. Revoke or delete them first, then delete the group.',
    ]);
    expect((await open(path)).status).toBe(200);
    await admin.delete(`/reports/${id}`);
    expect((await admin.delete(`/groups/${gone}`)).status).toBe(200);
    expect((await open(path)).status).toBe(404);
    await expect(reportContent(context, systemActor, request)).rejects.toMatchObject({
      problem: { reason: 'report-unknown' },
    });
  });
});

describe('a link stops', () => {
  const expectStopped = async (path: string) => {
    const response = await open(path);
    expect(response.status).toBe(404);
    expect(await response.text()).toContain('This link does not work');
  };

  test('when it is revoked, expired, or was never made, all alike', async () => {
    const revoked = await make();
    expect((await admin.call('DELETE', `/reports/${revoked.id}`)).status).toBe(200);
    const expired = await make();
    await pool.query(`update reports set expires_at = now() - interval '1 second' where id = $1`, [
      expired.id,
    ]);
    const texts = [];
    for (const path of [
      revoked.path,
      expired.path,
      `/report/${'A'.repeat(43)}`,
      `/report/${'x'.repeat(200)}`,
    ]) {
      await expectStopped(path);
      texts.push(await textOf(path));
    }
    expect(new Set(texts).size).toBe(1);
    expect((await admin.call('DELETE', `/reports/${revoked.id}`)).status).toBe(404);
  });

  test('when its author loses one of its properties, and works again with it', async () => {
    await seenBy('author', homes.slice(0, 2));
    author = await signedInAuthor();
    const [ofHome, ofGroup] = [
      await make({ listingId: homes[0] }, author),
      await make({ groupId: group }, author),
    ];
    expect((await open(ofGroup.path)).status).toBe(200);
    await seenBy('author', homes.slice(1, 2));
    await expectStopped(ofHome.path);
    await expectStopped(ofGroup.path);
    await seenBy('author', homes.slice(0, 2));
    expect((await open(ofHome.path)).status).toBe(200);
    // The group gets a property that the author does not see.
    await changeGroup(server.app.context, systemActor, group, { listingIds: homes as ListingId[] });
    await expectStopped(ofGroup.path);
    await changeGroup(server.app.context, systemActor, group, {
      listingIds: homes.slice(0, 2) as ListingId[],
    });
  });

  test('about all properties when its author is limited to some', async () => {
    await seenBy('author', 'all');
    author = await signedInAuthor();
    const { path } = await make({}, author);
    await seenBy('author', homes.slice(0, 2));
    await expectStopped(path);
    author = await signedInAuthor();
    expect((await author.call('POST', '/reports', { body: PERIOD })).status).toBe(403);
  });

  test('when its author may no longer make reports, or is deactivated', async () => {
    await seenBy('author', homes);
    author = await signedInAuthor();
    const { path } = await make({ listingId: homes[0] }, author);
    await setRole(server.app.context, 'author', 'viewer');
    await expectStopped(path);
    await setRole(server.app.context, 'author', 'manager');
    expect((await open(path)).status).toBe(200);
    await setDisabled(server.app.context, 'author', true);
    await expectStopped(path);
  });
});

test('a manager lists and revokes only the own links, an admin all', async () => {
  const other = await signedInClient(server.origin, 'other', PASSWORD);
  const made = await make();
  expect((await list(other)).map(({ createdBy }) => createdBy)).not.toContain('manager');
  expect((await other.call('DELETE', `/reports/${made.id}`)).status).toBe(404);
  const own = await make({ listingId: homes[0] }, other);
  expect((await list()).map(({ id }) => id)).toContain(own.id);
  expect((await admin.call('DELETE', `/reports/${own.id}`)).status).toBe(200);
});

test('an erased guest disappears from a report that was already open', async () => {
  const { path } = await make({ fullNames: true });
  expect(await textOf(path)).toContain('Quentin Zabriskie');
  const { rows } = await pool.query('select id from reviews');
  const erased = await admin.post('/guests/erase', {
    reviewIds: rows.map(({ id }) => Number(id)),
    rows: [],
  });
  expect(erased.status).toBe(200);
  expect(await textOf(path)).not.toContain('Quentin');
});

test('the preview is for signed-in managers, and keeps to their properties', async () => {
  expect((await open('/reports/preview')).headers.get('location')).toBe('/login');
  const cookie = admin.cookie ?? '';
  const response = await fetch(`${server.origin}/reports/preview?listingId=${homes[0]}`, {
    headers: { cookie },
  });
  expect([response.status, await response.text()]).toEqual([200, expect.stringContaining('Preview')]);
});

test('a preview of an invalid period says what is wrong', async () => {
  const preview = (query: string) =>
    fetch(`${server.origin}/reports/preview?${query}`, { headers: { cookie: admin.cookie ?? '' } });
  const wrong = await preview('from=2026-02-31');
  expect([wrong.status, await wrong.text()]).toEqual([
    400,
    expect.stringContaining('from must be an existing day'),
  ]);
  const reversed = await preview('from=2026-02-02&to=2026-02-01');
  expect([reversed.status, await reversed.text()]).toEqual([
    400,
    expect.stringContaining('from must not be after to'),
  ]);
});

test('a preview of properties that the manager does not see says so', async () => {
  const preview = async (query: string, { cookie }: ApiClient) => {
    const answer = await fetch(`${server.origin}/reports/preview?${query}`, {
      headers: { cookie: cookie ?? '' },
    });
    return [answer.status, await answer.text()];
  };
  const unknown = await preview('listingId=987654', admin);
  expect(unknown).toEqual([404, expect.stringContaining('This report cannot be made')]);
  expect(unknown[1]).toContain('987654');
  expect(unknown[1]).not.toContain('expired');
  await setDisabled(server.app.context, 'author', false);
  await seenBy('author', homes.slice(0, 1));
  expect(await preview('', await signedInAuthor())).toEqual([
    403,
    expect.stringContaining('limited to some properties'),
  ]);
});

test('too many requests from one address are refused for a minute, with the same page for every link', async () => {
  const statuses = new Set<number>();
  let wait = 0;
  for (let count = 0; count <= REPORT_REQUESTS_PER_MINUTE; count += 1) {
    const { status, headers } = await open(`/report/${'B'.repeat(43)}`);
    statuses.add(status);
    wait = Number(headers.get('retry-after'));
  }
  expect([...statuses].toSorted()).toEqual([404, 429]);
  // Not the delay of an overloaded server.
  expect(wait).toBeGreaterThan(5);
});
