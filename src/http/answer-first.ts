import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Server } from './api/server-type.ts';

/** @returns false for a request that is none of its own, which it must leave as it is */
export type Answer = (request: IncomingMessage, response: ServerResponse) => boolean;

/**
 * Lets `answer` see each request before the framework does. For what costs less to answer than to look at: no hook runs for
 * it, so it brings every header itself. What comes while the server closes is the framework's, which ends connections then.
 */
export function answerFirst(server: Server, answer: Answer): void {
  const { server: web } = server;
  const others = web.listeners('request');
  let isClosing = false;
  server.addHook('preClose', async () => {
    isClosing = true;
  });
  web.removeAllListeners('request');
  web.on('request', (request, response) => {
    if (!isClosing && answer(request, response)) return;
    for (const other of others) other.call(web, request, response);
  });
}
