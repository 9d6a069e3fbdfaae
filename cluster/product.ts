import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import manifest from '../package.json' with { type: 'json' };
import { freePort } from './free-port.ts';

const ROOT = path.resolve(import.meta.dirname, '..');
/** The built command line, as `npm start` runs it. */
export const MAIN = path.join(ROOT, 'dist/server/main.js');
/** The memory limits of `npm start`: flags of Node, and an environment variable of glibc. */
export const MEMORY_FLAGS = manifest.scripts.start.match(/--max-\S+/g) ?? [];
export const MEMORY_ENVIRONMENT = { MALLOC_ARENA_MAX: '1' };
const START_MS = 60_000;

/** One of several processes of the product. */
export interface ProductProcess {
  name: string;
  port: number;
  process: ChildProcess;
  /** Resolves when the process responds; rejects if it ends before. */
  ready: Promise<void>;
  stop(signal?: NodeJS.Signals): Promise<void>;
}

/**
 * Starts the product as a process of its own.
 *
 * @param port 0 for a free port; a restarted process keeps its port
 */
export async function startProduct(
  name: string,
  environment: Record<string, string>,
  port = 0,
): Promise<ProductProcess> {
  const chosen = port || (await freePort());
  const child = spawn(process.execPath, [...MEMORY_FLAGS, MAIN, 'serve'], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...inherited(), ...MEMORY_ENVIRONMENT, ...environment, PORT: String(chosen) },
  });
  const ended = once(child, 'exit');
  return {
    name,
    port: chosen,
    process: child,
    ready: answering(child, chosen, name),
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      await ended;
    },
  };
}

/** The few variables that a program needs from our environment. */
function inherited(): Record<string, string | undefined> {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return { PATH, HOME, NODE_COMPILE_CACHE };
}

async function answering(child: ChildProcess, port: number, name: string): Promise<void> {
  const until = Date.now() + START_MS;
  while (Date.now() < until && child.exitCode === null && child.signalCode === null) {
    const answer = await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await sleep(50);
  }
  throw new Error(`the product process ${name} did not start`);
}
