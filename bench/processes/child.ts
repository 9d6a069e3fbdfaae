import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A process of the benchmark. */
export interface Child {
  process: ChildProcess;
  /** Sends a message and returns the reply. */
  ask<Reply>(message: object): Promise<Reply>;
  end(): Promise<void>;
}

/**
 * Starts `node ARGUMENTS` in the project's folder with an IPC channel and a minimal environment.
 *
 * @param stderr `pipe` for a caller that reads it
 */
export function startChild(
  args: readonly string[],
  environment: Record<string, string> = {},
  stderr: 'inherit' | 'pipe' = 'inherit',
): Child {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', stderr, 'ipc'],
    serialization: 'advanced',
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      ...(process.env.TMPDIR && { TMPDIR: process.env.TMPDIR }),
      ...environment,
    },
  });
  const ended = once(child, 'exit').then(([code, signal]) => `it ended with ${code ?? signal}`);
  return {
    process: child,
    async ask<Reply>(message: object) {
      const replied = once(child, 'message').then(([reply]) => ({ reply: reply as Reply }));
      child.send(message);
      const first = await Promise.race([replied, ended]);
      if (typeof first === 'string') throw new Error(`${args.at(-1)}: ${first}`);
      return first.reply;
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
