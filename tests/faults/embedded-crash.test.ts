import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { describe, expect, test } from 'vitest';
import type { Connection } from '#storage/embedded/owner-lock.ts';
import { findPostmaster } from '#storage/embedded/processes.ts';
import { EmbeddedFixture, queryValue, sharedFixture, waitUntil } from './embedded-fixture.ts';

const sharedCluster = sharedFixture();
let lastGuest = 0;
const SLEEPING = "SELECT count(*)::int FROM pg_stat_activity WHERE query LIKE 'SELECT pg_sleep%'";

/** Leaves a server behind whose owner was killed just after a commit. */
async function makeOrphan(): Promise<{
  fixture: EmbeddedFixture;
  host: string;
  pid: number;
  connection: Connection;
}> {
  const fixture = sharedCluster();
  const owner = await fixture.openInOtherProcess();
  if (!('host' in owner.result)) throw new Error(owner.result.message);
  const { host } = owner.result;
  const password = await readFile(path.join(fixture.dataDir, 'postgres-password'), 'utf8');
  const connection = { host, port: 5432, user: 'reviews', password, database: 'reviews' };
  lastGuest += 1;
  await queryValue(connection, 'CREATE TABLE IF NOT EXISTS guest (n int)');
  await queryValue(connection, `INSERT INTO guest VALUES (${lastGuest})`);
  const pid = (await fixture.serverPid()) ?? 0;
  await owner.end('SIGKILL');
  return { fixture, host, pid, connection };
}

/** Expects that the next start owns a server with every commit, and leaves nothing behind on close. */
async function expectRecovery(fixture: EmbeddedFixture): Promise<void> {
  const server = await fixture.open();
  expect(server.owner).toBe(true);
  expect(await queryValue(server.ownerConnection, 'SELECT max(n) FROM guest')).toBe(lastGuest);
  await server.close();
  expect((await readdir(fixture.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
}

describe('after the process that owned the server was killed', () => {
  test('the next start takes over the server with every commit and ends its old sessions', async () => {
    const { fixture, connection } = await makeOrphan();
    const session = queryValue(connection, 'SELECT pg_sleep(60)');
    const ended = expect(session).rejects.toThrow('terminating connection');
    await waitUntil(async () => (await queryValue(connection, SLEEPING)) === 1);
    await expectRecovery(fixture);
    await ended;
  });

  test('a server that was killed too recovers every commit', async () => {
    const { fixture, pid } = await makeOrphan();
    process.kill(pid, 'SIGKILL');
    await expectRecovery(fixture);
  });

  test('a server that was killed just after it rolled back an unlogged table starts at once', async () => {
    const { fixture, pid, connection } = await makeOrphan();
    // The second transaction writes the creation to the WAL, and the crash loses the rollback.
    const client = new pg.Client(connection);
    client.on('error', () => {});
    await client.connect();
    await client.query('BEGIN; CREATE UNLOGGED TABLE temporary (n int)');
    await queryValue(connection, 'CREATE TABLE IF NOT EXISTS other (n int)');
    await client.query('ROLLBACK');
    process.kill(pid, 'SIGKILL');
    await expectRecovery(fixture);
  });

  test('the next start waits for a server that is stopping', async () => {
    const { fixture, pid } = await makeOrphan();
    process.kill(pid, 'SIGINT');
    await expectRecovery(fixture);
  });

  test('a server whose socket folder was deleted is replaced', async () => {
    const { fixture, host } = await makeOrphan();
    await rm(host, { recursive: true });
    await expectRecovery(fixture);
  });

  test.each([
    ['damaged', 'no number\nat all'],
    ['empty', ''],
  ])('a server whose lock file is %s is replaced', async (_name, text) => {
    const { fixture } = await makeOrphan();
    await writeFile(path.join(fixture.cluster, 'postmaster.pid'), text);
    await expectRecovery(fixture);
  });

  test('a server whose lock file was deleted is replaced', async () => {
    const { fixture } = await makeOrphan();
    await rm(path.join(fixture.cluster, 'postmaster.pid'));
    await expectRecovery(fixture);
  });

  test('the next start takes over a server that was starting', async () => {
    const fixture = sharedCluster();
    const child = fixture.spawnProcess();
    await waitUntil(async () => (await fixture.serverPid()) !== undefined);
    child.kill('SIGKILL');
    await expectRecovery(fixture);
  });

  test('an incomplete cluster is never used', async () => {
    await using fixture = await EmbeddedFixture.create();
    const child = fixture.spawnProcess();
    const names = async (): Promise<string[]> =>
      (await readdir(fixture.root, { recursive: true })) as string[];
    await waitUntil(async () =>
      (await names().catch(() => [])).some((name) => name.endsWith('cluster/PG_VERSION')),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(fixture.dataDir)).not.toContain('postgres');

    const server = await fixture.open();
    expect(await queryValue(server.connection, 'SELECT 42')).toBe(42);
    await server.close();
    await (await fixture.open()).close();
    expect((await readdir(fixture.dataDir)).sort()).toEqual([
      'postgres',
      'postgres-password',
      'postgres.log',
    ]);
  });
});

describe('the lock file of a server that has ended', () => {
  test.each(['another program', 'another PostgreSQL', 'no process'])(
    'is replaced when %s has its process id',
    async (holder) => {
      const fixture = sharedCluster();
      await using other = await EmbeddedFixture.create();
      const first = await fixture.open();
      const { host } = first.connection;
      await first.close();

      const sleeper = spawn('sleep', ['60'], { stdio: 'ignore' });
      if (holder === 'another PostgreSQL') await other.open();
      const pids: Record<string, number | undefined> = {
        'another program': sleeper.pid,
        'another PostgreSQL': await findPostmaster(other.cluster),
      };
      const lines = [
        pids[holder] ?? 4_000_000,
        fixture.cluster,
        1_700_000_000,
        5432,
        host,
        '',
        '  1 1',
        'ready',
        '',
      ];
      await writeFile(path.join(fixture.cluster, 'postmaster.pid'), lines.join('\n'));

      const second = await fixture.open();
      expect(await queryValue(second.connection, 'SELECT 42')).toBe(42);
      expect(sleeper.exitCode ?? sleeper.signalCode).toBeNull();
      sleeper.kill();
      if (holder === 'another PostgreSQL') expect(await other.serverPid()).toBe(pids[holder]);
    },
  );

  test('is replaced when it is truncated', async () => {
    const fixture = sharedCluster();
    const file = path.join(fixture.cluster, 'postmaster.pid');
    await writeFile(file, `${process.pid}\n/somewhere\n17`);
    await truncate(file, 3);
    expect(await queryValue((await fixture.open()).connection, 'SELECT 42')).toBe(42);
  });
});
