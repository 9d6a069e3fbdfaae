import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';
import { freePort } from '#cluster/free-port.ts';
import { MAIN } from '#cluster/product.ts';
import { TIMEOUT_MS } from './timeouts.ts';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** The product in its own process, started as a user starts it. */
export interface Product {
  origin: string;
  process: ChildProcess;
  /** Everything that it has printed so far. */
  output(): string;
  /** Resolves when it ends, with its output. */
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null; output: string }>;
  stop(signal?: NodeJS.Signals): Promise<{ code: number | null; output: string }>;
}

export interface LaunchOptions {
  /** `npm` runs `npm start`; `node` the command itself, which starts faster. */
  by?: 'npm' | 'node';
  environment: Record<string, string>;
  detached?: boolean;
}

/** Starts the product and returns immediately; `ready` waits for its first response. */
export async function launch({ by = 'node', environment, detached }: LaunchOptions): Promise<Product> {
  const port = environment.PORT ?? String(await freePort());
  const [program, ...args] = by === 'npm' ? ['npm', 'start'] : [process.execPath, MAIN, 'serve'];
  const child = spawn(program ?? '', args, {
    cwd: ROOT,
    detached,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), LOG_LEVEL: 'warn', ...environment, PORT: port },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const ended = once(child, 'close').then(([code, signal]) => ({ code, signal, output }));
  return {
    origin: `http://localhost:${port}`,
    process: child,
    output: () => output,
    ended,
    async stop(signal = 'SIGTERM') {
      child.kill(signal);
      return ended;
    },
  };
}

/** Waits until the health call succeeds; throws when the product ends first. */
export async function ready({ origin, ended, output }: Product, timeoutMs = TIMEOUT_MS): Promise<void> {
  let isOver = false;
  ended.then(() => (isOver = true));
  const until = Date.now() + timeoutMs;
  while (Date.now() < until && !isOver) {
    const answer = await fetch(`${origin}/api/health`).catch(() => null);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  throw new Error(`the product did not start:\n${output()}`);
}

/** The part of the tests' environment that every program needs. */
function inherited(): Record<string, string> {
  const names = ['PATH', 'HOME', 'LANG', 'TMPDIR', 'npm_config_cache', 'NODE_COMPILE_CACHE'];
  return Object.fromEntries(names.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));
}
