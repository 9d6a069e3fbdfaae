import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import type { Identity } from './identity.ts';

/** Starts a program under an identity; nothing of our environment reaches it but the search paths. */
export function spawnAs(
  identity: Identity,
  program: string,
  args: string[],
  options: SpawnOptions,
): ChildProcess {
  const [file = program, ...rest] = [...identity.prefix, program, ...args];
  // The locale and time zone of the machine must not decide what a query answers.
  const env: NodeJS.ProcessEnv = { PATH: process.env.PATH, LC_ALL: 'C', TZ: 'UTC' };
  if (process.env.LD_LIBRARY_PATH) env.LD_LIBRARY_PATH = process.env.LD_LIBRARY_PATH;
  const user = identity.kind === 'user' ? identity.user : undefined;
  // The folder we were started in may be closed to that user.
  return spawn(file, rest, { cwd: '/', env, ...user, ...options });
}

/** Runs a program to its end; rejects only where it cannot be started. */
export function runAs(
  identity: Identity,
  program: string,
  args: string[],
): Promise<{ code: number; output: string }> {
  return new Promise((resolve, reject) => {
    const child = spawnAs(identity, program, args, { stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    const collect = (chunk: Buffer): void => {
      output += chunk.toString();
    };
    child.stdout?.on('data', collect);
    child.stderr?.on('data', collect);
    child.once('error', reject);
    child.once('close', (code) => resolve({ code: code ?? -1, output }));
  });
}

/** Why a program gave up, in one line: what it marks as an error, else the last it said. */
export function complaint(output: string): string {
  const lines = output.trim().split('\n');
  const marked = lines.filter((line) => /FATAL|PANIC|ERROR|DETAIL|HINT|error:/.test(line));
  const telling = (marked.length > 0 ? marked : lines).slice(-4);
  // PostgreSQL's own prefix is time and process id.
  return telling.map((line) => line.replace(/^.*?\[\d+\] /, '').trim()).join('; ');
}
