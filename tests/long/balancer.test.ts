import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { startBalancer } from '#cluster/balancer.ts';

const opened: { close(): unknown }[] = [];
afterEach(async () => {
  for (const each of opened.splice(0)) await each.close();
});

async function serving(): Promise<{ server: Server; port: number }> {
  const server = createServer((_, answer) => answer.end('served')).listen(0, '127.0.0.1');
  await once(server, 'listening');
  opened.push(server);
  return { server, port: (server.address() as AddressInfo).port };
}

test('concurrent requests all succeed while one of two processes is down', async () => {
  const gone = await serving();
  const alive = await serving();
  gone.server.close();
  await once(gone.server, 'close');
  const balancer = await startBalancer([gone.port, alive.port]);
  opened.push(balancer);
  const ask = async () => (await fetch(`http://127.0.0.1:${balancer.port}/`)).status;
  const answers = await Promise.all(Array.from({ length: 60 }, ask));
  expect(answers.filter((status) => status !== 200)).toEqual([]);
});
