import { spawnSync } from 'node:child_process';
import { chmod, chown, mkdir, stat } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RunAs } from '#storage/embedded/identity.ts';
import { ask, World } from './embedded-world.ts';

const asRoot = process.getuid?.() === 0;
const works = (command: string, ...args: string[]): boolean => spawnSync(command, args).status === 0;
const ways: RunAs[] = ['user'];
if (works('unshare', '--user', '--map-user=1000', '--map-group=1000', 'true')) ways.push('namespace');
if (works('setpriv', '--inh-caps=+dac_override', '--ambient-caps=+dac_override', 'true'))
  ways.push('capability');
const NOBODY = 65534;

/** A world in a folder that everyone may pass; temporary folders are closed by default. */
async function makeOpenWorld(): Promise<World> {
  const world = await World.make();
  await chmod(world.root, 0o755);
  return world;
}

describe.runIf(asRoot)('as root', () => {
  test.each(ways)(
    'it runs by way of %s, again and again, and but for a plain user below a closed folder',
    async (way) => {
      await using world = await World.make('closed/data');
      await mkdir(path.join(world.root, 'closed'), { mode: way === 'user' ? 0o755 : 0o700 });
      if (way === 'user') await chmod(world.root, 0o755);
      for (const round of [1, 2]) {
        const server = await world.open({ runAs: [way] });
        expect(await ask(server.connection, `SELECT ${round}`)).toBe(round);
        const pid = (await world.serverPid()) ?? 0;
        await server.close();
        expect(() => process.kill(pid, 0)).toThrow('ESRCH');
      }
    },
  );

  test('a folder that the other user cannot reach is named', async () => {
    await using world = await World.make();
    await expect(world.open({ runAs: ['user'] })).rejects.toThrow(
      /^PostgreSQL refuses to run as root, and user id \d+ cannot reach .*\/data: /,
    );
  });

  test('a machine that allows no way says so', async () => {
    await using world = await World.make();
    await expect(world.open({ runAs: [] })).rejects.toThrow('run as an ordinary user, or set DATABASE_URL');
  });

  test('a cluster made in a namespace goes on where there is none, and back', async () => {
    await using world = await makeOpenWorld();
    const first = await world.open();
    await ask(first.connection, 'CREATE TABLE guest AS SELECT 42 AS n');
    await first.close();
    const second = await world.open({ runAs: ['user'] });
    expect(await ask(second.connection, 'SELECT n FROM guest')).toBe(42);
    await second.close();
    const third = await world.open();
    expect(await ask(third.connection, 'SELECT n FROM guest')).toBe(42);
    await third.close();

    const { answer } = await world.openElsewhere([], NOBODY + 1);
    expect(answer).toMatchObject({ refused: 'EmbeddedError' });
  });

  test('an ordinary user needs none of this, and root keeps to the owner', async () => {
    await using world = await makeOpenWorld();
    await mkdir(world.dataDir);
    await chown(world.dataDir, NOBODY, NOBODY);
    const owner = await world.openElsewhere([], NOBODY);
    expect(owner.answer).toMatchObject({ owner: true });
    await owner.end('SIGTERM');
    await (await world.open()).close();
    expect((await stat(path.join(world.cluster, 'PG_VERSION'))).uid).toBe(NOBODY);
    const again = await world.openElsewhere([], NOBODY);
    expect(again.answer).toMatchObject({ owner: true });
  });
});
