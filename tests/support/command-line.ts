import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { MAIN } from '#cluster/product.ts';
import { ROOT } from './product.ts';
import { TIMEOUT_MS } from './timeouts.ts';

export interface Outcome {
  code: number | null;
  stdout: string;
  stderr: string;
}

/** Runs commands in their own processes, in a new folder. */
export async function openCommandLine() {
  const folder = await mkdtemp(path.join(tmpdir(), 'reviews-cli-'));

  /** Runs one command with only this environment. */
  function run(args: string[], environment: Record<string, string> = {}, input = ''): Promise<Outcome> {
    return new Promise((resolve, reject) => {
      const child = spawn(process.execPath, [MAIN, ...args], {
        cwd: folder,
        timeout: TIMEOUT_MS,
        killSignal: 'SIGKILL',
        env: {
          PATH: process.env.PATH,
          NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE,
          ...environment,
        },
      });
      const outcome: Outcome = { code: null, stdout: '', stderr: '' };
      child.stdout.on('data', (part) => {
        outcome.stdout += part;
      });
      child.stderr.on('data', (part) => {
        outcome.stderr += part;
      });
      child.on('error', reject).on('close', (code) => resolve({ ...outcome, code }));
      // A command may exit before it reads its input.
      child.stdin.on('error', () => {});
      child.stdin.end(input);
    });
  }

  return { folder, run, close: () => rm(folder, { recursive: true }) };
}

export type CommandLine = Awaited<ReturnType<typeof openCommandLine>>;

/** Runs a command as in a shell with pipes; returns its exit code, its output and its maximum memory. */
export function piped(
  args: string[],
  environment: Record<string, string>,
  { lines = Number.POSITIVE_INFINITY, heapMb = 0 } = {},
) {
  const node = heapMb > 0 ? [`--max-old-space-size=${heapMb}`] : [];
  const child = spawn(process.execPath, [...node, MAIN, ...args], {
    cwd: ROOT,
    env: { PATH: process.env.PATH, ...environment },
  });
  let [read, stderr, head] = [0, '', ''];
  child.stdout.on('data', (chunk: Buffer) => {
    for (const byte of chunk) if (byte === 10) read += 1;
    if (head.length < 10_000) head += chunk;
    if (read >= lines) child.stdout.destroy();
  });
  child.stderr.on('data', (chunk) => {
    stderr += chunk;
  });
  return new Promise<{ code: number | null; stderr: string; lines: number; stdout: string }>(
    (resolve, reject) => {
      child.on('error', reject).on('close', (code) => resolve({ code, stderr, lines: read, stdout: head }));
    },
  );
}
