import { mkdir, mkdtemp, readlink, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, test } from 'vitest';
import { findPrograms, linkLibraries } from '#storage/embedded/programs.ts';

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
