import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdir, readFile, rm, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findServer } from '#storage/embedded/process-table.ts';
import { ask, keepWorld, until, World } from './embedded-world.ts';

const theWorld = keepWorld();
let lastGuest = 0;

/** Leaves a server behind whose owner was killed just after a commit. */
async function makeOrphan(): Promise<{ world: World; host: string; pid: number }> {
  const world = theWorld();
  const owner = await world.openElsewhere();
  if (!('host' in owner.answer)) throw new Error(owner.answer.message);
  const { host } = owner.answer;
  const password = await readFile(path.join(world.dataDir, 'postgres-password'), 'utf8');
  const connection = { host, port: 5432, user: 'reviews', password, database: 'reviews' };
  lastGuest += 1;
  await ask(connection, 'CREATE TABLE IF NOT EXISTS guest (n int)');
  await ask(connection, `INSERT INTO guest VALUES (${lastGuest})`);
  const pid = (await world.serverPid()) ?? 0;
  await owner.end('SIGKILL');
  return { world, host, pid };
}

async function expectRecovery(world: World, oldPid: number): Promise<void> {
  const server = await world.open();
  expect(server.owner).toBe(true);
  expect(await ask(server.connection, 'SELECT max(n) FROM guest')).toBe(lastGuest);
  expect(await world.serverPid()).not.toBe(oldPid);
  await server.close();
  expect((await readdir(world.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
}

describe('after its owner was killed', () => {
  test('the server left running is replaced and every commit is there', async () => {
    const { world, pid } = await makeOrphan();
    await expectRecovery(world, pid);
  });

  test('a server killed with it is repaired', async () => {
    const { world, pid } = await makeOrphan();
    process.kill(pid, 'SIGKILL');
    await expectRecovery(world, pid);
  });

  test('a server that is stopping is waited for', async () => {
    const { world, pid } = await makeOrphan();
    process.kill(pid, 'SIGINT');
    await expectRecovery(world, pid);
  });

  test('a server whose socket has vanished is found and replaced', async () => {
    const { world, host, pid } = await makeOrphan();
    await rm(host, { recursive: true });
    await expectRecovery(world, pid);
  });

  test.each([
    ['garbage', 'no number\nat all'],
    ['empty', ''],
  ])('a server whose lock file is %s is found and replaced', async (_name, text) => {
    const { world, pid } = await makeOrphan();
    await writeFile(path.join(world.cluster, 'postmaster.pid'), text);
    await expectRecovery(world, pid);
  });

  test('a server whose lock file is gone is found and replaced', async () => {
    const { world, pid } = await makeOrphan();
    await rm(path.join(world.cluster, 'postmaster.pid'));
    await expectRecovery(world, pid);
  });

  test('a start that was cut short is picked up', async () => {
    const world = theWorld();
    const child = world.spawnOwner();
    await until(async () => (await world.serverPid()) !== undefined);
    child.kill('SIGKILL');
    await expectRecovery(world, (await world.serverPid()) ?? 0);
  });

  test('a half-made cluster is never used', async () => {
    await using world = await World.make();
    const child = world.spawnOwner();
    const names = async (): Promise<string[]> => (await readdir(world.root, { recursive: true })) as string[];
    await until(async () =>
      (await names().catch(() => [])).some((name) => name.endsWith('cluster/PG_VERSION')),
    );
    child.kill('SIGKILL');
    await once(child, 'exit');
    expect(await readdir(world.dataDir)).not.toContain('postgres');

    const server = await world.open();
    expect(await ask(server.connection, 'SELECT 42')).toBe(42);
    await server.close();
    await (await world.open()).close();
    expect((await readdir(world.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
  });
});

describe('a lock file left by a server that is gone', () => {
  test.each(['another program', 'another PostgreSQL', 'nobody'])(
    'does not matter when %s has its process id',
    async (who) => {
      const world = theWorld();
      await using other = await World.make();
      const first = await world.open();
      const { host } = first.connection;
      await first.close();

      const sleeper = spawn('sleep', ['60'], { stdio: 'ignore' });
      if (who === 'another PostgreSQL') await other.open();
      const pids: Record<string, number | undefined> = {
        'another program': sleeper.pid,
        'another PostgreSQL': await findServer(other.cluster),
      };
      const lines = [
        pids[who] ?? 4_000_000,
        world.cluster,
        1_700_000_000,
        5432,
        host,
        '',
        '  1 1',
        'ready',
        '',
      ];
      await writeFile(path.join(world.cluster, 'postmaster.pid'), lines.join('\n'));

      const second = await world.open();
      expect(await ask(second.connection, 'SELECT 42')).toBe(42);
      expect(sleeper.exitCode ?? sleeper.signalCode).toBeNull();
      sleeper.kill();
      if (who === 'another PostgreSQL') expect(await other.serverPid()).toBe(pids[who]);
    },
  );

  test('does not matter when it is cut short', async () => {
    const world = theWorld();
    const file = path.join(world.cluster, 'postmaster.pid');
    await writeFile(file, `${process.pid}\n/somewhere\n17`);
    await truncate(file, 3);
    expect(await ask((await world.open()).connection, 'SELECT 42')).toBe(42);
  });
});
