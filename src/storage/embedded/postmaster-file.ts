import { link, readFile, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findServer, servesCluster } from './process-table.ts';

/** A PostgreSQL server on our cluster, as its lock file describes it. */
export interface RunningServer {
  pid: number;
  /** Seconds since 1970. */
  startedAt: number;
  /** Empty while it starts, and where the lock file is lost. */
  socketDir: string;
  port: number;
  /** Unknown where the lock file is lost. */
  status: 'starting' | 'ready' | 'stopping' | 'unknown';
}

export type Found =
  | { kind: 'none' }
  | { kind: 'running'; server: RunningServer }
  /** A lock file whose process is gone. */
  | { kind: 'stale'; text: string; server: RunningServer };

/**
 * Finds the server on this cluster by PostgreSQL's own lock file and proves it by the process table.
 * @param thorough look through all processes where there is no lock file
 */
export async function findRunning(cluster: string, thorough = false): Promise<Found> {
  let text = await readLockFile(cluster);
  if (text !== undefined && !parse(text).pid) {
    // It may be being written at this moment.
    await sleep(500);
    text = await readLockFile(cluster);
  }
  const server = parse(text ?? '');
  const search = text === undefined ? thorough : !server.pid;
  const pid = (search ? await findServer(cluster) : server.pid) ?? 0;
  if (await servesCluster(pid, cluster)) return { kind: 'running', server: { ...server, pid } };
  return text === undefined ? { kind: 'none' } : { kind: 'stale', text, server };
}

/** What the lock file says of one server, unproven; undefined while it is about another or missing. */
export async function readStatus(cluster: string, pid: number): Promise<RunningServer['status'] | undefined> {
  const server = parse((await readLockFile(cluster)) ?? '');
  return server.pid === pid ? server.status : undefined;
}

/**
 * Removes a lock file that was judged stale: PostgreSQL itself keeps it where its process id is now another process's.
 * A server that started since has written a new file; that one is put back.
 */
export async function removeStale(cluster: string, text: string): Promise<void> {
  const file = lockFile(cluster);
  const aside = path.join(cluster, `postmaster.pid.stale-${process.pid}-${Date.now()}`);
  try {
    await rename(file, aside);
  } catch {
    return;
  }
  if ((await readText(aside)) !== text) await link(aside, file).catch(() => {});
  await rm(aside, { force: true });
}

function lockFile(cluster: string): string {
  return path.join(cluster, 'postmaster.pid');
}

function readLockFile(cluster: string): Promise<string | undefined> {
  return readText(lockFile(cluster));
}

async function readText(file: string): Promise<string | undefined> {
  return readFile(file, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return undefined;
    throw error;
  });
}

/** Lines: pid, cluster, start, port, socket folder, address, memory key, status (PostgreSQL's `pidfile.h`). */
function parse(text: string): RunningServer {
  const lines = text.split('\n');
  const status = lines[7]?.trim();
  // A starting server writes four lines at once and adds the others as it goes.
  const whole = wholeNumber(lines[0]) > 0 && wholeNumber(lines[2]) > 0;
  return {
    pid: wholeNumber(lines[0]),
    startedAt: wholeNumber(lines[2]),
    port: wholeNumber(lines[3]),
    socketDir: lines[4] ?? '',
    status: status === 'ready' || status === 'stopping' ? status : whole ? 'starting' : 'unknown',
  };
}

function wholeNumber(line: string | undefined): number {
  return /^\d{1,10}$/.test(line ?? '') ? Number(line) : 0;
}
