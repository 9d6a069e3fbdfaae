import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#cluster/free-port.ts';
import { MAIN, MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { API_ROOT, calls } from '#contract/paths.ts';
import { MANAGER } from '../fill/kept-database.ts';
import { askOnce, requestText } from '../load.ts';
import { type Child, startChild } from './child.ts';
import type { Question } from './probe.ts';

const START_MS = 60_000;
const probe = readFileSync(path.join(import.meta.dirname, 'probe.ts'), 'utf8');
/** As JavaScript: a process that takes the types away by itself holds 20 MB more from then on. */
const PROBE = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(probe))}`;

/** The product as a process of its own. */
export interface Product extends Omit<Child, 'ask'> {
  port: number;
  /** From its start to its first answer. */
  startMs: number;
  ask<Answer>(message: Question): Promise<Answer>;
}

/**
 * Starts the product as a user would.
 *
 * @param script what runs it
 */
export async function startProduct(
  environment: Record<string, string>,
  script: readonly string[] = [MAIN, 'serve'],
): Promise<Product> {
  const port = await freePort();
  const began = performance.now();
  const child = startChild([...MEMORY_FLAGS, '--import', PROBE, ...script], {
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...MEMORY_ENVIRONMENT,
    ...environment,
    PORT: String(port),
  });
  const { process: started } = child;
  const health = `http://127.0.0.1:${port}${API_ROOT}${calls.health()}`;
  while (performance.now() - began < START_MS && started.exitCode === null && started.signalCode === null) {
    const answer = await fetch(health).catch(() => null);
    if (answer?.ok) return { ...child, port, startMs: performance.now() - began };
    await sleep(5);
  }
  throw new Error('the product did not come up');
}

/** Signs the manager in. @returns the `Cookie` header of the session */
export async function signIn(port: number): Promise<string> {
  const { head } = await askOnce(port, signInRequest());
  const cookies = [...head.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, cookie]) => cookie);
  if (cookies.length === 0) throw new Error(`the sign-in failed: ${head}`);
  return cookies.join('; ');
}

export function signInRequest(): string {
  const { username, password } = MANAGER;
  return requestText('POST', API_ROOT + calls.session(), {}, { username, password });
}
