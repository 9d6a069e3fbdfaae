import { chmod, mkdir, readdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { EmbeddedError } from '#storage/embedded.ts';
import { EmbeddedFixture } from './embedded-fixture.ts';

async function expectRefusal(fixture: EmbeddedFixture, message: string): Promise<void> {
  const content = await readdir(fixture.dataDir);
  const refusal = await fixture.open().catch((error: unknown) => error);
  expect(refusal).toBeInstanceOf(EmbeddedError);
  expect(String(refusal)).toContain(message);
  expect(await readdir(fixture.dataDir)).toEqual(content);
}

describe('DATA_DIR is refused, and nothing in it is changed,', () => {
  test.each([0o770, 0o707, 0o1777])('when others may write to it (mode %o)', async (mode) => {
    await using fixture = await EmbeddedFixture.create();
    await mkdir(fixture.dataDir);
    await chmod(fixture.dataDir, mode);
    await expectRefusal(fixture, `DATA_DIR ${fixture.dataDir} can be changed by other users`);
  });

  test.each(['postgres', 'postgres-password', 'postgres.log', 'session-secret'])(
    'when %s in it is a symbolic link, whose target stays unread',
    async (name) => {
      await using fixture = await EmbeddedFixture.create();
      const target = path.join(fixture.root, 'target');
      await mkdir(fixture.dataDir, { mode: 0o700 });
      if (name === 'postgres') await mkdir(target);
      else await writeFile(target, 'a'.repeat(64));
      await symlink(target, path.join(fixture.dataDir, name));
      await expectRefusal(fixture, `${path.join(fixture.dataDir, name)} is a symbolic link`);
    },
  );
});

test('DATA_DIR may itself be a symbolic link', async () => {
  await using fixture = await EmbeddedFixture.create();
  const target = path.join(fixture.root, 'target');
  await mkdir(target, { mode: 0o700 });
  await symlink(target, fixture.dataDir);
  await (await fixture.open()).close();
  expect(await readdir(target)).toContain('postgres');
});
