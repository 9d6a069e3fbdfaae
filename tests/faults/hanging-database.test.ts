import { readdirSync, readlinkSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

let dataDir: string;
let product: Product;

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'reviews-hanging-'));
  product = await launch({ environment: { DATA_DIR: dataDir } });
  await ready(product);
});
afterAll(async () => {
  signalPostgres('SIGCONT');
  await product.stop();
  await rm(dataDir, { recursive: true, force: true });
});

/** Every process of PostgreSQL works in the folder of its cluster. */
function signalPostgres(signal: NodeJS.Signals): number {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name) && worksInCluster(name));
  for (const pid of pids) process.kill(Number(pid), signal);
  return pids.length;
}

function worksInCluster(pid: string): boolean {
  try {
    return readlinkSync(`/proc/${pid}/cwd`) === path.join(dataDir, 'postgres');
  } catch {
    // The process has ended.
    return false;
  }
}

test.runIf(process.platform === 'linux')(
  'while the database hangs, health answers 503 before other calls answer 503 after their time limit',
  async () => {
    const manager = await signedInClient(product.origin);
    expect(signalPostgres('SIGSTOP')).toBeGreaterThan(3);
    const calls = Promise.all([
      manager.get('/reviews/hostaway'),
      manager.get('/reviews/hostaway/stats'),
      manager.put('/reviews/hostaway/1/approve', { isApproved: true }),
      apiClient(product.origin).signIn(),
    ]);
    let isAnswered = false;
    calls.finally(() => {
      isAnswered = true;
    });
    for (let count = 0; count < 3; count++) {
      const health = await apiClient(product.origin).get('/health');
      expect([health.status, health.failure.error]).toEqual([503, expect.stringContaining('The database ')]);
      expect(isAnswered).toBe(false);
    }
    for (const { status, failure } of await calls)
      expect([status, failure.code]).toEqual([503, 'unavailable']);

    signalPostgres('SIGCONT');
    await expect
      .poll(async () => (await apiClient(product.origin).get('/health')).status, { timeout: TIMEOUT_MS })
      .toBe(200);
    expect((await manager.get('/reviews/hostaway')).status).toBe(200);
    expect(product.output().split('\n').length).toBeLessThan(25);
  },
);
