import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { type PostgresServer, startPrimary } from '#cluster/postgres.ts';
import { type Database, openDatabase } from '#storage/database/database.ts';

let folder: string;
let server: PostgresServer;
const opened: Database[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'reviews-vanished-'));
  server = await startPrimary(path.join(folder, 'primary'));
});
afterAll(async () => {
  await Promise.all(opened.map(({ close }) => close()));
  await server?.stop();
  await rm(folder, { recursive: true });
});

function open(connection: pg.PoolConfig, direct: pg.PoolConfig | null = null): Database {
  const database = openDatabase(connection, (error) => expect.fail(String(error)), { direct });
  opened.push(database);
  return database;
}

/** The keepalive settings of a connection: idle seconds, interval in seconds, and number of probes. */
async function keepalives(pool: pg.Pool): Promise<number[]> {
  const names = ['tcp_keepalives_idle', 'tcp_keepalives_interval', 'tcp_keepalives_count'];
  const { rows } = await pool.query<{ value: number }>(
    'select current_setting(name)::int as value from unnest($1::text[]) as name',
    [names],
  );
  return rows.map(({ value }) => value);
}

test('the connection to a machine that vanishes ends after a minute, whatever the database URL contains', async () => {
  const connectionString = `${server.url}?options=${encodeURIComponent('-c work_mem=8MB')}`;
  const { pool, direct } = open({ connectionString });
  expect([await keepalives(pool), await keepalives(direct)]).toEqual([
    [30, 10, 3],
    [30, 10, 3],
  ]);
  const { rows } = await pool.query(
    "select current_setting('work_mem') as memory, current_setting('statement_timeout') as longest",
  );
  expect(rows).toEqual([{ memory: '8MB', longest: '30s' }]);
});

test('no connection settings are sent to a pooler', async () => {
  const configured = open({ connectionString: server.url }, { connectionString: server.url });
  expect(await keepalives(configured.direct)).toEqual([30, 10, 3]);
  expect(await keepalives(configured.pool)).not.toEqual([30, 10, 3]);
});

test('the timeout settings have no effect on a local socket', async () => {
  expect(await keepalives(open(inject('postgres')).pool)).toEqual([0, 0, 0]);
});
