import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

export const ROOT = path.resolve(import.meta.dirname, '../..');

/** A process that is measured, or that measures with. */
export interface Child {
  process: ChildProcess;
  /** Hands it a message and returns its answer. */
  ask<Answer>(message: object): Promise<Answer>;
  /** Resolves when it has ended. */
  end(): Promise<void>;
}

/** Starts `node ARGUMENTS` in the folder of the project, with a line for messages and nothing else from our environment. */
export function startChild(args: readonly string[], environment: Record<string, string> = {}): Child {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
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
    async ask<Answer>(message: object) {
      const answered = once(child, 'message').then(([answer]) => ({ answer: answer as Answer }));
      child.send(message);
      const first = await Promise.race([answered, ended]);
      if (typeof first === 'string') throw new Error(`${args.at(-1)}: ${first}`);
      return first.answer;
    },
    async end() {
      child.kill('SIGTERM');
      await ended;
    },
  };
}
