import { sendClientError } from './client-errors.ts';
import type { Server } from './options.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The call receives a file, whose upload may take as long as the server's `requestTimeout`. */
    isUpload?: boolean;
  }
}

/** Limits the time in which the body of a request arrives, except on routes that receive files. */
export function limitRequestTime(server: Server, limitMs: number): void {
  server.addHook('onRequest', (request, reply, next) => {
    const { raw } = request;
    const hasBody =
      raw.headers['content-length'] !== undefined || raw.headers['transfer-encoding'] !== undefined;
    if (hasBody && !request.routeOptions.config.isUpload) {
      const timer = setTimeout(() => {
        // It has arrived, and waits for a hook before it is read.
        if (raw.complete) return;
        const headers = Object.fromEntries(
          Object.entries(reply.getHeaders()).map(([name, value]) => [name, String(value)]),
        );
        const timeout = Object.assign(new Error('the body took too long'), {
          code: 'ERR_HTTP_REQUEST_TIMEOUT',
        });
        sendClientError(timeout, raw.socket, headers);
      }, limitMs).unref();
      const clear = () => clearTimeout(timer);
      raw.once('end', clear).once('close', clear);
    }
    next();
  });
}
