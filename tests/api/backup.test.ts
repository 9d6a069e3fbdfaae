import { execFile, spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdir, readdir, readFile, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { gunzipSync, gzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { databaseUrl } from '#cluster/database-url.ts';
import { MAIN } from '#cluster/product.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { raiseAlerts } from '#services/notifications/alerts.ts';
import { notifyByClock } from '#services/notifications/clock.ts';
import { lastMonth } from '#services/reports/schedules.ts';
import { restore } from '#storage/backup/restore.ts';
import { BACKED_UP, EMPTIED, LEFT_ALONE, truncation } from '#storage/backup/tables.ts';
import { analyseAll } from '#tests/support/analyse-all.ts';
import { signedInClient } from '#tests/support/api-client.ts';
import { withoutTriggers } from '#tests/support/append-only.ts';
import { type CommandLine, openCommandLine } from '#tests/support/command-line.ts';
import { fingerprint } from '#tests/support/database-content.ts';
import { runSql } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS, WAIT_OPTIONS } from '#tests/support/timeouts.ts';

let server: TestServer;
let commands: CommandLine;
let file: string;

beforeAll(async () => {
  server = await openTestServer();
  // A job would send the waiting response in the middle of a test.
  await query('delete from pgboss.schedule');
  commands = await openCommandLine();
  file = path.join(commands.folder, 'whole.gz');
  const manager = await signedIn();
  const { reviews } = (await manager.get<ReviewList>('/reviews/hostaway?limit=5')).data;
  for (const { id } of reviews) await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true });
  const id = reviews[0]?.id;
  // At least one row in every table.
  await query(
    `insert into decision_reasons (decision_id, reason, given_by) select id, 'Why', 'manager' from decisions limit 1`,
  );
  await query(
    `insert into responses (review_id, text, written_by, state) values ($1, E'Thank\tyou', 'manager', 'returned')`,
    [id],
  );
  await query(
    `insert into tasks (listing_id, review_id, title, description, category, due_on, created_by, state, marker)
     select listing_id, id, E'Fix\tit', 'Soon', 'other', '2026-12-01', 'manager', 'local', 'FLR-1' from reviews where id = $1`,
    [id],
  );
  await query(
    `insert into quarantined_rows (source, row_key, reason, detail, raw) values ('hostaway', 'x', 'not-understood', 'x', '{"a": "\\\\"}')`,
  );
  await query(`insert into listing_assignments select source, 'listing 1', id from listings limit 1`);
  await query(`insert into brand_logos (bytes) values ('\\x0000ff5c')`);
  await query(`insert into settings (name, value, changed_by) values ('x', '[1, null]', 'manager')`);
  await query(`insert into channel_rights (channel, rights) values ('VRBO', 'warned')`);
  await query(`insert into batches (id, kind, made_by) values ('${randomUUID()}', 'bulk', 'manager')`);
  await query(
    'insert into assignee_changes select batches.id, reviews.id, null, $1 from batches, reviews limit 1',
    ['manager'],
  );
  await query(`insert into review_notes (review_id, author, text) values ($1, 'manager', 'Call back')`, [id]);
  await query(`insert into second_factors (id, user_id, secret, backup_codes, used_codes)
    select 'x', id, 'secret', 'codes', '{123456}' from users limit 1`);
  await query(`insert into passkeys (id, user_id, name, public_key, counter, transports)
    select 'x', id, 'Phone', '\\\\x00ff', 1, '{internal,hybrid}' from users limit 1`);
  await query(`insert into views (owner, name, filter, sort_by, sort_order, is_shared, place)
    values ('manager', 'Low', '{"ratings": [1]}', 'date', 'desc', true, 0)`);
  await query(`insert into default_views values ('manager', 'undecided')`);
  await query(`insert into listing_groups (name) values ('Lisbon')`);
  await query(
    `insert into listing_group_members select listing_groups.id, listings.id from listing_groups, listings limit 1`,
  );
  await query(`insert into api_tokens (user_id, name, hash, role, requests_per_minute, expires_at)
    select id, 'Website', 'x', 'viewer', 300, now() from users`);
  await query(`insert into erased_reviews values ('hostaway', 'no review')`);
  const { rows: imports } = await query(
    `insert into imports (id, imported_by) values (gen_random_uuid(), 'manager') returning id`,
  );
  await query(`update reviews set import_id = $1 where id = $2`, [imports[0].id, id]);
  await query(
    `insert into import_changes (review_id, import_id, revision)
    values ($1, $2, '{"before": {"text": "Fine.", "tenths": 40}, "after": {"text": "Good.", "tenths": 50}}')`,
    [id, imports[0].id],
  );
  await query(
    `insert into review_pins (listing_id, side, review_id, pinned_by)
    select listing_id, 'praise', id, 'manager' from reviews where id = $1`,
    [id],
  );
  await query(`insert into notification_preferences (user_id, kinds, stars, listing_ids, quiet_hours)
    select id, '{}', 3, '{1}', '{"from": "22:00", "to": "06:00"}' from users`);
  await query(`insert into mail_unsubscriptions (recipient, kind) values ('manager', 'digest')`);
  await query(
    `insert into notifications (user_id, kind, review_ids, data, in_bell, mail_waiting)
    select id, 'assigned', array[$1::bigint], '{}', true, false from users where username = 'manager'`,
    [id],
  );
  await query(`insert into targets (channel, goal, created_by) values ('Airbnb', 480, 'manager')`);
  await query(`insert into report_schedules (with_private_feedback, with_notes, with_full_names, created_by, recipients, last_month)
    values (false, false, false, 'manager', '{owner@example.com}', '2099-12')`);
  await query(`insert into notification_marks (kind, subject) values ('deadline', $1)`, [id]);
  await query(`insert into skipped_answers (review_id, skipped_by) values ($1, 'manager')`, [id]);
  await query(
    `insert into translations (review_id, language, text_hash, text, model) select id, 'de', md5(review_text), 'Fein.', 'a-model' from reviews limit 1`,
  );
  await query(
    `insert into response_drafts (review_id, model, prompt) select id, 'a-model', 'draft-1' from reviews limit 1`,
  );
  await query(`insert into daily_usage (service, day, requests) values ('google', '2026-01-01', 3)`);
  await query(
    `insert into topic_corrections (review_id, topic, polarity, corrected_by)
    values ($1, 'noise', null, 'manager')`,
    [id],
  );
  await query(`insert into review_tags (review_id, tag, added_by) values ($1, 'urgent', 'manager')`, [id]);
  const { rows: rules } = await query(
    `insert into rules (name, owner, filter, notify) values ('Urgent', 'manager', '{"tag": "urgent"}', '{manager}') returning id`,
  );
  await query(`insert into rule_matches (rule_id, review_id, content) values ($1, $2, '')`, [
    rules[0].id,
    id,
  ]);
  await query(`insert into alerts (listing_id, recent_from, recent_to, recent_value, recent_n, before_value, before_n)
    select id, '2026-01-01', '2026-01-30', 3.25, 9, 4.5, 80 from listings limit 1`);
  // Whose job would otherwise add rows in the middle of a test.
  await analyseAll(server.app);
  await raiseAlerts(server.app.context);
  await notifyByClock(server.app.context);
  await vi.waitFor(
    async () => expect(await server.app.context.storage.notifications.hasNew()).toBe(false),
    WAIT_OPTIONS,
  );
  await manager.post('/webhooks', { url: 'https://hooks.example.com', kinds: ['sync.failed'] });
  await manager.post('/templates', { name: 'Thanks', text: 'Thank you.', own: true });
  await query(`insert into import_mappings (header, columns, mapping, updated_by)
    values ('h', '["When"]', '{"columns": {"date": "When"}}', 'Manager')`);
  await query(`insert into source_accounts (id, kind, name, account, created_by, removed_at)
    values ('hostaway-2', 'hostaway', 'Second', '22', 'manager', now())`);
  await query(`insert into source_webhooks (source, sealed_secret) values ('hostaway-2', 'sealed')`);
  await query(`insert into fetched_reviews (review_id, fetched_at) values ($1, now())`, [id]);
  await query(
    `insert into separated_reviews (review_id, other_id, separated_by)
    select min(id), max(id), 'manager' from reviews`,
  );
  await query(`update reviews set guest_name = E'Tab\\there, \\\\. and\\nline — 😀' where id = $1`, [
    reviews[0]?.id,
  ]);
});
afterAll(async () => {
  await server.close();
  await commands.close();
});

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);
const at = (url: string) => ({
  DATABASE_URL: url,
  DEMO: 'true',
  SESSION_SECRET: 'a secret that only tests know, long enough',
});
const run = (args: string[], url = server.databaseUrl) => commands.run(args, at(url));

