import { mkdtemp, rm, statfs } from 'node:fs/promises';
import { freemem, tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { applyDemoSetting, openApp } from '#app.ts';
import { databaseUrl } from '#cluster/database-url.ts';
import { installQueues } from '#jobs/job-queue.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { runSync } from '#services/sources/sync.ts';
import { startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { requireEvents } from './require-events.ts';
import { runSql, type ServerConnection, testConfig } from './test-config.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    postgres: ServerConnection;
    /** The role of the running product. */
    runtimeRole: ServerConnection;
  }
}

const silent = { info() {}, warn() {}, error() {} };

/** Nothing must survive a power failure, and many servers connect at once. */
const SETTINGS = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_wal_size: '1GB',
  max_connections: '400',
};

/**
 * Starts one PostgreSQL for the run, with two templates from which each test file creates its database: `empty` has the schema
 * and the demo user, `synced` also the demo account's listings and reviews. Unit tests have no database.
 */
export async function setup(root: TestProject): Promise<(() => Promise<void>) | undefined> {
  if (root.vitest.projects.every(({ name }) => name === 'unit')) return undefined;
  await ensureBuilt();
  const dataDir = await mkdtemp(path.join(await fastFolder(), 'reviews-test-'));
  const server = await openEmbedded({ dataDir, settings: SETTINGS });
  const connection = server.admin;
  await makeTemplates(connection);
  root.provide('postgres', connection);
  root.provide('runtimeRole', server.connection);
  return async () => {
    await server.close();
    await rm(dataDir, { recursive: true });
  };
}

const MEMORY_FOLDER = '/dev/shm';
const ENOUGH_BYTES = 8 * 1024 ** 3;

/** A folder in memory if there is enough: a run creates hundreds of databases of a thousand files each. */
async function fastFolder(): Promise<string> {
  const { bavail, bsize } = await statfs(MEMORY_FOLDER).catch(() => ({ bavail: 0, bsize: 0 }));
  return Math.min(bavail * bsize, freemem()) > ENOUGH_BYTES ? MEMORY_FOLDER : tmpdir();
}

/** Tests start the built server and serve built pages, so both must be up to date. */
async function ensureBuilt(): Promise<void> {
  const script = new URL('../../scripts/launch/build.mjs', import.meta.url).href;
  const build = (await import(script)) as { ensureBuilt(): Promise<unknown> };
  await build.ensureBuilt();
}

async function makeTemplates(connection: ServerConnection): Promise<void> {
  await runSql(connection, 'create database empty');
  const config = testConfig({ DATABASE_URL: databaseUrl(connection, 'empty') });
  const empty = await openApp(config, { log: silent });
  await applyDemoSetting(empty);
  const queues = await installQueues(empty.context, (text, values) =>
    empty.database.owner.query(text, values),
  );
  await queues.close();
  await empty.close();
  await requireEvents(connection, 'empty');

  await runSql(connection, 'create database synced template empty');
  const hostaway = await startHostawaySimulator({ tokenDelayMs: 0, rateLimit: false });
  const synced = await openApp(testConfig({ DATABASE_URL: databaseUrl(connection, 'synced') }), {
    log: silent,
    upstreams: { hostaway, google: null, isHostawaySimulated: false },
  });
  await runSync(synced.context);
  // Else each test server would analyse the texts in the background.
  await rollUp(synced.context);
  await synced.close();
  await hostaway.close();
}
