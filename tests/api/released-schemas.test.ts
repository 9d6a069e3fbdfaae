import { randomUUID } from 'node:crypto';
import { createReadStream, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { type App, openApp } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import { restore } from '#services/maintenance/backup.ts';
import { migrate } from '#storage/migrate.ts';
import type { Tables } from '#storage/tables.ts';
import { catalogue } from '#tests/support/catalogue.ts';
import { runSql, testConfig } from '#tests/support/test-config.ts';
import packageJson from '../../package.json' with { type: 'json' };

/** Of each release: a database with sample rows, as a script and as a backup that this release wrote. */
const FOLDER = new URL('released-schemas/', import.meta.url);
const BACKUPS = new URL('released-backups/', import.meta.url);
const postgres = inject('postgres');
const silent = { info() {}, warn() {}, error() {} };

/** Rows for the schema of this version. Each released file keeps the rows that fitted its schema. */
const DATA = `
insert into users (id, name, username, role) values ('u-1', 'Mara', 'mara', 'manager');
insert into credentials (id, account_id, provider_id, user_id, password) values ('c-1', 'u-1', 'credential', 'u-1', 'hash');
insert into listings (source, upstream_id, name, city, country, bedrooms, bathrooms, max_guests)
  values ('hostaway', '70985', 'Shoreditch Heights', 'London', 'GB', 2, 1.5, 4);
insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived, raw_rating,
    rating_scale, categories, channel, submitted_at, sentiment, decision, synced)
  select 'hostaway', n::text, 1, 'Zoë ' || n, 'A quiet flat, number ' || n, 10 + n % 41, false, 2, 10, '[]', 'Airbnb',
    '2026-01-01'::timestamptz + make_interval(days => n), 'positive', case when n % 2 = 0 then 'approved' else 'none' end, true
  from generate_series(1, 100) as n;
select roll_up_review_counts();
update review_search set is_indexed = true;
update reviews set channel = 'VRBO' where upstream_id = '7';
insert into batches (id, kind, made_by) values ('00000000-0000-4000-8000-000000000001', 'triage', 'mara');
insert into decisions (review_id, cause, decided_by, from_decision, to_decision, batch_id)
  values (2, 'manager', 'mara', 'none', 'approved', '00000000-0000-4000-8000-000000000001');
insert into responses (review_id, text, written_by) values (2, 'Thank you!', 'mara');
insert into tasks (listing_id, review_id, title, description, category, created_by, state, marker)
  values (1, 2, 'Fix it', '', 'other', 'mara', 'waiting', 'FLR-1');
insert into settings (name, value, changed_by) values ('ratingsInMarkup', 'true', 'mara');
insert into channel_rights (channel, rights) values ('Airbnb', 'warned');
insert into quarantined_rows (source, row_key, reason, detail, raw) values ('hostaway', '900', 'unknown-listing', '1', '{"id": 900}');
insert into events (kind, actor_kind, actor, address) values ('sign-in.succeeded', 'user', 'mara', '192.0.2.1');
insert into sync_runs (source, state, finished_at, counts) values ('hostaway', 'succeeded', now(), '{"read": 100}');
`;

/** What the activity log has after the upgrade: decisions, batches and security events of before are events. */
const LOGGED: Record<string, string[]> = {
  '0001-initial.sql': ['review.approved'],
  '0.2.0.sql': ['decisions.triage', 'sign-in.succeeded'],
};

const databases: string[] = [];

async function createDatabase(): Promise<string> {
  const name = `schema_${randomUUID().replaceAll('-', '')}`;
  databases.push(name);
  await runSql(postgres, `create database ${name}`);
  return name;
}

async function withPool<Result>(database: string, work: (pool: pg.Pool) => Promise<Result>): Promise<Result> {
  const pool = new pg.Pool({ ...postgres, database });
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** Migrates an empty database, and returns the statements that a copy of it needs, its migration table included. */
async function recordedMigrations(pool: pg.Pool): Promise<string> {
  const statements: string[] = [];
  const db = new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    log: ({ query }) => {
      if (/^\s*(create|alter|drop|analyze|do)\b/.test(query.sql)) statements.push(query.sql);
    },
  });
  for (const name of await migrate(db)) {
    statements.push(
      `insert into migrations (name, timestamp) values ('${name}', '2026-01-01T00:00:00.000Z')`,
    );
  }
  statements.push(`insert into migrations_lock (id) values ('migration_lock')`);
  return statements.map((statement) => `${statement.trim()};\n`).join('\n');
}

const REVIEWS_IN_BACKUPS = 20;

