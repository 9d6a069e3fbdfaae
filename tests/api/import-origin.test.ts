import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { DecisionList } from '#contract/decisions/decisions.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { QuarantinedRowAssigned } from '#contract/sources/quarantined-rows.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import { type Actor, userActor } from '#domain/accounts/actor.ts';
import { setAccess } from '#services/accounts/people.ts';
import { addUser } from '#services/accounts/users.ts';
import { runSync } from '#services/sources/sync.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, apiClient, signedInClient } from '#tests/support/api-client.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { withSources } from '#tests/support/fixed-sources.ts';
import { type Folder, importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
const ADMIN = actor('manager', 'admin');
const MANAGER = actor('mara', 'manager');

let server: TestServer;
let folder: Folder;
let admin: ApiClient;
let mara: ApiClient;
let nextId = 93_000_000;

beforeAll(async () => {
  server = await openTestServer({ environment: { SYNC_INTERVAL_MINUTES: '10080' } });
  folder = await openFolder();
  await addUser(server.app.context, {
    username: 'mara',
    name: 'Mara Lindqvist',
    role: 'manager',
    password: PASSWORD,
  });
  admin = await signedInClient(server.origin);
  mara = await signedInClient(server.origin, 'mara', PASSWORD);
});
afterAll(async () => {
  await server.close();
  await folder.close();
});

function actor(username: string, role: Actor['role']): Actor {
  return userActor({ username, role, access: 'all' }, '192.0.2.7');
}

const upload = (client: ApiClient, name: string, rawBody: string, query = '') =>
  client.call<ImportResult>('POST', `${routePath('POST /reviews/import')}?name=${name}${query}`, {
    rawBody,
    headers: { 'content-type': 'application/octet-stream' },
  });
const json = (rows: unknown) => folder.write(`${nextId++}.json`, JSON.stringify(rows));
const csv = (...lines: string[]) => folder.write(`${nextId++}.csv`, lines.join('\n'));
const listingMapId = () => server.hostaway.data.listings[0]?.id;
const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);

/** The one review with this word. */
async function found(word: string, client = admin): Promise<Review> {
  const { reviews } = (await client.get<ReviewList>(`/reviews/hostaway?search=${word}`)).data;
  expect(reviews).toHaveLength(1);
  return reviews[0] as Review;
}
const history = async (id: number, client = admin) =>
  (await client.get<DecisionList>(routePath('GET /reviews/hostaway/:id/decisions', { id }))).data;
const approve = (id: number) => admin.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });

/** A review that a sync has read. */
async function synced(word: string): Promise<HostawayReview> {
  const row = newReview({ id: nextId++, listingMapId: listingMapId(), publicReview: `Dreadful ${word}.` });
  server.hostaway.data.reviews.push(row);
  await runSync(server.app.context);
  return row;
}
/** A review with the source `old-system`, imported by a manager. */
async function imported(word: string, text = `Lovely ${word}.`): Promise<void> {
  const file = await csv(
    'id,source,listing,rating,date,text',
    `${word},old-system,${listingMapId()},4,2026-05-01,${text}`,
  );
  expect((await importInto(server, file, {}, MANAGER)).counts).toMatchObject({ failed: 0 });
}

