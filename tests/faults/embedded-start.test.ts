import { readdir, rename, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EmbeddedError } from '#storage/embedded.ts';
import { ask, keepWorld, until, World } from './embedded-world.ts';

describe('the embedded PostgreSQL', () => {
  test('starts in an empty folder, keeps what it is told, and leaves no process behind', async () => {
    await using world = await World.make();
    const first = await world.open();
    expect(first.owner).toBe(true);
    await ask(first.connection, 'CREATE TABLE guest AS SELECT 41 + 1 AS n');
    await first.close();
    await first.close();
    await first.exited;
    expect(await world.serverPid()).toBeUndefined();

    const second = await world.open();
    expect(await ask(second.connection, 'SELECT n FROM guest')).toBe(42);
    await second.close();
    expect((await readdir(world.dataDir)).sort()).toEqual(['postgres', 'postgres-password', 'postgres.log']);
  });

  test('answers the same on every machine, durably, and over a private socket only', async () => {
    await using world = await World.make();
    const { connection } = await world.open();
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
    ];
    const row = settings.map((name) => `current_setting('${name}')`).join(" || ',' || ");
    expect(await ask(connection, `SELECT ${row}`)).toBe('on,on,on,on,');
    const locale =
      "SELECT datlocprovider::text || ' ' || datlocale || ' ' || pg_encoding_to_char(encoding) FROM pg_database";
    expect(await ask(connection, `${locale} WHERE datname = current_database()`)).toBe('b C.UTF-8 UTF8');
    expect(await ask(connection, `SELECT 'ä' < 'b' COLLATE "und-x-icu" AND lower('Ä') = 'ä'`)).toBe(true);
    expect(await ask(connection, 'SHOW timezone')).toBe('UTC');
    await expect(ask({ ...connection, password: 'wrong' }, 'SELECT 1')).rejects.toThrow(/password/);

    const mode = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;
    expect(await mode(connection.host)).toBe(0o700);
    expect(await mode(world.dataDir)).toBe(0o700);
    expect(await mode(path.join(world.dataDir, 'postgres-password'))).toBe(0o600);
  });

  test.each(['it\'s a "féd" folder, müßig $HOME 100%', `long-${'x'.repeat(140)}`])(
    'lives in %j',
    async (name) => {
      await using world = await World.make(name);
      const server = await world.open();
      expect(await ask(server.connection, 'SELECT current_database()')).toBe('reviews');
      await server.close();
      await expect(stat(server.connection.host)).rejects.toThrow('ENOENT');
    },
  );
});

describe('a server that runs', () => {
  const theWorld = keepWorld();

  test('tells when it ends by itself', async () => {
    const world = theWorld();
    const messages: string[] = [];
    const server = await world.open({ log: (message) => messages.push(message) });
    process.kill((await world.serverPid()) ?? 0, 'SIGINT');
    await server.exited;
    await until(() => messages.length > 0);
    expect(messages.join()).toContain('stopped by itself');
  });

  test('is taken again by its owner after one of its processes crashed', async () => {
    const world = theWorld();
    const { connection } = await world.open();
    const holders = "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory'";
    const holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory'";
    process.kill(Number(await ask(connection, holder)), 'SIGKILL');
    await until(async () => (await ask(connection, holders).catch(() => 0)) === 1);
    expect((await world.openElsewhere()).answer).toMatchObject({ refused: 'DataDirInUse' });
  });

  test('refuses a cluster of another version in one line', async () => {
    const world = theWorld();
    await writeFile(path.join(world.cluster, 'PG_VERSION'), '17\n');
    await expect(world.open()).rejects.toThrow(
      /^\S+ was made by PostgreSQL 17, and this is PostgreSQL 18\.\d+: .*$/,
    );
    await writeFile(path.join(world.cluster, 'PG_VERSION'), '18\n');
  });

  test('keeps its log small', async () => {
    const world = theWorld();
    const file = path.join(world.dataDir, 'postgres.log');
    await truncate(file, 6_000_000);
    await world.open();
    expect((await stat(file)).size).toBeLessThan(10_000);
  });

  test('refuses a folder that holds something else, and does not touch it', async () => {
    const world = theWorld();
    const file = path.join(world.cluster, 'PG_VERSION');
    await rename(file, `${file}.away`);
    await expect(world.open()).rejects.toThrow('is no PostgreSQL cluster');
    await rename(`${file}.away`, file);
    expect((await world.open()).owner).toBe(true);
  });

  test('says why it cannot be set up', async () => {
    await using world = await World.make();
    await writeFile(world.dataDir, 'a file where the folder should be');
    const failure = await world.open().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedError);
    expect(String(failure)).toContain(`DATA_DIR ${world.dataDir} cannot be used: EEXIST`);
  });
});
