import type { Socket } from 'node:net';
import type { Server } from './options.ts';

/**
 * Closes connections as soon as no request is running on them when the server stops. Node itself waits for the first request
 * of those that browsers open in advance until `headersTimeout`, and for the next request of others until `keepAliveTimeout`.
 */
export function closeConnectionsOnStop(server: Server): void {
  const unused = new Set<Socket>();
  let isStopping = false;
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', ({ socket }) => unused.delete(socket));
  server.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}