describe('a review that a sync has read', () => {
  test('is not changed by an import, whoever imports it, in whatever format', async () => {
    const row = await synced('quokka');
    const before = await found('quokka');
    await approve(before.id);
    const { pool } = server.app.database;
    // The analysis stores topics in the background.
    await expect.poll(async () => (await pool.query('select from analysis_queue')).rowCount).toBe(0);
    const stored = await fingerprint(server.app.database.pool);
    const praise = { ...row, publicReview: 'Wonderful quokka!', rating: 10 };
    const line = `${row.id},hostaway,${listingMapId()},5,2026-05-01,Wonderful quokka!`;
    const files: [string, string, string][] = [
      ['a.csv', `id,source,listing,rating,date,text\n${line}`, ''],
      ['a.csv', `id,listing,rating,date,text\n${line.replace('hostaway,', '')}`, '&source=hostaway'],
      ['a.json', JSON.stringify([praise]), ''],
      ['a.ndjson', JSON.stringify(praise), '&source=hostaway'],
    ];
    for (const client of [mara, admin]) {
      for (const [name, body, options] of files) {
        for (const dryRun of ['&dryRun=true', '']) {
          const { status, data } = await upload(client, name, body, options + dryRun);
          expect([status, data.counts]).toMatchObject([200, { read: 1, added: 0, changed: 0, failed: 1 }]);
          expect(data.problems).toMatchObject([
            {
              kind: 'failed',
              reason:
                'source is "hostaway"; its reviews come from the sync, and a file cannot add or change them',
            },
          ]);
        }
      }
    }
    // Only the activity log has changed.
    const log = 'public.events';
    const { [log]: entries, ...content } = await fingerprint(server.app.database.pool);
    expect({ ...content, [log]: stored[log] }).toEqual(stored);
    expect(entries).not.toBe(stored[log]);
    expect(await found('quokka')).toMatchObject({ reviewText: row.publicReview, isApproved: true });
  });

  test('is not added by an import either, and rows of other sources beside it are', async () => {
    const file = await csv(
      'id,source,listing,date,text',
      `${nextId++},hostaway,${listingMapId()},2026-05-01,Invented wombat`,
      `w-1,old-system,${listingMapId()},2026-05-01,Genuine numbat`,
    );
    const { counts } = await importInto(server, file);
    expect(counts).toMatchObject({ read: 2, added: 1, failed: 1 });
    expect((await admin.get<ReviewList>('/reviews/hostaway?search=wombat')).data.total).toBe(0);
  });

  test('is refused in the demo, whose simulator is its channel, also on the command line', async () => {
    const context = withSources({ ...server.app.context, defaultSource: 'demo' as const }, []);
    const demo = { app: { ...server.app, context } };
    const rows = await json([newReview({ id: nextId++, listingMapId: listingMapId() })]);
    for (const options of [{}, { source: 'demo' }]) {
      const { counts, problems } = await importInto(demo, rows, options);
      expect(counts).toMatchObject({ added: 0, failed: 1 });
      expect(problems).toEqual([expect.stringContaining('source is "demo"; its reviews come from the sync')]);
    }
  });

  test('is imported only by admins if no sync is configured, and is marked until a sync confirms it', async () => {
    const row = await synced('bilby');
    const first = await found('bilby');
    expect(first.origin).toEqual({ kind: 'synced', source: 'hostaway', at: expect.any(String) });
    expect(first.isImported).toBeUndefined();
    const changed = await json([{ ...row, publicReview: 'Nice bilby.' }]);
    const refused = await importInto(withoutSync(server), changed, {}, MANAGER);
    expect(refused.counts).toMatchObject({ changed: 0, failed: 1 });
    expect(refused.problems).toEqual([
      'row 1 failed: source is "hostaway"; only an admin may import its reviews',
    ]);
    const { counts } = await importInto(withoutSync(server), changed, {}, ADMIN);
    expect(counts).toMatchObject({ changed: 1, failed: 0 });
    expect(await found('bilby')).toMatchObject({
      reviewText: 'Nice bilby.',
      isImported: true,
      origin: { kind: 'imported', source: 'hostaway', by: expect.any(String) },
    });
    await runSync(server.app.context);
    const confirmed = await found('bilby');
    expect(confirmed).toMatchObject({ reviewText: row.publicReview, origin: { kind: 'synced' } });
    expect(confirmed.isImported).toBeUndefined();
  });

  test('is not changed by a quarantined row of a file', async () => {
    const row = await synced('potoroo');
    const moved = { ...row, listingMapId: 8_100_000 + row.id, publicReview: 'Splendid potoroo!' };
    await importInto(withoutSync(server), await json([moved]), {}, ADMIN);
    const path = routePath('PUT /sync/quarantined/:key', { key: String(row.id) });
    const { id: listingId } = (await query('select id::integer from listings order by id limit 1')).rows[0];
    const { data } = await mara.put<QuarantinedRowAssigned>(path, { listingId });
    expect(data.added).toBe(0);
    expect(await found('potoroo')).toMatchObject({ reviewText: row.publicReview });
    expect((await mara.put(path, { listingId })).status).toBe(404);
  });
});

