/**
 * Compares the list with the same list of a headless CMS: `npx node bench/directus.ts FOLDER [NODE]`, where FOLDER has
 * Directus installed (`npm install directus@12.3`) and NODE is a Node that it supports (22). Both alternate on one database
 * of a million reviews and 16 connections. Directus creates its own tables in a copy that the next run replaces.
 */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { databaseUrl } from '#cluster/database-url.ts';
import { freePort } from '#cluster/free-port.ts';
import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { cachedDatabase } from './fill/cached-database.ts';
import { load, requestText } from './load.ts';
import { signIn, startProduct } from './processes/product.ts';
import { median, short } from './results/numbers.ts';

const ROWS = 1_000_000;
const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 16;
const START_MS = 120_000;
const TOKEN = 't'.repeat(32);
/** The columns that the product returns. */
const FIELDS = [
  'id',
  'listing_id',
  'guest_name',
  'review_text',
  'rating_tenths',
  'rating_derived',
  'channel',
  'submitted_at',
  'sentiment',
  'is_approved',
  'response_text',
  'response_at',
];

const [folder, node = 'node'] = process.argv.slice(2);
if (!folder) throw new Error('The folder of Directus is missing: npx node bench/directus.ts FOLDER [NODE]');

const { dataDir } = await cachedDatabase(ROWS, (line) => console.error(line));
const server = await openEmbedded({ dataDir });
const dataDirOfProduct = await mkdtemp(path.join(tmpdir(), 'reviews-bench-directus-'));
try {
  const { host, port, user, password, database } = server.connection;
  const directus = await startDirectus(folder, node, {
    DB_HOST: host,
    DB_PORT: String(port),
    DB_USER: user,
    DB_PASSWORD: password,
    DB_DATABASE: database,
  });
  const product = await startProduct({
    DATABASE_URL: databaseUrl(server.connection, database),
    SESSION_SECRET: 'x'.repeat(32),
    DATA_DIR: dataDirOfProduct,
  });
  const cookie = await signIn(product.port);
  const items = `/items/reviews?limit=10&sort=-submitted_at,-id&filter[withdrawn_at][_null]=true&fields=${FIELDS}`;
  const asDirectus = (query: string) => ({
    port: directus.port,
    request: requestText('GET', items + query, { authorization: `Bearer ${TOKEN}` }),
    connections: CONNECTIONS,
  });
  const subjects = {
    'product, with a total': {
      port: product.port,
      request: requestText('GET', `${API_ROOT}${routePath('GET /reviews/hostaway')}?limit=10`, { cookie }),
      connections: CONNECTIONS,
    },
    'Directus, without a count': asDirectus(''),
    'Directus, with a count': asDirectus('&meta=filter_count'),
  };
  const perSecond = new Map<string, number[]>(Object.keys(subjects).map((name) => [name, []]));
  for (const target of Object.values(subjects)) await load(target, SECONDS);
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, target] of Object.entries(subjects)) {
      const { responses, seconds } = await load(target, SECONDS);
      perSecond.get(name)?.push(responses / seconds);
    }
  }
  for (const [name, figures] of perSecond) {
    const all = figures.toSorted((one, other) => one - other).map(short);
    console.log(`${name}: ${short(median(figures))} a second (${all[0]} to ${all.at(-1)})`);
  }
  console.log(
    `resident: product ${residentMb(product.process.pid)} MB, Directus ${residentMb(directus.pid)} MB`,
  );
  await product.end();
  await directus.end();
} finally {
  await server.close();
  await rm(dataDirOfProduct, { recursive: true });
}

/** Creates the tables of Directus and starts it without telemetry, limits and logs. */
async function startDirectus(cwd: string, program: string, database: Record<string, string>) {
  const port = await freePort();
  const env = {
    PATH: `${path.dirname(program)}:${process.env.PATH}`,
    HOME: cwd,
    HOST: '127.0.0.1',
    PORT: String(port),
    SECRET: 's'.repeat(32),
    DB_CLIENT: 'pg',
    ...database,
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'only for measurements',
    ADMIN_TOKEN: TOKEN,
    TELEMETRY: 'false',
    RATE_LIMITER_ENABLED: 'false',
    CACHE_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    LOG_LEVEL: 'error',
  };
  const cli = path.join(cwd, 'node_modules', 'directus', 'cli.js');
  execFileSync(program, [cli, 'bootstrap'], { cwd, env });
  const child = spawn(program, [cli, 'start'], { cwd, env, stdio: ['ignore', 'ignore', 'inherit'] });
  const ended = once(child, 'exit');
  const until = performance.now() + START_MS;
  const isUp = () =>
    fetch(`http://127.0.0.1:${port}/server/ping`).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null || performance.now() > until) throw new Error('Directus did not start');
    await sleep(100);
  }
  return {
    port,
    pid: child.pid,
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}

function residentMb(pid: number | undefined): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Math.round(Number(kilobytes) / 1024);
}
