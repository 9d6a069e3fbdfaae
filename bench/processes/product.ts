import { readFileSync } from 'node:fs';
import { stripTypeScriptTypes } from 'node:module';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '#cluster/free-port.ts';
import { MAIN, MEMORY_ENVIRONMENT, MEMORY_FLAGS } from '#cluster/product.ts';
import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { MANAGER, PASSWORD, type Username } from '../fill/cached-database.ts';
import { requestOnce, requestText } from '../load.ts';
import { type Child, startChild } from './child.ts';
import type { ProbeRequest } from './probe.ts';

const START_MS = 60_000;
const probe = readFileSync(path.join(import.meta.dirname, 'probe.ts'), 'utf8');
/** As JavaScript: a process that strips types itself uses 20 MB more. */
const PROBE = `data:text/javascript,${encodeURIComponent(stripTypeScriptTypes(probe))}`;

/** The product in its own process. */
export interface Product extends Omit<Child, 'ask'> {
  port: number;
  /** From the start of the process to its first response. */
  startMs: number;
  ask<Reply>(message: ProbeRequest): Promise<Reply>;
}

/** Starts the product as a user would. */
export async function startProduct(
  environment: Record<string, string>,
  script: readonly string[] = [MAIN, 'serve'],
  stderr: 'inherit' | 'pipe' = 'inherit',
): Promise<Product> {
  const port = await freePort();
  const started = performance.now();
  const settings = {
    ...MEMORY_ENVIRONMENT,
    DEMO: 'false',
    LOG_LEVEL: 'warn',
    ...environment,
    PORT: String(port),
  };
  const child = startChild([...MEMORY_FLAGS, '--import', PROBE, ...script], settings, stderr);
  const health = `http://127.0.0.1:${port}${API_ROOT}${routePath('GET /health')}`;
  const isRunning = () => child.process.exitCode === null && child.process.signalCode === null;
  while (performance.now() - started < START_MS && isRunning()) {
    const response = await fetch(health).catch(() => null);
    if (response?.ok) return { ...child, port, startMs: performance.now() - started };
    await sleep(5);
  }
  throw new Error('the product did not start');
}

/** Signs someone in and returns the `Cookie` header of the session. */
export async function signIn(port: number, username: Username = MANAGER): Promise<string> {
  const { head } = await requestOnce(port, signInRequest(username));
  const cookies = [...head.matchAll(/^set-cookie: ([^;\r]+)/gim)].map(([, cookie]) => cookie);
  if (cookies.length === 0) throw new Error(`the sign-in failed: ${head}`);
  return cookies.join('; ');
}

export function signInRequest(username: Username = MANAGER): string {
  return requestText('POST', API_ROOT + routePath('GET /session'), {}, { username, password: PASSWORD });
}
