import { readdir, rename, stat, truncate, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EmbeddedError } from '#storage/embedded.ts';
import { EmbeddedFixture, queryValue, sharedFixture, waitUntil } from './embedded-fixture.ts';

describe('the embedded PostgreSQL', () => {
  test('starts in an empty folder, keeps its data, and leaves no process behind', async () => {
    await using fixture = await EmbeddedFixture.create();
    const first = await fixture.open();
    expect(first.owner).toBe(true);
    await queryValue(first.ownerConnection, 'CREATE TABLE guest AS SELECT 41 + 1 AS n');
    await first.close();
    await first.close();
    await first.exited;
    expect(await fixture.serverPid()).toBeUndefined();

    const second = await fixture.open();
    expect(await queryValue(second.ownerConnection, 'SELECT n FROM guest')).toBe(42);
    await second.close();
    expect((await readdir(fixture.dataDir)).sort()).toEqual([
      'postgres',
      'postgres-password',
      'postgres.log',
    ]);
  });

  test('has the same settings on every machine, commits durably, and listens only on a private socket', async () => {
    await using fixture = await EmbeddedFixture.create();
    const { connection } = await fixture.open();
    const settings = [
      'fsync',
      'synchronous_commit',
      'full_page_writes',
      'data_checksums',
      'listen_addresses',
    ];
    const row = settings.map((name) => `current_setting('${name}')`).join(" || ',' || ");
    expect(await queryValue(connection, `SELECT ${row}`)).toBe('on,on,on,on,');
    const locale =
      "SELECT datlocprovider::text || ' ' || datlocale || ' ' || pg_encoding_to_char(encoding) FROM pg_database";
    expect(await queryValue(connection, `${locale} WHERE datname = current_database()`)).toBe(
      'b C.UTF-8 UTF8',
    );
    expect(await queryValue(connection, `SELECT 'ä' < 'b' COLLATE "und-x-icu" AND lower('Ä') = 'ä'`)).toBe(
      true,
    );
    expect(await queryValue(connection, 'SHOW timezone')).toBe('UTC');
    await expect(queryValue({ ...connection, password: 'wrong' }, 'SELECT 1')).rejects.toThrow(/password/);

    const mode = async (file: string): Promise<number> => (await stat(file)).mode & 0o777;
    expect(await mode(connection.host)).toBe(0o700);
    expect(await mode(fixture.dataDir)).toBe(0o700);
    expect(await mode(path.join(fixture.dataDir, 'postgres-password'))).toBe(0o600);
  });

  test.each(['it\'s a "féd" folder, müßig $HOME 100%', `long-${'x'.repeat(140)}`])(
    'works in a folder named %j',
    async (name) => {
      await using fixture = await EmbeddedFixture.create(name);
      const server = await fixture.open();
      expect(await queryValue(server.connection, 'SELECT current_database()')).toBe('reviews');
      await server.close();
      await expect(stat(server.connection.host)).rejects.toThrow('ENOENT');
    },
  );
});

describe('a running server', () => {
  const sharedCluster = sharedFixture();

  test('stays with its owner after one of its processes crashed', async () => {
    const fixture = sharedCluster();
    const { connection } = await fixture.open();
    const holders = "SELECT count(*)::int FROM pg_locks WHERE locktype = 'advisory'";
    const holder = "SELECT pid FROM pg_locks WHERE locktype = 'advisory'";
    process.kill(Number(await queryValue(connection, holder)), 'SIGKILL');
    await waitUntil(async () => (await queryValue(connection, holders).catch(() => 0)) === 1);
    expect((await fixture.openInOtherProcess()).result).toMatchObject({ error: 'DataDirInUse' });
  });

  test('rejects a cluster of another PostgreSQL version with one line', async () => {
    const fixture = sharedCluster();
    await writeFile(path.join(fixture.cluster, 'PG_VERSION'), '17\n');
    await expect(fixture.open()).rejects.toThrow(
      /^\S+ was made by PostgreSQL 17, and this is PostgreSQL 18: run "reviews upgrade-database" once/,
    );
    await writeFile(path.join(fixture.cluster, 'PG_VERSION'), '18\n');
  });

  test('replaces a log file that has grown too large', async () => {
    const fixture = sharedCluster();
    const file = path.join(fixture.dataDir, 'postgres.log');
    await truncate(file, 6_000_000);
    await fixture.open();
    expect((await stat(file)).size).toBeLessThan(10_000);
  });

  test('rejects a folder that is not a cluster, and does not change it', async () => {
    const fixture = sharedCluster();
    const file = path.join(fixture.cluster, 'PG_VERSION');
    await rename(file, `${file}.away`);
    await expect(fixture.open()).rejects.toThrow('is no PostgreSQL cluster');
    await rename(`${file}.away`, file);
    expect((await fixture.open()).owner).toBe(true);
  });

  test('names the reason when the folder cannot be used', async () => {
    await using fixture = await EmbeddedFixture.create();
    await writeFile(fixture.dataDir, 'a file where the folder should be');
    const failure = await fixture.open().catch((error: unknown) => error);
    expect(failure).toBeInstanceOf(EmbeddedError);
    expect(String(failure)).toContain(`DATA_DIR ${fixture.dataDir} cannot be used: EEXIST`);
  });
});
