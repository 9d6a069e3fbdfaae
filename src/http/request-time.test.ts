import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import type { Server } from './options.ts';
import { limitRequestTime } from './request-time.ts';

const LIMIT_MS = 500;

test('a body that has arrived is not too late because a hook takes long', async () => {
  const server = fastify();
  limitRequestTime(server as unknown as Server, LIMIT_MS);
  server.addHook('onRequest', async () => sleep(3 * LIMIT_MS));
  server.post('/', async ({ body }) => body);
  const origin = await server.listen();
  const headers = { 'content-type': 'application/json' };
  const response = await fetch(origin, { method: 'POST', headers, body: '{"some":"body"}' });
  expect([response.status, await response.json()]).toEqual([200, { some: 'body' }]);
  await server.close();
});
