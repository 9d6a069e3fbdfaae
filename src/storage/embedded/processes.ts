import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, readlinkSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A process as the system lists it. A finished process that its parent has not collected has no command. */
interface Process {
  pid: number;
  parent: number;
  /** Program and arguments. PostgreSQL's child processes show a title instead. */
  command: string;
}

/**
 * Finds the PostgreSQL server that runs on a cluster. A process id in a lock file proves nothing: after a restart of
 * the machine or container it may belong to another program.
 */
export async function findPostmaster(cluster: string): Promise<number | undefined> {
  const processes = await listProcesses();
  return processes.find(({ command }) => command.includes(`/postgres -D ${cluster} -c `))?.pid;
}

/** True if a client is connected to the server, as the titles of its processes show: `postgres: … [local] idle`. */
export async function hasClients(postmaster: number): Promise<boolean> {
  const processes = await listProcesses();
  return processes.some(({ parent, command }) => parent === postmaster && command.includes('[local]'));
}

/**
 * Ends what is left of a server that was killed: until its processes have noticed, their shared memory keeps a new one
 * from starting. Linux only; elsewhere it takes until each has finished its statement.
 */
export function killOrphans(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const pid of readdirSync('/proc')) {
    const entry = /^\d+$/.test(pid) ? readProcess(pid) : undefined;
    // The processes of a server work in the folder of its cluster.
    if (!entry?.command.startsWith('postgres: ') || folderOf(entry.pid) !== cluster) continue;
    const isOrphan = !readProcess(String(entry.parent))?.command.includes('/postgres -D ');
    if (isOrphan && isAlive(entry.pid)) process.kill(entry.pid, 'SIGKILL');
  }
}

function folderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    // It has just ended, or belongs to another user.
    return undefined;
  }
}

/** True if a process with this id exists, of any user. */
export function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}

async function listProcesses(): Promise<Process[]> {
  if (process.platform === 'linux') {
    const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
    return pids.map(readProcess).filter((entry) => entry !== undefined);
  }
  const { stdout } = await run('ps', ['-A', '-ww', '-o', 'pid=,ppid=,args='], { maxBuffer: 1 << 26 });
  return [...stdout.matchAll(/^\s*(\d+)\s+(\d+)\s+(.*)$/gm)].map(([, pid, parent, command = '']) => ({
    pid: Number(pid),
    parent: Number(parent),
    command,
  }));
}

/**
 * Linux only, where containers often have no `ps`. Reads synchronously, which takes microseconds for these files.
 * Undefined for a process that has just ended.
 */
function readProcess(pid: string): Process | undefined {
  try {
    const command = readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    // pid (name) state parent …; the name may hold any character.
    const status = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const parent = Number(status.slice(status.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid: Number(pid), parent, command };
  } catch {
    return undefined;
  }
}
