import { mkdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import { Failure } from './failure.mjs';
import { inProject, say } from './project.mjs';

const folder = inProject('dist', '.lock');
const holder = inProject('dist', '.lock', 'pid');
const takeover = inProject('dist', '.lock', 'takeover');

/** The holder of the lock updates the file this often. */
const heartbeatMs = 2_000;
/**
 * After this time without an update the holder is considered dead, even if its process id exists (reused, or a zombie).
 */
const silentMs = 15_000;
/** A running process takes far less time between creating a folder and the next step. */
const momentMs = 5_000;

/**
 * Runs one install or build at a time, so that `npm start` and `npm test` can run side by side.
 * The lock of a process that was killed is taken over.
 */
export async function withLock(work) {
  await acquire();
  const release = () => rmSync(folder, { recursive: true, force: true });
  const heartbeat = setInterval(beat, heartbeatMs);
  process.on('exit', release);
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off('exit', release);
    release();
  }
}

function beat() {
  try {
    const now = new Date();
    utimesSync(holder, now, now);
  } catch {
    // The folder was removed; there is nothing to update.
  }
}

async function acquire() {
  try {
    mkdirSync(inProject('dist'), { recursive: true });
    for (let round = 0; !make(folder) && !takeOver(); round++) {
      if (round === 0) say('Another start is installing or building; waiting for it.');
      await wait(200);
    }
    writeFileSync(holder, String(process.pid));
  } catch (error) {
    throw new Failure(`Cannot write to ${inProject('dist')}: ${error.message}`);
  }
}

/** Returns true in exactly one of the processes that create the same folder at once. */
function make(path) {
  try {
    mkdirSync(path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

/** Takes over the lock of a dead process. It checks again under a second lock, in case another process was faster. */
function takeOver() {
  if (!isStale()) return false;
  try {
    if (!make(takeover)) {
      if (age(takeover) > momentMs) rmSync(takeover, { recursive: true, force: true });
      return false;
    }
    const stale = isStale();
    if (stale) writeFileSync(holder, String(process.pid));
    rmSync(takeover, { recursive: true, force: true });
    return stale;
  } catch (error) {
    if (error.code === 'ENOENT') return false; // Just released: the next round creates it.
    throw error;
  }
}

function isStale() {
  try {
    const pid = readHolder();
    if (pid === null) return age(folder) > momentMs;
    return pid === process.pid || age(holder) > silentMs || !isAlive(pid);
  } catch (error) {
    if (error.code === 'ENOENT') return false;
    throw error;
  }
}

const age = (path) => Date.now() - statSync(path).mtimeMs;

function readHolder() {
  try {
    return Number(readFileSync(holder, 'utf8')) || null;
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}
