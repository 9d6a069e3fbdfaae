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

test('a stop does not wait for a request whose body never arrives', async () => {
  const server = fastify();
  closeConnectionsOnStop(server as unknown as Server, 50);
  server.post('/', async () => 'complete');
  const { port, hostname } = new URL(await server.listen());
  const client = connect(Number(port), hostname.replace(/[[\]]/g, ''));
  const requested = once(server.server, 'request');
  client.write('POST / HTTP/1.1\r\nhost: x\r\ncontent-type: text/plain\r\ncontent-length: 100\r\n\r\na');
  await requested;
  await server.close();
});
