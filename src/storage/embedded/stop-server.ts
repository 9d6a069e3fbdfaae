import { setTimeout as sleep } from 'node:timers/promises';
import { codeOf, EmbeddedError } from './errors.ts';

/** What PostgreSQL understands: SIGINT ends clients and stops cleanly, SIGQUIT stops at once and repairs at the next start. */
const STEPS = ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const;
const LATER_STEP_MS = 5000;

/**
 * Stops a server, ever more firmly, and resolves when it is gone.
 * @param alive asked every few milliseconds
 * @param patienceMs how long a clean stop may take
 */
export async function stopServer(
  pid: number,
  alive: () => boolean | Promise<boolean>,
  patienceMs: number,
): Promise<void> {
  for (const signal of STEPS) {
    if (!(await alive())) return;
    send(pid, signal);
    const until = Date.now() + (signal === 'SIGINT' ? patienceMs : LATER_STEP_MS);
    while (Date.now() < until) {
      if (!(await alive())) return;
      await sleep(5);
    }
  }
  if (await alive()) throw new EmbeddedError(`PostgreSQL (pid ${pid}) cannot be stopped`);
}

function send(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (codeOf(error) === 'ESRCH') return;
    throw new EmbeddedError(`PostgreSQL (pid ${pid}) belongs to another user and cannot be stopped`);
  }
}
