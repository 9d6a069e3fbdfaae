import type { FastifyRequest } from 'fastify';
import type { Context } from '#services/context.ts';
import type { Server } from './options.ts';

/**
 * Warns at the first request that comes through a proxy which TRUST_PROXY does not name: all visitors then have the proxy's
 * address, and share what is limited by address.
 */
export function warnOfUntrustedProxy(server: Server, { log }: Context): void {
  let isWarned = false;
  server.addHook('onRequest', (request, _reply, done) => {
    if (!isWarned && request.headers['x-forwarded-for'] !== undefined && !isForwarded(request)) {
      isWarned = true;
      log.warn(
        { sender: request.ip },
        'requests carry X-Forwarded-For, but TRUST_PROXY does not name their sender; if it is your proxy, set TRUST_PROXY',
      );
    }
    done();
  });
}

/** Whether the address of a request is one that a trusted proxy has named. */
function isForwarded({ ips = [] }: FastifyRequest): boolean {
  return ips.length > 1;
}
