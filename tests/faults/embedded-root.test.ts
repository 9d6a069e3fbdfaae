import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RootMethod } from '#storage/embedded/run-as.ts';
import { EmbeddedFixture, queryValue } from './embedded-fixture.ts';

const asRoot = process.getuid?.() === 0;
const works = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const methods: RootMethod[] = ['user'];
if (works('unshare', '--user', '--map-user=1000', '--map-group=1000', 'true')) methods.push('namespace');
if (works('setpriv', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', 'true'))
  methods.push('capability');
const NOBODY = 65534;

/** A fixture in a folder that everyone may pass; temporary folders are closed by default. */
async function createOpenFixture(): Promise<EmbeddedFixture> {
  const fixture = await EmbeddedFixture.create();
  await chmod(fixture.root, 0o755);
  return fixture;
}

describe.runIf(asRoot)('as root', () => {
  test.each(methods)(
    'PostgreSQL starts twice with the method %s, below a closed folder unless the method is user',
    async (method) => {
      await using fixture = await EmbeddedFixture.create('closed/data');
      await mkdir(path.join(fixture.root, 'closed'), { mode: method === 'user' ? 0o755 : 0o700 });
      if (method === 'user') await chmod(fixture.root, 0o755);
      for (const round of [1, 2]) {
        const server = await fixture.open({ rootMethods: [method] });
        expect(await queryValue(server.connection, `SELECT ${round}`)).toBe(round);
        await server.close();
        expect(await fixture.serverPid()).toBeUndefined();
      }
    },
  );

  test('the error names a folder that the other user cannot enter', async () => {
    await using fixture = await EmbeddedFixture.create();
    await expect(fixture.open({ rootMethods: ['user'] })).rejects.toThrow(
      /^PostgreSQL refuses to run as root, and user id \d+ cannot reach .*\/data: /,
    );
  });

  test('the error says what to do when no method works', async () => {
    await using fixture = await EmbeddedFixture.create();
    await expect(fixture.open({ rootMethods: [] })).rejects.toThrow(
      'run as an ordinary user, or set DATABASE_URL',
    );
  });

  test('a cluster created in a namespace also works without one, and back', async () => {
    await using fixture = await createOpenFixture();
    const first = await fixture.open();
    await queryValue(first.ownerConnection, 'CREATE TABLE guest AS SELECT 42 AS n');
    await first.close();
    const second = await fixture.open({ rootMethods: ['user'] });
    expect(await queryValue(second.ownerConnection, 'SELECT n FROM guest')).toBe(42);
    await second.close();
    const third = await fixture.open();
    expect(await queryValue(third.ownerConnection, 'SELECT n FROM guest')).toBe(42);
    await third.close();

    const { result } = await fixture.openInOtherProcess([], NOBODY + 1);
    expect(result).toMatchObject({ error: 'EmbeddedError' });
  });

  test('root refuses the folder of an ordinary user, who could lead it elsewhere', async () => {
    await using fixture = await createOpenFixture();
    await mkdir(fixture.dataDir);
    await chown(fixture.dataDir, NOBODY, NOBODY);
    const owner = await fixture.openInOtherProcess([], NOBODY);
    expect(owner.result).toMatchObject({ owner: true });
    await owner.end('SIGTERM');
    await expect(fixture.open()).rejects.toThrow(
      `DATA_DIR ${fixture.dataDir} belongs to user id ${NOBODY}, but this runs as user id 0`,
    );
    const again = await fixture.openInOtherProcess([], NOBODY);
    expect(again.result).toMatchObject({ owner: true });
  });
});
