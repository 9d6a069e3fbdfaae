import type { RequestListener } from 'node:http';
import { afterEach, describe, expect, test } from 'vitest';
import { createHostawayClient } from '#connectors/hostaway/client.ts';
import type { RequestLimits } from '#connectors/http-json.ts';
import { saying } from '#tests/support/saying.ts';
import { startUnrulyServer, withTokens } from './unruly-server.ts';

const open: { close(): Promise<void> }[] = [];
afterEach(async () => {
  await Promise.all(open.splice(0).map((each) => each.close()));
});

/** Short timeouts only for responses that never arrive; everything else may be slow on a busy machine. */
const SHORT_HEADERS_TIMEOUT = { headersMs: 150 };
const SHORT_BODY_TIMEOUT = { bodyMs: 300 };

/** A client of a server that misbehaves, with its requests. */
async function facing(behave: RequestListener, timeouts: Partial<RequestLimits> = {}) {
  const server = await startUnrulyServer(withTokens(behave));
  const source = createHostawayClient({
    url: server.url,
    accountId: '1',
    apiKey: 'never-to-be-seen',
    sleep: async () => {},
    limits: { maxBytes: 100_000, ...timeouts },
  });
  open.push(source, server);
  const read = async () => {
    for await (const page of source.reviews()) return page;
    return null;
  };
  return {
    server,
    source,
    read,
    reviewRequests: () => server.paths.filter((path) => path !== '/accessTokens'),
  };
}

describe('a failure is reported in one sentence', () => {
  test.each<[string, RequestListener, Partial<RequestLimits>?]>([
    ['did not answer in time', () => {}, SHORT_HEADERS_TIMEOUT],
    [
      'sent its response too slowly',
      (_request, response) => {
        const drip = setInterval(() => response.write(' '), 20);
        response.on('close', () => clearInterval(drip));
      },
      SHORT_BODY_TIMEOUT,
    ],
    [
      'closed the connection',
      (_request, response) => {
        response.writeHead(200, { 'content-length': 1000 });
        response.write('{"status":"success","result":[', () => response.destroy());
      },
    ],
    ['larger than the limit', (_request, response) => response.end(`["${'x'.repeat(200_000)}"]`)],
    ['a web page', (_request, response) => response.end('<!DOCTYPE html><h1>Maintenance</h1>')],
    ['incomplete', (_request, response) => response.end('{"status":"success","result":[{"id":1')],
    ['an empty response', (_request, response) => response.end()],
    ['unknown format', (_request, response) => response.end('{"status":"success","result":"surprise"}')],
    [
      'internal error (HTTP 502)',
      (_request, response) => response.writeHead(502).end('<h1>Bad Gateway</h1>'),
    ],
    [
      'reports that the request failed',
      (_request, response) => response.end('{"status":"fail","result":"Busy"}'),
    ],
    ['an empty response', (_request, response) => response.writeHead(204).end()],
    ['HTTP 302', (_request, response) => response.writeHead(302, { location: '/elsewhere' }).end()],
    [
      'address',
      (_request, response) => response.writeHead(404).end('{"status":"fail","result":"Not found"}'),
    ],
  ])('%s', async (expected, behave, haste) => {
    const { read } = await facing(behave, haste);
    const refused = await read().catch((error: unknown) => error);
    expect(refused).toMatchObject({ name: 'AppError', code: 'unavailable' });
    expect(refused).toEqual(saying(expected));
    expect(String(refused)).not.toMatch(/never-to-be-seen|a\.b\.c/);
  });
});

test('an unreachable server is reported', async () => {
  const { server, read } = await facing(() => {});
  await server.close();
  await expect(read()).rejects.toThrow(saying('Hostaway could not be reached.'));
});

test('a temporary failure is retried without an error', async () => {
  let requestCount = 0;
  const { read } = await facing((_request, response) => {
    if (++requestCount < 4) response.writeHead(500).end();
    else response.end('{"status":"success","result":[],"count":0}');
  });
  expect(await read()).toEqual({ rows: [], total: 0, nextOffset: 0 });
});

test('a 403 is repeated once with a new token and then reported', async () => {
  const { read, server, reviewRequests } = await facing((_request, response) =>
    response.writeHead(403).end('{"status":"fail","message":"Access denied"}'),
  );
  await expect(read()).rejects.toThrow(saying('Hostaway denied access (HTTP 403).'));
  expect(reviewRequests()).toHaveLength(2);
  expect(server.paths.filter((path) => path === '/accessTokens')).toHaveLength(2);
});

test('a 403 with an undocumented message counts as a rejected token', async () => {
  let requestCount = 0;
  const { read } = await facing((_request, response) => {
    if (++requestCount === 1) response.writeHead(403).end('{"message":"Forbidden"}');
    else response.end('{"status":"success","result":[],"count":0}');
  });
  expect(await read()).toMatchObject({ total: 0 });
});

test('a documented 403 about a response requests no new token', async () => {
  const { read, reviewRequests } = await facing((_request, response) =>
    response.writeHead(403).end('{"status":"fail","message":"Invalid review."}'),
  );
  await expect(read()).rejects.toThrow(saying('Hostaway denied access (HTTP 403).'));
  expect(reviewRequests()).toHaveLength(1);
});

test('closing the client aborts running requests and rejects later ones', async () => {
  const { source, read, reviewRequests } = await facing(() => void source.close());
  await expect(read()).rejects.toThrow(saying('The connection to Hostaway was closed.'));
  await expect(read()).rejects.toThrow(saying('The connection to Hostaway was closed.'));
  expect(reviewRequests()).toHaveLength(1);
});
