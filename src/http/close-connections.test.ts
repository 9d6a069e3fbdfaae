import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeConnectionsOnStop } from './close-connections.ts';
import type { Server } from './options.ts';

test('a stop closes a connection without a request, and one that stays open after its request', async () => {
  const server = fastify();
  closeConnectionsOnStop(server as unknown as Server);
  const received = Promise.withResolvers<void>();
  server.get('/', async () => {
    received.resolve();
    await sleep(100);
    return 'complete';
  });
  const origin = await server.listen();
  const unused = connect(Number(new URL(origin).port), new URL(origin).hostname.replace(/[[\]]/g, ''));
  await once(unused, 'connect');
  const closed = once(unused.resume(), 'close');
  const response = fetch(origin);
  await received.promise;
  await server.close();
  await closed;
  expect(await (await response).text()).toBe('complete');
});