/** The backup of a database with few sample rows, in which all times of now are the same. */
async function sampleBackup(): Promise<string> {
  const database = await createDatabase();
  await withPool(database, async (pool) => {
    await pool.query(recorded + DATA);
    await pool.query('delete from reviews where id > $1', [REVIEWS_IN_BACKUPS]);
  });
  return withApp(database, async ({ context: { storage } }) => {
    let text = '';
    for await (const part of storage.backUp(packageJson.version, () => {})) text += part;
    return text
      .replace(/("at":)"[^"]+"/, '$1"2026-01-01T00:00:00.000Z"')
      .replaceAll(/\d{4}(-\d\d){2} (\d\d:){2}\d\d\.\d+\+00/g, '2026-01-01 00:00:00+00');
  });
}

async function withApp<Result>(database: string, work: (app: App) => Promise<Result>): Promise<Result> {
  const app = await openApp(testConfig({ DATABASE_URL: databaseUrl(postgres, database) }), { log: silent });
  try {
    return await work(app);
  } finally {
    await app.close();
  }
}

/** Checks that a database has the current schema and the sample rows. */
async function expectSample({ database, context: { storage } }: App, totalReviews: number): Promise<void> {
  expect(await catalogue(database.pool)).toEqual(current);
  expect(await storage.transact((tx) => tx.counts.differences(10))).toEqual([]);
  const approvedCount = totalReviews / 2;
  expect(await storage.reviews.stats({ access: 'all' }, 'UTC')).toMatchObject({
    totalReviews,
    approvedCount,
  });
  expect(await storage.reviews.byUpstreamIds('hostaway', ['7'])).toHaveLength(1);
  const found = await storage.reviews.list(
    { search: 'FLAT, number 7', sortBy: 'date', sortOrder: 'asc', limit: 1, offset: 0, access: 'all' },
    'UTC',
  );
  expect(found.reviews).toMatchObject([{ guestName: 'Zoë 7' }]);
  expect(await storage.decisions.list(2 as never)).toHaveLength(1);
  expect(await storage.responses.listDue(['hostaway'])).toEqual([{ reviewId: 2, source: 'hostaway' }]);
  expect(await storage.quarantinedRows.count('hostaway')).toBe(1);
  expect(await storage.settings.list()).toEqual(new Map([['ratingsInMarkup', true]]));
}

let current: Record<string, string[]>;
let recorded: string;

beforeAll(async () => {
  await withPool(await createDatabase(), async (pool) => {
    recorded = await recordedMigrations(pool);
    current = await catalogue(pool);
  });
});
afterAll(async () => {
  for (const name of databases) await runSql(postgres, `drop database ${name}`);
});

test('the schema and sample rows of this version match the stored file', async () => {
  await expect(recorded + DATA).toMatchFileSnapshot(
    fileURLToPath(new URL(`${packageJson.version}.sql`, FOLDER)),
  );
});

describe.each(readdirSync(FOLDER))('a database of the release in %s', (file) => {
  test('upgrades to the current schema and keeps its rows', async () => {
    const database = await createDatabase();
    const script = await readFile(new URL(file, FOLDER), 'utf8');
    await withPool(database, (pool) => pool.query(script));
    await withApp(database, async (app) => {
      await expectSample(app, 100);
      const log = await app.context.storage.activityLog.list({}, 'UTC', { cursor: undefined, limit: 10 });
      expect(log.items.map(({ action }) => action).toSorted()).toEqual(LOGGED[file] ?? ['sign-in.succeeded']);
    });
  });
});

test('a backup by this version matches the stored file', async () => {
  await expect(await sampleBackup()).toMatchFileSnapshot(
    fileURLToPath(new URL(`${packageJson.version}.txt`, BACKUPS)),
  );
});

describe.each(readdirSync(BACKUPS))('the backup of the release in %s', (file) => {
  test('is restored beside other data, with the current schema', async () => {
    await withApp(await createDatabase(), async (app) => {
      const { pool } = app.database;
      await pool.query(`insert into listings (source, upstream_id, name) values ('import', '1', 'Replaced')`);
      const read = () => createReadStream(new URL(file, BACKUPS));
      const { rows } = await restore(app.context, read, { isReplacing: true, isDemo: true });
      expect(rows).toMatchObject({ users: 1, reviews: REVIEWS_IN_BACKUPS, sync_runs: 1 });
      await expectSample(app, REVIEWS_IN_BACKUPS);
      const texts = await pool.query(`select from review_search where search_text like 'zoe%'`);
      expect(texts.rowCount).toBe(REVIEWS_IN_BACKUPS);
      const added = await pool.query(
        `insert into listings (source, upstream_id, name) values ('import', '2', 'New') returning id`,
      );
      expect(added.rows).toEqual([{ id: 2 }]);
      const schemas = await pool.query(`select nspname from pg_namespace where nspname !~ '^pg_' order by 1`);
      expect(schemas.rows.map(({ nspname }) => nspname)).toEqual(['information_schema', 'public']);
    });
  });
});
