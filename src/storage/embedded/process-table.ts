import { execFile } from 'node:child_process';
import { readdir, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const onLinux = process.platform === 'linux';

/** One process as the system shows it. */
interface Entry {
  pid: number;
  parent: number;
  /** Its arguments; PostgreSQL's own children put a title there instead. */
  args: string[];
}

/** True while a process with this id exists, whoever's it is. */
export function isAlive(pid: number): boolean {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

/**
 * True where the process is a PostgreSQL server on this cluster. A process id alone proves nothing: after a restart of
 * the machine it may be anyone's. A dead process that its parent has not collected has no arguments and does not count.
 */
export async function servesCluster(pid: number, cluster: string): Promise<boolean> {
  if (!isAlive(pid)) return false;
  const entry = onLinux ? await readEntry(pid) : (await listEntries()).find((one) => one.pid === pid);
  return entry !== undefined && isPostmasterOf(entry, cluster);
}

/** Looks through all processes for the server on this cluster, for when its lock file is lost. */
export async function findServer(cluster: string): Promise<number | undefined> {
  for (const entry of await listEntries()) {
    if (await isPostmasterOf(entry, cluster)) return entry.pid;
  }
  return undefined;
}

/** True where somebody is connected to the server, seen from outside: `postgres: reviews reviews [local] idle`. */
export async function hasClients(pid: number): Promise<boolean> {
  return (await listEntries()).some(
    (entry) => entry.parent === pid && entry.args.join(' ').includes('[local]'),
  );
}

async function isPostmasterOf({ pid, args }: Entry, cluster: string): Promise<boolean> {
  const [program = ''] = args;
  if (!onLinux) return program.includes('/postgres -D ') && program.includes(` ${cluster} `);
  if (path.basename(program) !== 'postgres') return false;
  // A server works in its cluster, under whatever path that was given. Another user's is not ours to look at.
  const [its, ours] = await Promise.all(
    [`/proc/${pid}/cwd/`, cluster].map((folder) => stat(folder).catch(() => null)),
  );
  if (its && ours) return its.dev === ours.dev && its.ino === ours.ino;
  return args.includes(cluster);
}

async function listEntries(): Promise<Entry[]> {
  if (onLinux) {
    const pids = (await readdir('/proc')).filter((name) => /^\d+$/.test(name)).map(Number);
    return (await Promise.all(pids.map(readEntry))).filter((entry) => entry !== undefined);
  }
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { maxBuffer: 1 << 26 });
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, args = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    args: [args],
  }));
}

/** Linux only: containers often have no `ps`. */
async function readEntry(pid: number): Promise<Entry | undefined> {
  try {
    const folder = `/proc/${pid}`;
    const [args, status] = await Promise.all(
      [`${folder}/cmdline`, `${folder}/stat`].map((f) => readFile(f, 'utf8')),
    );
    if (!args || !status) return undefined;
    // pid (name) state parent …, where the name may hold anything, parentheses too
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid, parent, args: args.split('\0') };
  } catch {
    return undefined;
  }
}
