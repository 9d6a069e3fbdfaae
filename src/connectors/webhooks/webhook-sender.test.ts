import { createServer } from 'node:http';
import { type AddressInfo, BlockList } from 'node:net';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { webhookSender } from './webhook-sender.ts';

const MESSAGE = {
  format: 'standard' as const,
  messageId: 'msg_1',
  body: '{}',
  secrets: [`whsec_${Buffer.alloc(32).toString('base64')}`],
};
const NEVER = new AbortController().signal;

let requests = 0;
let port: number;
// It never answers.
const server = createServer(() => {
  requests += 1;
});
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, resolve));
  port = (server.address() as AddressInfo).port;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

function senderFor(...networks: string[]) {
  const privateNetworks = new BlockList();
  for (const network of networks)
    privateNetworks.addAddress(network, network.includes(':') ? 'ipv6' : 'ipv4');
  return webhookSender({ privateNetworks, version: '1', timeoutMs: 200 });
}

test.each([
  'http://localhost',
  'https://localhost',
  'https://127.0.0.1',
  'https://[::1]',
  'http://[::ffff:127.0.0.1]',
])('%s is private: it gets no connection', async (origin) => {
  const attempt = await senderFor()({ ...MESSAGE, url: `${origin}:${port}/` }, NEVER);
  expect(attempt).toEqual({ status: null, error: 'forbidden-address' });
  expect(requests).toBe(0);
});

test('a name with an address that is not listed gets no connection', async () => {
  const attempt = await senderFor('192.0.2.1')({ ...MESSAGE, url: `http://localhost:${port}/` }, NEVER);
  expect(attempt.error).toBe('forbidden-address');
});

test('a listed address needs no https, and one that does not answer ends by the time limit', async () => {
  const attempt = await senderFor('127.0.0.1', '::1')(
    { ...MESSAGE, url: `http://localhost:${port}/` },
    NEVER,
  );
  expect(attempt).toEqual({ status: null, error: 'timeout' });
  expect(requests).toBe(1);
});

test('a port on which nothing listens cannot be reached', async () => {
  const send = senderFor('127.0.0.1');
  expect((await send({ ...MESSAGE, url: 'http://127.0.0.1:1/' }, NEVER)).error).toBe('unreachable');
});
