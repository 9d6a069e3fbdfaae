import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '#domain/errors.ts';
import type { Log } from '#services/context.ts';
import type { Metrics } from './metrics.ts';

/**
 * Serves `/metrics` without authentication, on a port of its own.
 *
 * @throws Node's error when it cannot listen
 */
export async function serveMetrics(metrics: Metrics, log: Log, where: { host: string; port: number }) {
  const server = createServer((request, response) => {
    const path = request.url?.split('?', 1)[0];
    if (path !== '/metrics' || request.method !== 'GET') {
      response.writeHead(404, { 'content-type': 'text/plain' }).end('Metrics are at /metrics.\n');
      return;
    }
    metrics.text().then(
      (text) => response.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => {
        log.error({ reason: messageOf(error) }, 'metrics could not be collected');
        response.writeHead(500).end();
      },
    );
  });
  await once(server.listen(where), 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      server.close();
      server.closeAllConnections();
    },
  };
}
