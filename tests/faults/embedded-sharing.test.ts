import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DataDirInUse } from '#storage/embedded.ts';
import { EmbeddedFixture, type OpenResult, queryValue, sharedFixture } from './embedded-fixture.ts';

const sharedCluster = sharedFixture();

/** The kind of a result, or the message of an unexpected error. */
function outcome(result: OpenResult): string {
  if ('owner' in result) return result.owner ? 'owner' : 'attached';
  return result.error === 'DataDirInUse' ? result.error : result.message;
}

const isOwner = (result: OpenResult): boolean => 'owner' in result && result.owner;

describe('a folder whose server another process owns', () => {
  test('is refused with one line that names the folder and the process', async () => {
    const fixture = sharedCluster();
    const owner = await fixture.openInOtherProcess();
    const refusal = await fixture.open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirInUse);
    expect((refusal as Error).message).toBe(
      `DATA_DIR ${fixture.dataDir} is in use by another running Flex Living Reviews process (pid ${owner.pid}); ` +
        'stop it first or choose another DATA_DIR',
    );
    await owner.end('SIGTERM');
    expect((await fixture.open()).owner).toBe(true);
  });

  test('can be used with attach, and closing it does not stop the server', async () => {
    const fixture = sharedCluster();
    const server = await fixture.open();
    const attached = await fixture.openInOtherProcess(['attach']);
    expect(attached.result).toEqual({ owner: false, host: server.connection.host });
    await attached.end('SIGTERM');

    const second = await fixture.open({ attach: true });
    expect(await queryValue(second.connection, 'SELECT 42')).toBe(42);
    await second.close();
    expect(await queryValue(server.connection, 'SELECT 42')).toBe(42);
  });

  test('is owned by a process with attach when no server runs', async () => {
    const fixture = sharedCluster();
    expect((await fixture.open({ attach: true })).owner).toBe(true);
  });

  test('is refused when the socket folder was deleted', async () => {
    const fixture = sharedCluster();
    const server = await fixture.open();
    const pid = await fixture.serverPid();
    await rm(server.connection.host, { recursive: true });
    expect((await fixture.openInOtherProcess()).result).toMatchObject({ error: 'DataDirInUse' });
    expect(await fixture.serverPid()).toBe(pid);
  });
});

describe('several processes that open a folder at once', () => {
  test.each(['fresh', 'existing', 'left by a killed process'])(
    'have one owner when the folder is %s',
    async (state) => {
      await using fresh = await EmbeddedFixture.create();
      const fixture = state === 'fresh' ? fresh : sharedCluster();
      if (state !== 'fresh') {
        const before = await fixture.openInOtherProcess();
        await before.end(state === 'existing' ? 'SIGTERM' : 'SIGKILL');
      }
      const crowd = await Promise.all([1, 2, 3].map(() => fixture.openInOtherProcess()));
      const results = crowd.map(({ result }) => result);
      expect(results.map(outcome).sort()).toEqual(['DataDirInUse', 'DataDirInUse', 'owner']);
    },
  );

  test('share one server with attach', async () => {
    const fixture = sharedCluster();
    const crowd = await Promise.all([1, 2, 3].map(() => fixture.openInOtherProcess(['attach'])));
    const results = crowd.map(({ result }) => result);
    expect(results.filter(isOwner)).toHaveLength(1);
    const [host, ...others] = results.map((result) => ('host' in result ? result.host : result.message));
    expect(others).toEqual([host, host]);
  });
});
