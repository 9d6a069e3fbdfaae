import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { messageOf } from '#domain/errors.ts';
import type { Log } from '#services/context.ts';
import type { Metrics } from './metrics.ts';

/**
 * Hands the metrics out at `/metrics`, to whoever can reach that port.
 *
 * @returns the port that it got, and how to stop
 * @throws as Node does where it cannot listen
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
        log.error({ reason: messageOf(error) }, 'metrics could not be told');
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