describe('an imported review', () => {
  test('names who imported it, and when; importing the same file again changes nothing', async () => {
    await imported('dunnart');
    const { origin } = await found('dunnart');
    expect(origin).toEqual({
      kind: 'imported',
      source: 'old-system',
      by: 'Mara Lindqvist',
      at: expect.any(String),
    });
    await importInto(
      server,
      await csv('id,source,listing,date', `dunnart,old-system,${listingMapId()},2026-05-01`),
    );
    expect((await found('dunnart')).origin).toEqual(origin);
    await importInto(server, await csv('id,listing,date,text', `k,${listingMapId()},2026-05-01,Kowari`));
    expect((await found('kowari')).origin).toMatchObject({ by: 'system' });
  });

  test('of an older version has an unknown importer', async () => {
    await imported('mulgara');
    const { id } = await found('mulgara');
    await query('update reviews set import_id = null where id = $1', [id]);
    const { origin } = await found('mulgara');
    expect(origin).toEqual({ kind: 'imported', source: 'old-system', at: expect.any(String) });
  });

  test('from the quarantine names who imported it, not who assigned it', async () => {
    const row = newReview({ id: nextId++, listingMapId: 8_000_001, publicReview: 'Lovely quoll.' });
    await importInto(withoutSync(server), await json([row]), {}, ADMIN);
    const { id: listingId } = (await query('select id::integer from listings order by id limit 1')).rows[0];
    const assigned = await mara.put<QuarantinedRowAssigned>(
      routePath('PUT /sync/quarantined/:key', { key: String(row.id) }),
      {
        listingId,
      },
    );
    expect(assigned.data.added).toBe(1);
    const { origin } = await found('quoll');
    expect(origin).toMatchObject({ kind: 'imported', source: 'hostaway' });
    expect(origin?.by).not.toBe('Mara Lindqvist');
  });

  test('keeps changes by later imports in its history, with the revoked decision', async () => {
    await imported('bettong');
    const { id } = await found('bettong');
    expect((await history(id)).importChanges).toEqual([]);
    await imported('bettong', 'Superb bettong.');
    await approve(id);
    await importInto(
      server,
      await csv('id,source,listing,date,rating', `bettong,old-system,${listingMapId()},2026-05-01,2`),
      {},
      MANAGER,
    );
    const { importChanges, decisions } = await history(id);
    expect(importChanges).toEqual([
      {
        at: expect.any(String),
        by: 'Mara Lindqvist',
        before: { text: 'Lovely bettong.', rating: 4 },
        after: { text: 'Superb bettong.', rating: 4 },
      },
      {
        at: expect.any(String),
        by: 'Mara Lindqvist',
        before: { text: 'Superb bettong.', rating: 4 },
        after: { text: 'Superb bettong.', rating: 2 },
      },
    ]);
    expect(decisions.at(-1)).toMatchObject({
      decision: 'none',
      cause: 'import',
      by: 'mara',
      reason: 'An import changed it after it was approved.',
    });
    const activity = (await admin.get('/activity?action=change&by=mara')).text;
    expect(activity).toContain(`"id":${id}`);
    expect((await admin.post(`/reviews/${id}/undo`)).failure.error).toBe(
      'This review has changed since, so this cannot be undone.',
    );
  });

  test('and its history stay as they were stored', async () => {
    await imported('pademelon');
    await imported('pademelon', 'Fine pademelon.');
    for (const statement of [
      `update imports set imported_by = 'nobody'`,
      'update import_changes set at = now()',
      'delete from import_changes',
      'truncate import_changes',
    ])
      await expect(query(statement)).rejects.toThrow('append-only');
    await expect(query('delete from imports')).rejects.toThrow('foreign key');
  });

  test('is hidden with its history from people who are limited to other properties', async () => {
    await imported('wallaroo');
    const { id, listingId } = await found('wallaroo');
    const { context } = server.app;
    await addUser(context, { username: 'lio', name: 'Lio', role: 'manager', password: PASSWORD });
    const { rows } = await query('select id::integer from listings where id <> $1 limit 1', [listingId]);
    await setAccess(context, ADMIN, 'lio', { listingIds: [rows[0].id], groupIds: [] });
    const lio = await signedInClient(server.origin, 'lio', PASSWORD);
    expect((await lio.get(routePath('GET /reviews/hostaway/:id/decisions', { id }))).status).toBe(404);
    expect((await lio.get<ReviewList>('/reviews/hostaway?search=wallaroo')).data.total).toBe(0);
  });
});

describe('the public', () => {
  test('sees on every review that no channel confirms that the company imported it, but not who did', async () => {
    await synced('tammar');
    await imported('euro-marker');
    const [channel, company] = [await found('tammar'), await found('euro-marker')];
    for (const { id } of [channel, company]) await approve(id);
    const open = async (path: string) => (await fetch(server.origin + path)).text();
    const ids = `listingId=${company.listingId}&sortBy=date&sortOrder=asc&limit=100`;
    const { reviews } = (await apiClient(server.origin).get<ReviewList>(`/reviews/hostaway?${ids}`)).data;
    const byId = new Map(reviews.map((review) => [review.id, review]));
    expect(byId.get(company.id)).toMatchObject({ isImported: true });
    expect(byId.get(channel.id)).not.toHaveProperty('isImported');
    expect(JSON.stringify(reviews)).not.toMatch(/Mara|"origin"|old-system/);

    for (const path of [`/property/${company.listingId}`, `/embed/${company.listingId}?max=50`]) {
      const html = await open(path);
      const article = (text: string) => html.split('<article').find((each) => each.includes(text));
      expect(article('Lovely euro-marker.')).toContain('>Imported by the company<');
      expect(article('Dreadful tammar.')).not.toContain('Imported by the company');
      expect(html).not.toContain('Mara');
    }
    const feed = JSON.parse(await open(`/property/${company.listingId}/feed.json`));
    const item = (id: number) => feed.items.find((each: { id: string }) => each.id === String(id));
    expect([item(company.id)._review.isImported, item(channel.id)._review.isImported]).toEqual([
      true,
      undefined,
    ]);
    expect(await open('/how-we-show-reviews')).toContain('says “Imported by the company”');
  });
});

test('the end of the demo removes its imports and keeps others', async () => {
  await imported('gilbert');
  const imports = async () =>
    (await query('select count(*)::int from imports where imported_by = $1', ['mara'])).rows[0].count;
  const before = await imports();
  await query(`update listings set source = 'demo'`);
  await query(`insert into listings (source, upstream_id, name) values ('import', 'own', 'Own home')`);
  const file = await csv(
    'id,source,listing_name,date,text',
    'kept,old-system,Own home,2026-05-01,Kept monjon',
  );
  await importInto(server, file, {}, MANAGER);
  await server.app.context.storage.deleteDemoData();
  expect(before).toBeGreaterThan(1);
  expect(await imports()).toBe(1);
  expect((await found('monjon')).origin).toMatchObject({ by: 'Mara Lindqvist' });
});
