import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import type { MadeInvitation } from '#contract/accounts/people.ts';
import type { PasskeyOptions } from '#contract/accounts/second-factors.ts';
import { routePath } from '#contract/route-path.ts';
import { apiClient, signedInClient } from '#tests/support/api-client.ts';
import { launch, type Product, ready } from '#tests/support/product.ts';
import { softwarePasskey } from '#tests/support/software-passkey.ts';

/** The folder of a product that has been started once and stopped; each later test has a copy. */
let used: string;
let dataDir: string;
let running: Product[] = [];

beforeAll(async () => {
  used = await mkdtemp(path.join(tmpdir(), 'reviews life '));
});
afterAll(() => rm(used, { recursive: true, force: true }));

beforeEach(async () => {
  dataDir = await copyOfUsed();
});

/** The copy keeps owners and modes, which PostgreSQL checks. */
async function copyOfUsed(): Promise<string> {
  const copy = await mkdtemp(path.join(tmpdir(), 'reviews life '));
  await promisify(execFile)('cp', ['-a', `${used}/.`, copy]);
  return copy;
}

afterEach(async () => {
  for (const product of running) {
    if (product.process.exitCode === null) product.process.kill('SIGTERM');
    await product.ended;
  }
  running = [];
  await rm(dataDir, { recursive: true, force: true });
});

async function start(
  environment: Record<string, string> = {},
  by: 'npm' | 'node' = 'node',
): Promise<Product> {
  const product = await launch({ by, environment: { DATA_DIR: dataDir, ...environment } });
  running.push(product);
  return product;
}

async function approveOne(origin: string): Promise<number> {
  const manager = apiClient(origin);
  expect((await manager.signIn()).status).toBe(200);
  const { data } = await manager.get<{ reviews: { id: number }[] }>(
    '/reviews/hostaway?limit=1&approved=false',
  );
  const id = data.reviews[0]?.id ?? 0;
  expect((await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved: true })).status).toBe(200);
  return id;
}

async function publicIds(origin: string): Promise<number[]> {
  const { data } = await apiClient(origin).get<{ reviews: { id: number }[] }>('/reviews/hostaway?limit=100');
  return data.reviews.map((review) => review.id);
}

describe('the product as a process', () => {
  test('it starts with reviews, prints its address and the demo sign-in, and stops cleanly on SIGTERM', async () => {
    const product = await start({ DATA_DIR: used });
    await ready(product);
    const manager = await signedInClient(product.origin);
    const total = async () => (await manager.get<{ total: number }>('/reviews/hostaway')).data.total;
    // On a busy machine it serves before its first sync has ended.
    await expect.poll(total).toBeGreaterThan(1000);
    expect(product.output()).toContain(`Flex Living Reviews is ready: ${product.origin}`);
    expect(product.output()).toContain('Demo sign-in: manager / flex-demo');
    const began = Date.now();
    expect((await product.stop('SIGTERM')).code).toBe(0);
    expect(Date.now() - began).toBeLessThan(40_000);
  });

  test('a signal ends a start that waits for its first sync', async () => {
    const silent = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void silent.close());
    await once(silent, 'listening');
    const { port } = silent.address() as AddressInfo;
    const product = await start({
      HOSTAWAY_API_URL: `http://127.0.0.1:${port}`,
      HOSTAWAY_ACCOUNT_ID: '1',
      HOSTAWAY_API_KEY: 'a key',
    });
    const [connection] = (await once(silent, 'connection')) as [Socket];
    onTestFinished(() => void connection.destroy());
    const { code, output } = await product.stop('SIGTERM');
    expect([code, output]).toEqual([0, expect.not.stringContaining('is ready')]);
  });

  test('the built server adds a passkey, which signs in', async () => {
    const product = await start();
    await ready(product);
    const admin = await signedInClient(product.origin);
    const { data } = await admin.post<MadeInvitation>(routePath('POST /invitations'), {
      label: 'Ana',
      role: 'viewer',
    });
    const account = { username: 'ana', name: 'Ana', password: 'kite orbit mugs' };
    const link = routePath('POST /invitations/links/:token/accept', { token: data.token });
    expect((await apiClient(product.origin).post(link, account)).status).toBe(200);
    const person = await signedInClient(product.origin, account.username, account.password);
    const passkey = softwarePasskey(`http://localhost:${new URL(product.origin).port}`);
    const { options } = (await person.post<PasskeyOptions>(routePath('POST /account/passkeys/options'))).data;
    const response = passkey.register(options);
    const added = await person.post(routePath('POST /account/passkeys'), { name: 'Phone', response });
    expect(added.status).toBe(200);
    const anyone = apiClient(product.origin);
    const signIn = await anyone.post<PasskeyOptions>(routePath('POST /session/passkey/options'));
    const signedIn = await anyone.post(routePath('POST /session/passkey'), {
      response: passkey.assert(signIn.data.options),
    });
    expect(signedIn.data).toMatchObject({ user: { username: 'ana' } });
  });

  test('approvals survive a stop and a SIGKILL', async () => {
    const first = await start();
    await ready(first);
    const approved = await approveOne(first.origin);
    await first.stop('SIGINT');

    const second = await start();
    await ready(second);
    expect(await publicIds(second.origin)).toContain(approved);
    const another = await approveOne(second.origin);
    await second.stop('SIGKILL');

    const third = await start();
    await ready(third);
    expect(await publicIds(third.origin)).toEqual(expect.arrayContaining([approved, another]));
  });

  test('a second process on the same folder ends with a one-line error', async () => {
    const first = await start();
    await ready(first);
    const { code, output } = await (await start()).ended;
    expect(code).toBe(1);
    expect(output.trim().split('\n')).toHaveLength(1);
    expect(output).toContain(dataDir);
    expect((await fetch(`${first.origin}/api/health`)).status).toBe(200);
  });

  test('a start on a used port ends with a one-line error and stops its database', async () => {
    const first = await start();
    await ready(first);
    const port = new URL(first.origin).port;
    const other = await copyOfUsed();
    onTestFinished(() => rm(other, { recursive: true }));
    const { code, output } = await (await start({ PORT: port, DATA_DIR: other })).ended;
    expect(code).toBe(1);
    expect(output).toMatch(new RegExp(`^reviews serve: .*${port}.*$`, 'm'));
    expect(await readdir(path.join(other, 'postgres'))).not.toContain('postmaster.pid');
  });

  test('after the demo is turned off, its data and its user are gone', async () => {
    const demo = await start();
    await ready(demo);
    await approveOne(demo.origin);
    await demo.stop();

    const real = await start({ DEMO: 'false' });
    await ready(real);
    expect(await publicIds(real.origin)).toEqual([]);
    const { data } = await apiClient(real.origin).get<{ listings: unknown[] }>('/reviews/hostaway');
    expect(data.listings).toEqual([]);
    expect((await apiClient(real.origin).signIn()).status).toBe(401);
    expect(real.output()).not.toContain('flex-demo');
    expect(real.output()).toContain('Nobody can sign in yet. Add an admin: reviews user add NAME');
    expect(await (await fetch(`${real.origin}/login`)).text()).not.toContain('flex-demo');
  });

  test('a signal to npm alone drains and ends the product', async () => {
    const product = await start({}, 'npm');
    await ready(product);
    const began = Date.now();
    await product.stop('SIGTERM');
    expect(Date.now() - began).toBeLessThan(40_000);
    await expect(fetch(`${product.origin}/api/health`)).rejects.toThrow();
    expect(await readdir(path.join(dataDir, 'postgres'))).not.toContain('postmaster.pid');
  });
});
