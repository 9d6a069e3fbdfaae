import { rm } from 'node:fs/promises';
import { describe, expect, test } from 'vitest';
import { DataDirInUse } from '#storage/embedded.ts';
import { type Answer, ask, keepWorld, World } from './embedded-world.ts';

const theWorld = keepWorld();

/** What came out of it; the message of an error that nobody expects. */
function outcome(answer: Answer): string {
  if ('owner' in answer) return answer.owner ? 'owner' : 'guest';
  return answer.refused === 'DataDirInUse' ? answer.refused : answer.message;
}

const isOwner = (answer: Answer): boolean => 'owner' in answer && answer.owner;

describe('a folder that another process owns', () => {
  test('is refused in one line that names the folder and the process', async () => {
    const world = theWorld();
    const owner = await world.openElsewhere();
    const refusal = await world.open().catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(DataDirInUse);
    expect((refusal as Error).message).toBe(
      `DATA_DIR ${world.dataDir} is in use by another running Flex Living Reviews process (pid ${owner.pid}); ` +
        'stop it first or choose another DATA_DIR',
    );
    await owner.end('SIGTERM');
    expect((await world.open()).owner).toBe(true);
  });

  test('can be joined, and leaving does not stop it', async () => {
    const world = theWorld();
    const server = await world.open();
    const guest = await world.openElsewhere(['attach']);
    expect(guest.answer).toEqual({ owner: false, host: server.connection.host });
    await guest.end('SIGTERM');

    const joined = await world.open({ attach: true });
    expect(await ask(joined.connection, 'SELECT 42')).toBe(42);
    await joined.close();
    expect(await ask(server.connection, 'SELECT 42')).toBe(42);
  });

  test('is owned by the one who asked to join when nobody runs it', async () => {
    const world = theWorld();
    expect((await world.open({ attach: true })).owner).toBe(true);
  });

  test('is still refused when its socket has vanished', async () => {
    const world = theWorld();
    const server = await world.open();
    const pid = await world.serverPid();
    await rm(server.connection.host, { recursive: true });
    expect((await world.openElsewhere()).answer).toMatchObject({ refused: 'DataDirInUse' });
    expect(await world.serverPid()).toBe(pid);
  });
});

describe('several processes at once', () => {
  test.each(['fresh', 'existing', 'left by a crash'])(
    'agree on one owner of a folder that is %s',
    async (state) => {
      await using fresh = await World.make();
      const world = state === 'fresh' ? fresh : theWorld();
      if (state !== 'fresh') {
        const before = await world.openElsewhere();
        await before.end(state === 'existing' ? 'SIGTERM' : 'SIGKILL');
      }
      const crowd = await Promise.all([1, 2, 3].map(() => world.openElsewhere()));
      const answers = crowd.map(({ answer }) => answer);
      expect(answers.map(outcome).sort()).toEqual(['DataDirInUse', 'DataDirInUse', 'owner']);
    },
  );

  test('share one server when they ask to join', async () => {
    const world = theWorld();
    const crowd = await Promise.all([1, 2, 3].map(() => world.openElsewhere(['attach'])));
    const answers = crowd.map(({ answer }) => answer);
    expect(answers.filter(isOwner)).toHaveLength(1);
    expect(new Set(answers.map((answer) => ('host' in answer ? answer.host : answer.message))).size).toBe(1);
  });
});
