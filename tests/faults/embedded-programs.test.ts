import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPrograms, linkLibraries } from '#storage/embedded/programs.ts';
import { EmbeddedError } from '#storage/embedded.ts';
import { EmbeddedFixture, queryValue } from './embedded-fixture.ts';

/** PostgreSQL of the machine, where there is one. */
const installed = ['18', '17', '16', '15']
  .map((version) => `/usr/lib/postgresql/${version}/bin`)
  .find((folder) => existsSync(path.join(folder, 'initdb')));

describe('POSTGRES_BIN', () => {
  test.runIf(installed)('runs the PostgreSQL of the machine', async () => {
    await using fixture = await EmbeddedFixture.create();
    for (const _round of [1, 2]) {
      const server = await fixture.open({ postgresBin: installed });
      const version = await queryValue(
        server.connection,
        `select current_setting('server_version_num')::int / 10000`,
      );
      expect(installed).toContain(`/${version}/`);
      expect(await queryValue(server.connection, `select upper('ä') || ('Z' < 'a')`)).toBe('Ätrue');
      await server.close();
    }
  });

  test('that holds no PostgreSQL is refused with one line', async () => {
    await using fixture = await EmbeddedFixture.create();
    const refusal = await fixture.open({ postgresBin: fixture.root }).catch((error: unknown) => error);
    expect(refusal).toBeInstanceOf(EmbeddedError);
    expect(String(refusal)).toContain(
      `POSTGRES_BIN is "${fixture.root}", but ${fixture.root}/initdb cannot be run`,
    );
  });
});

describe('the PostgreSQL programs', () => {
  test('a platform without them gets an error that names DATABASE_URL', async () => {
    await expect(findPrograms('sunos', 's390x')).rejects.toThrow(
      /^No embedded PostgreSQL for sunos-s390x .*set DATABASE_URL$/,
    );
  });

  test('their libraries are linked when npm ran no install script', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'reviews-test-'));
    const lib = path.join(folder, 'native', 'lib');
    await mkdir(lib, { recursive: true });
    await writeFile(path.join(lib, 'libpq.so.5.18'), '');
    const links = [{ source: 'native/lib/libpq.so.5.18', target: 'native/lib/libpq.so.5' }];
    await writeFile(path.join(folder, 'native', 'pg-symlinks.json'), JSON.stringify(links));
    await linkLibraries(folder);
    await linkLibraries(folder);
    expect(await readlink(path.join(lib, 'libpq.so.5'))).toBe('libpq.so.5.18');
    await rm(folder, { recursive: true });
  });
});
