import { type FileHandle, open, readFile, rm, stat } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { messageOf } from '#domain/errors.ts';
import { codeOf, EmbeddedError, LostRace } from './errors.ts';
import { findPostmaster } from './processes.ts';
import { failureReason, majorVersion, type Programs, type RunAs, runAs } from './programs.ts';

/** A PostgreSQL data directory and how to run programs on it. */
export interface Cluster {
  folder: string;
  logFile: string;
  programs: Programs;
  user: RunAs;
}

/** Recovery after a crash can take minutes on a slow disk. */
export const START_SECONDS = 180;
const MAX_LOG_BYTES = 5 * 1024 * 1024;
/** The time limits of the two steps of a stop. Unless a disk hangs, both together take less than ten seconds. */
const STOP_STEPS = [
  { mode: 'fast', signal: 'SIGINT', seconds: 8 },
  { mode: 'immediate', signal: 'SIGQUIT', seconds: 5 },
] as const;

/**
 * Starts PostgreSQL with `pg_ctl` and waits until it accepts connections. Command-line settings apply to clusters of
 * every version of this product.
 *
 * @throws {LostRace} another server runs on the cluster
 * @throws {EmbeddedError} with the reason from the log
 */
export async function startPostmaster(
  cluster: Cluster,
  settings: Record<string, string | number>,
  isRepeated = false,
): Promise<void> {
  const { folder, logFile, programs, user } = cluster;
  const log = await openLog(logFile);
  const { size } = await log.stat();
  const values = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // `pg_ctl` hands these options to a shell, and its own `-D` between double quotes, which expand a `$`.
  const options = ['-D', folder, ...values].map((text) => `'${text.replaceAll("'", "'\\''")}'`).join(' ');
  const args = ['start', '--silent', '--wait', `--timeout=${START_SECONDS}`, '--options', options];
  // Detached: Ctrl-C in the terminal must not end it before the product has finished its work.
  const { code } = await runAs(user, programs.pg_ctl, args, {
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { PGDATA: folder },
  }).finally(() => log.close());
  if (code === 0) return;
  const output = (await readFile(logFile)).subarray(size).toString();
  // A crash just after the creation of an unlogged table was rolled back leaves a file that only the next start removes.
  const isRemovedNext = !isRepeated && /could not create file ".*": File exists/.test(output);
  if (isRemovedNext) return startPostmaster(cluster, settings, true);
  throw await startFailure(cluster, output);
}

/**
 * Stops the PostgreSQL on a cluster with `pg_ctl`: cleanly, and at once where that takes too long. Does nothing where
 * none runs.
 */
export async function stopPostmaster({ folder, programs, user }: Cluster): Promise<void> {
  for (const { mode, signal, seconds } of STOP_STEPS) {
    const pid = await findPostmaster(folder);
    if (pid === undefined) return;
    const deadline = performance.now() + seconds * 1000;
    if ((await readLockFile(folder))?.pid === pid) {
      const args = ['stop', '--silent', '--wait', `--mode=${mode}`, `--timeout=${seconds}`];
      await runAs(user, programs.pg_ctl, args, { env: { PGDATA: folder } });
    } else {
      // `pg_ctl` finds the server by its lock file, which is lost.
      process.kill(pid, signal);
    }
    // `pg_ctl` waits for the end of the lock file, which comes shortly before the end of the process.
    while (performance.now() < deadline && (await findPostmaster(folder)) === pid) await sleep(20);
  }
  const pid = await findPostmaster(folder);
  if (pid !== undefined) throw new EmbeddedError(`PostgreSQL (pid ${pid}) cannot be stopped`);
}

/** What `postmaster.pid` says about the server that wrote it. */
export interface LockFile {
  text: string;
  pid: number;
  port: number;
  /** Empty while the server starts. */
  socketFolder: string;
}

/** Reads the lock file of a cluster. Its lines: pid, cluster, start time, port, socket folder, … (`pidfile.h`). */
export async function readLockFile(folder: string): Promise<LockFile | undefined> {
  const text = await readFile(lockFileOf(folder), 'utf8').catch((error) => {
    if (codeOf(error) === 'ENOENT') return undefined;
    throw error;
  });
  if (text === undefined) return undefined;
  const [pid, , , port, socketFolder = ''] = text.split('\n');
  return { text, pid: Number(pid), port: Number(port), socketFolder };
}

/**
 * Removes the lock file of a server that is gone. PostgreSQL itself refuses to start where the file is damaged or its
 * process id now belongs to another program.
 */
export async function removeStaleLockFile(folder: string, { text }: LockFile): Promise<void> {
  // A server that started since has written its own.
  if ((await readLockFile(folder))?.text === text) await rm(lockFileOf(folder), { force: true });
}

const lockFileOf = (folder: string): string => path.join(folder, 'postmaster.pid');

/** Opens the log for appending; a large one is replaced. */
async function openLog(file: string): Promise<FileHandle> {
  try {
    const { size } = await stat(file).catch(() => ({ size: 0 }));
    if (size > MAX_LOG_BYTES) await rm(file);
    return await open(file, 'a', 0o600);
  } catch (error) {
    throw new EmbeddedError(`${file} cannot be written: ${messageOf(error)}`);
  }
}

async function startFailure({ folder, programs, user }: Cluster, output: string): Promise<EmbeddedError> {
  if (/lock file ".*" (already exists|is empty)|pre-existing shared memory block/.test(output)) {
    return new LostRace(`Another PostgreSQL runs on ${folder}: ${failureReason(output)}`);
  }
  const theirs = await clusterVersion(folder).catch(() => null);
  const ours = await majorVersion(user, programs.postgres);
  if (!theirs || theirs === ours) {
    return new EmbeddedError(`PostgreSQL cannot start in ${folder}: ${failureReason(output)}`);
  }
  const remedy =
    theirs < ours
      ? 'run "reviews upgrade-database" once, which carries everything over'
      : `set POSTGRES_BIN to the programs of PostgreSQL ${theirs}`;
  return new EmbeddedError(
    `${folder} was made by PostgreSQL ${theirs}, and this is PostgreSQL ${ours}: ${remedy}`,
  );
}

/** The major version of the PostgreSQL that made a cluster. */
export async function clusterVersion(folder: string): Promise<number> {
  return Number.parseInt(await readFile(path.join(folder, 'PG_VERSION'), 'utf8'), 10);
}
