import type { IncomingMessage } from 'node:http';
import type { Socket } from 'node:net';
import type { Server } from './options.ts';

/** How long a stop waits for the rest of a request. */
const RECEIVE_MS = 2_000;

/**
 * Closes connections as soon as no request is running on them when the server stops. Node itself waits for the first request
 * of those that browsers open in advance until `headersTimeout`, and for the next request of others until `keepAliveTimeout`.
 *
 * @param receiveMs how long a stop waits for the rest of a request, in milliseconds
 */
export function closeConnectionsOnStop(server: Server, receiveMs = RECEIVE_MS): void {
  const unused = new Set<Socket>();
  const running = new Set<IncomingMessage>();
  let isStopping = false;
  server.server.on('connection', (socket: Socket) => {
    unused.add(socket);
    socket.once('close', () => unused.delete(socket));
  });
  server.server.on('request', (request) => {
    unused.delete(request.socket);
    running.add(request);
    request.once('close', () => running.delete(request));
  });
  server.addHook('preClose', (done) => {
    isStopping = true;
    for (const socket of unused) socket.destroy();
    setTimeout(() => {
      for (const { complete, socket } of running) if (!complete) socket.destroy();
    }, receiveMs).unref();
    done();
  });
  server.addHook('onResponse', (_request, _reply, done) => {
    if (isStopping) setImmediate(() => server.server.closeIdleConnections());
    done();
  });
}
