import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/** A round-robin load balancer, in place of nginx, HAProxy or a cloud service. */
export interface Balancer {
  port: number;
  close(): Promise<void>;
}

/**
 * Forwards each request to the next process, and to another one if that accepts no connection, so that a restart causes
 * no errors. A request that changes data is not repeated once a process may have received it.
 *
 * @param ports of the processes, on loopback
 */
export async function startBalancer(ports: readonly number[], port = 0): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let turn = 0;

  function pass(from: IncomingMessage, body: Buffer, to: ServerResponse, first = turn++, attempt = 0): void {
    const { method, url, headers } = from;
    // Other requests advance the counter meanwhile, so a retry counts from this request's first process.
    const port = ports[(first + attempt) % ports.length];
    const onward = request({ agent, host: '127.0.0.1', port, method, path: url, headers }, (answer) => {
      to.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
      answer.pipe(to);
      answer.once('error', () => to.destroy());
      // The client has disconnected: a stream would never end.
      to.once('close', () => answer.complete || onward.destroy());
    });
    onward.once('error', (error: NodeJS.ErrnoException) => {
      const isUnseen = error.code === 'ECONNREFUSED' || method === 'GET' || method === 'HEAD';
      if (isUnseen && !to.headersSent && attempt < ports.length) pass(from, body, to, first, attempt + 1);
      else if (to.headersSent) to.destroy();
      else to.writeHead(502).end('No product process answers.');
    });
    onward.end(body);
  }

  const server = createServer(async (from, to) => {
    try {
      pass(from, await buffer(from), to);
    } catch {
      // The client disconnected during its request.
      to.destroy();
    }
  });
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    async close() {
      agent.destroy();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