async function signedIn() {
  const manager = await signedInClient(server.origin);
  return manager;
}

/** An empty database for one test. */
async function withDatabase(work: (url: string, pool: pg.Pool) => Promise<void>): Promise<void> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await runSql(inject('postgres'), `create database ${name} template empty`);
  const url = databaseUrl(inject('postgres'), name);
  const pool = new pg.Pool({ connectionString: url });
  try {
    await work(url, pool);
  } finally {
    await pool.end();
    // Waits until the server has closed the connections that the pool ended; forced, they would fail without a listener.
    await runSql(inject('postgres'), `drop database ${name}`);
  }
}

/**
 * Hashes of the tables that a backup contains, except the one to which a restore adds its event, and of the search texts,
 * which a restore creates again.
 */
async function content(pool: pg.Pool): Promise<Record<string, string | undefined>> {
  const found = await fingerprint(pool);
  const names = [...BACKED_UP.filter((name) => name !== 'events'), 'review_search'];
  return Object.fromEntries(names.map((name) => [name, found[`public.${name}`]]));
}

test('every table is listed as backed up, emptied or unchanged', async () => {
  const { rows } = await query(
    `select table_name as name from information_schema.tables
     where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
  );
  expect(rows.map(({ name }) => name)).toEqual([...BACKED_UP, ...EMPTIED, ...LEFT_ALONE].toSorted());
});

test('the test data has rows in every backed-up table', async () => {
  for (const table of BACKED_UP)
    expect((await query(`select from ${table} limit 1`)).rowCount, table).toBe(1);
});

test('a restore into a new database brings back all data, and new ids continue after it', async () => {
  await rollUp(server.app.context);
  const { code, stdout, stderr } = await run(['backup', file]);
  expect([code, stdout]).toEqual([0, `${file}\n`]);
  expect(stderr).toMatch(/^Backed up 1,\d{3} reviews, 5 decisions, \d+ properties, 1 user\.\n$/);
  expect((await stat(file)).mode & 0o777).toBe(0o600);

  await withDatabase(async (url, pool) => {
    expect(await run(['restore', file], url)).toMatchObject({
      code: 0,
      stderr: expect.stringMatching(
        `^${stderr.replace('Backed up', 'Restored').replace('.\n', '')}, as of \\d{4}-\\d\\d-\\d\\dT\\S+Z\\.\n$`,
      ),
    });
    expect(await content(pool)).toEqual(await content(server.app.database.pool));
    expect(await run(['doctor'], url)).toMatchObject({ code: 0 });
    const { rows } = await pool.query(
      `insert into listings (source, upstream_id, name) values ('import', 'new', 'New')
       returning id > (select max(id) from listings) as "isNext"`,
    );
    expect(rows).toEqual([{ isNext: true }]);
    // Webhooks are sent what happens from then on; the restore is no event of theirs.
    const { rows: unread } = await pool.query(
      `select distinct kind from events, event_cursors
       where tx >= pg_snapshot_xmin(snapshot) and not pg_visible_in_snapshot(tx, snapshot)`,
    );
    expect(unread).toEqual([{ kind: 'backup.restored' }]);
    // A backup of the restored database contains the same.
    expect((await run(['backup', `${file}.again`], url)).code).toBe(0);
  });
});

test('what waited at the time of the backup may have arrived by the time of a restore', async () => {
  const waiting = path.join(commands.folder, 'waiting.gz');
  await query(`update tasks set state = 'waiting'`);
  await query(`update responses set state = 'waiting'`);
  expect((await run(['backup', waiting])).code).toBe(0);
  await query(`update tasks set state = 'local'`);
  await query(`update responses set state = 'returned'`);
  await withDatabase(async (url, pool) => {
    expect((await run(['restore', waiting], url)).code).toBe(0);
    for (const table of ['tasks', 'responses']) {
      expect((await pool.query(`select state, attempts from ${table}`)).rows).toEqual([
        { state: 'waiting', attempts: 1 },
      ]);
    }
  });
});

test('a report that was mailed after the backup is not mailed again after its restore', async () => {
  const monthOf = async (pool: pg.Pool) =>
    (await pool.query('select last_month from report_schedules')).rows.map((row) => row.last_month);
  const set = (month: string) => query('update report_schedules set last_month = $1', [month]);
  const before = path.join(commands.folder, 'before-the-turn.gz');
  await set('2026-01');
  expect((await run(['backup', before])).code).toBe(0);
  await withDatabase(async (url, pool) => {
    expect((await run(['restore', before], url)).code).toBe(0);
    // This database does not know what was mailed.
    expect(await monthOf(pool)).toEqual([lastMonth({ now: () => new Date(), timeZone: 'UTC' })]);
    // Nothing was mailed if the database only moves to another version of PostgreSQL.
    const options = { isReplacing: true, reportedMonth: null };
    await restore(pool, server.app.context.backupFiles.read(before), options);
    expect(await monthOf(pool)).toEqual(['2026-01']);
  });
  // The replaced data knows it.
  await set('2026-02');
  expect((await run(['restore', before, '--replace'])).code).toBe(0);
  expect(await monthOf(server.app.database.pool)).toEqual(['2026-02']);
  await set('2099-12');
});

test('a backup can be piped, and goes to DATA_DIR/backups by default', async () => {
  const environment = { ...at(server.databaseUrl), DATA_DIR: path.join(commands.folder, 'data') };
  const { code, stdout } = await commands.run(['backup'], environment);
  const folder = path.join(environment.DATA_DIR, 'backups');
  const names = await readdir(folder);
  expect(names).toEqual([expect.stringMatching(/^reviews-\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ\.gz$/)]);
  expect([code, stdout]).toEqual([0, `${path.join(folder, names[0] ?? '')}\n`]);
  await withDatabase(async (url, pool) => {
    const main = `'${process.execPath}' '${MAIN}'`;
    await promisify(execFile)('sh', ['-c', `${main} backup - | DATABASE_URL="$TO" ${main} restore -`], {
      env: { ...process.env, ...environment, TO: url },
    });
    expect(await content(pool)).toEqual(await content(server.app.database.pool));
  });
});

test('a restore from a pipe leaves no copy when it cannot be written', async () => {
  const folder = path.join(commands.folder, 'full');
  await mkdir(folder);
  // A limit on the size of files has the effect of a full disk.
  const restoring = promisify(execFile)(
    'sh',
    ['-c', `ulimit -f 8; head -c 1000000 /dev/urandom | '${process.execPath}' '${MAIN}' restore -`],
    { env: { ...process.env, ...at(server.databaseUrl), TMPDIR: folder } },
  );
  await expect(restoring).rejects.toMatchObject({ code: 1, stderr: expect.stringContaining('EFBIG') });
  expect(await readdir(folder)).toEqual([]);
});

test.each(['SIGINT', 'SIGTERM'] as const)(
  'a restore from a pipe leaves no copy when %s stops it',
  async (signal) => {
    const folder = path.join(commands.folder, signal);
    await mkdir(folder);
    const child = spawn(process.execPath, [MAIN, 'restore', '-'], {
      env: { ...process.env, ...at(server.databaseUrl), TMPDIR: folder },
      stdio: ['pipe', 'ignore', 'ignore'],
    });
    const ended = once(child, 'exit');
    child.stdin.write('the beginning of a backup');
    await vi.waitFor(async () => {
      const [copies = ''] = await readdir(folder);
      expect((await stat(path.join(folder, copies, 'backup.gz'))).size).toBeGreaterThan(0);
    }, WAIT_OPTIONS);
    child.kill(signal);
    expect(await ended).toEqual([null, signal]);
    expect(await readdir(folder)).toEqual([]);
  },
);

test('--keep deletes the oldest backups of the command, and no daily or other file', async () => {
  const environment = { ...at(server.databaseUrl), DATA_DIR: path.join(commands.folder, 'kept') };
  const folder = path.join(environment.DATA_DIR, 'backups');
  await mkdir(folder, { recursive: true });
  const old = ['reviews-2026-01-01T00-00-00Z.gz', 'reviews-2026-01-02T00-00-00Z.gz'];
  const others = ['mine.gz', 'reviews-daily-2026-01-01T00-00-00Z.gz'];
  for (const name of [...old, ...others]) await writeFile(path.join(folder, name), 'x');
  const { code, stdout } = await commands.run(['backup', '--keep', '2'], environment);
  expect(code).toBe(0);
  expect((await readdir(folder)).toSorted()).toEqual(
    [...others, old[1], path.basename(stdout.trim())].toSorted(),
  );
});

test.each(['000', '022', '277'])('only its owner can read a backup with the umask %s', async (umask) => {
  const target = path.join(commands.folder, `umask-${umask}.gz`);
  await promisify(execFile)(
    'sh',
    ['-c', `umask ${umask}; '${process.execPath}' '${MAIN}' backup '${target}'`],
    {
      env: { ...process.env, ...at(server.databaseUrl) },
    },
  );
  expect((await stat(target)).mode & 0o777).toBe(0o600);
});

test('a start removes incomplete backups of killed processes, and no other file', async () => {
  const dataDir = path.join(commands.folder, 'left-behind');
  const folder = path.join(dataDir, 'backups');
  await mkdir(folder, { recursive: true });
  const dayAgo = new Date(Date.now() - 86_400_000);
  for (const name of ['old.gz.1.part', 'new.gz.2.part', 'old.gz']) {
    await writeFile(path.join(folder, name), 'x');
    if (name.startsWith('old')) await utimes(path.join(folder, name), dayAgo, dayAgo);
  }
  const other = await openTestServer({ template: 'empty', environment: { DATA_DIR: dataDir } });
  await other.close();
  expect((await readdir(folder)).toSorted()).toEqual(['new.gz.2.part', 'old.gz']);
});

test('a restore without the demo leaves out demo data', async () => {
  const demo = await openTestServer({ template: 'empty' });
  try {
    await demo.app.database.pool.query(
      `insert into listings (source, upstream_id, name) values ('demo', '1', 'Invented')`,
    );
    const invented = path.join(commands.folder, 'invented.gz');
    expect((await run(['backup', invented], demo.databaseUrl)).code).toBe(0);
    await withDatabase(async (url, pool) => {
      const restored = await commands.run(['restore', invented], { ...at(url), DEMO: 'false' });
      expect(restored.code).toBe(0);
      expect((await pool.query(`select from listings where source = 'demo'`)).rowCount).toBe(0);
      expect((await pool.query('select username, disabled from users')).rows).toEqual([
        { username: 'manager', disabled: true },
      ]);
    });
  } finally {
    await demo.close();
  }
});

test('a backup that begins during a restore contains the restored data', async () => {
  const { database } = server.app;
  const restoring = new pg.Client(server.databaseUrl);
  await restoring.connect();
  const during = path.join(commands.folder, 'during.gz');
  // Every command reads these when it starts, and would wait for them.
  const truncated = [...BACKED_UP, ...EMPTIED].filter(
    (table) => !['settings', 'source_accounts', 'source_webhooks', 'sync_runs'].includes(table),
  );
  await restoring.query(`begin; ${truncation(truncated)}`);
  const backing = run(['backup', during]);
  await expect
    .poll(async () => (await database.pool.query(WAITING)).rowCount, { timeout: TIMEOUT_MS })
    .toBe(1);
  await restoring.query(
    `insert into listings (source, upstream_id, name) values ('hostaway', '1', 'Brought in')`,
  );
  await restoring.query('commit');
  await restoring.end();
  expect((await backing).stderr).toContain(' 1 property');
  expect(await run(['restore', file, '--replace'])).toMatchObject({ code: 0 });
});
const WAITING = `select from pg_stat_activity where wait_event_type = 'Lock' and query like 'lock table%'
  and datname = current_database()`;

test('a restore beside a running product shows the restored data and signs everyone out', async () => {
  const manager = await signedIn();
  const before = await content(server.app.database.pool);
  const [first] = (await manager.get<ReviewList>('/reviews/hostaway?approved=true')).data.reviews;
  await manager.put<Review>(`/reviews/hostaway/${first?.id}/approve`, { isApproved: false });
  await withoutTriggers(server.app.database.pool, `delete from decisions where review_id <> ${first?.id}`);
  expect(await content(server.app.database.pool)).not.toEqual(before);

  expect(await run(['restore', file, '--replace'])).toMatchObject({ code: 0 });
  expect((await manager.get('/reviews/hostaway/stats')).status).toBe(401);
  const again = await signedIn();
  const { reviews } = (await again.get<ReviewList>('/reviews/hostaway?approved=true')).data;
  expect(reviews.map(({ id }) => id)).toContain(first?.id);
  await rollUp(server.app.context);
  // The sign-in was the last use of the user.
  const users = expect.any(String);
  expect(await content(server.app.database.pool)).toEqual({ ...before, users });
  expect(await run(['doctor'])).toMatchObject({ code: 0 });
});

test('after a restore no photo or logo has an id that was used before, because browsers keep the images', async () => {
  const newIds = async (pool: pg.Pool) => {
    const { rows } = await pool.query(
      `with photo as (
         insert into listing_photos (listing_id, url, position, next_attempt_at)
         select min(id), 'https://photos.example.com/' || gen_random_uuid(), 0, null from listings returning id
       ), logo as (insert into brand_logos (bytes) values ('\\x00') returning id)
       select photo.id as photo, logo.id as logo from photo, logo`,
    );
    const [{ photo, logo }] = rows;
    return { photo: Number(photo), logo: Number(logo) };
  };
  const isAfter = (one: { photo: number; logo: number }, other: { photo: number; logo: number }) =>
    one.photo > other.photo && one.logo > other.logo;
  const before = await newIds(server.app.database.pool);
  await withDatabase(async (url, pool) => {
    expect((await run(['restore', file], url)).code).toBe(0);
    expect(await newIds(pool)).toSatisfy((ids) => isAfter(ids, before));
  });
  // As after years of use, or with a clock that was wrong.
  const used = { photo: 4_000_000_000, logo: 5_000_000_000 };
  await query(`select setval('listing_photos_id_seq', $1), setval('brand_logos_id_seq', $2)`, [
    used.photo,
    used.logo,
  ]);
  expect((await run(['restore', file, '--replace'])).code).toBe(0);
  expect(await newIds(server.app.database.pool)).toSatisfy((ids) => isAfter(ids, used));
  await analyseAll(server.app);
});

describe('nothing changes after a restore of', () => {
  const text = async () => gunzipSync(await readFile(file)).toString();
  const LARGE = 3_000_000;
  const changed = (change: (text: string) => string) => async () => gzipSync(change(await text()));

  test.each<[string, () => Promise<Buffer>, string[], string]>([
    ['a backup into a database with data', () => readFile(file), [], 'Use --replace'],
    [
      'half of a file',
      async () => (await readFile(file)).subarray(0, 20_000),
      ['--replace'],
      'is incomplete',
    ],
    [
      'a file with half of the content',
      changed((all) => all.slice(0, all.length / 2)),
      ['--replace'],
      'is incomplete',
    ],
    [
      'another file',
      async () => Buffer.from('not packed at all'),
      ['--replace'],
      'is damaged or not a backup',
    ],
    ['another gzip file', async () => gzipSync('{"success":true}\n'), ['--replace'], 'not a backup'],
    ['an empty file', async () => Buffer.alloc(0), ['--replace'], 'is incomplete'],
    [
      'a backup of a newer version',
      changed((all) => all.replace(/"version":.*?"at"/, '"version":"9.1.0","schema":"9001-later","at"')),
      ['--replace'],
      'was made by version 9.1.0 of the product, and this version does not know its schema (9001-later). Restore it with',
    ],
    [
      'a backup without one of its rows',
      changed((all) => all.replace(/("table":"reviews".*\n)[^\n]+\n/, '$1')),
      ['--replace'],
      'is incomplete',
    ],
    [
      'an invalid value',
      changed((all) => all.replace(/("table":"decisions".*\n)\d+/, '$1x')),
      ['--replace'],
      'The backup is damaged (invalid input syntax',
    ],
    [
      'a row with an unknown reference',
      changed((all) => all.replace(/("table":"decisions".*\n\d+\t)\d+/, '$1999999999')),
      ['--replace'],
      'The backup is damaged (insert or update on table "decisions"',
    ],
    [
      'an invalid row before very many rows',
      changed((all) =>
        all
          .replace(
            /("table":"reviews".*\n)\d+(\t.*\n)/,
            (_, head, row) => `${head}x${row}${`1${row}`.repeat(LARGE / row.length)}`,
          )
          .replace(/("reviews":)(\d+)/, (_, name, count) => {
            const [, row = ''] = /"table":"reviews".*\n\d+(\t.*\n)/.exec(all) ?? [];
            return `${name}${Number(count) + Math.floor(LARGE / row.length)}`;
          }),
      ),
      ['--replace'],
      'The backup is damaged (invalid input syntax',
    ],
    [
      'a backup without one of its tables',
      changed((all) => all.replace(/\{"table":"settings".*\n(.*\n)*?\\\.\n/, '')),
      ['--replace'],
      'is incomplete',
    ],
    ['a backup with content after its end', changed((all) => `${all}x\n`), ['--replace'], 'not a backup'],
    [
      'an unknown column',
      changed((all) => all.replace('"columns":["name",', '"columns":["nome",')),
      ['--replace'],
      'The backup is damaged (column "nome"',
    ],
    [
      'a table that is not part of a backup',
      changed((all) => all.replace('"table":"settings"', '"table":"pg_authid"')),
      ['--replace'],
      'not a backup',
    ],
  ])('%s', async (_what, make, options, expected) => {
    const damaged = path.join(commands.folder, `${randomUUID()}.gz`);
    await writeFile(damaged, await make());
    const before = await fingerprint(server.app.database.pool);
    const { code, stdout, stderr } = await run(['restore', damaged, ...options]);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(/^reviews restore: /);
    expect(stderr).toContain(expected);
    expect(stderr.trim().split('\n')).toHaveLength(1);
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
    // New ids continue after the restored ones.
    await query(
      'insert into sync_runs (source, state, counts) select source, state, counts from sync_runs limit 1',
    );
  });

  test('a restore during a long export', async () => {
    const before = await fingerprint(server.app.database.pool);
    const reading = new pg.Client(server.databaseUrl);
    await reading.connect();
    await reading.query('begin; select from reviews limit 1');
    const { code, stderr } = await run(['restore', file, '--replace']);
    await reading.end();
    expect([code, stderr]).toEqual([1, expect.stringContaining('for example by an export. Try again')]);
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
  });

  test('a damaged backup while the tables are in use, which is reported without a lock', async () => {
    const damaged = path.join(commands.folder, 'damaged.gz');
    const all = await text();
    await writeFile(damaged, gzipSync(all.slice(0, all.length - 100)));
    const reading = new pg.Client(server.databaseUrl);
    await reading.connect();
    await reading.query('begin; select from reviews limit 1');
    const { stderr } = await run(['restore', damaged, '--replace']);
    await reading.end();
    expect(stderr).toContain('The backup is incomplete: its end is missing. Nothing was changed.');
  });

  test('a restore during a sync', async () => {
    const before = await fingerprint(server.app.database.pool);
    const outcome = await server.app.context.storage.exclusively('sync', () =>
      run(['restore', file, '--replace']),
    );
    expect(outcome?.result).toMatchObject({
      code: 1,
      stderr: 'reviews restore: A sync or an import is running. Try again when it has ended.\n',
    });
    expect(await fingerprint(server.app.database.pool)).toEqual(before);
  });

  test.each([
    [['backup', '/nowhere/at/all.gz'], 'cannot be written: its folder is missing (ENOENT).'],
    [['backup', 'one', 'two'], 'reviews backup [FILE]'],
    [['backup', '--keep', '0'], '--keep is "0"; it must be a number from 1'],
    [['backup', '--keep', '3', 'one.gz'], '--keep is for backups in DATA_DIR/backups'],
    [['restore'], 'reviews restore FILE'],
    [['restore', '/nowhere.gz'], '/nowhere.gz cannot be read (ENOENT)'],
  ])('%j', async (args, expected) => {
    const { code, stdout, stderr } = await run(args);
    expect([code, stdout]).toEqual([1, '']);
    expect(stderr).toContain(expected);
    expect(stderr).not.toMatch(/\n\s+at /);
  });

  test('a backup to a file that exists', async () => {
    const before = await readFile(file);
    expect((await run(['backup', file])).stderr).toContain('already');
    expect((await readFile(file)).equals(before)).toBe(true);
  });
});
