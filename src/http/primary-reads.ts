import type { FastifyRequest } from 'fastify';
import { PRIMARY_READS_MS } from '#domain/replica-lag.ts';
import type { Context } from '#services/context.ts';
import type { Server } from './options.ts';

const COOKIE = 'reviews.primary';

/** After a request that changed something, a short-lived cookie sends the browser's reads to the primary. */
export function stickToPrimary(server: Server, { storage }: Context): void {
  if (!storage.hasReplica) return;
  server.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    reply.setCookie(COOKIE, '1', { maxAge: PRIMARY_READS_MS / 1_000 });
  });
}

/**
 * The context for a request that only reads: it reads from the replica unless the client has just changed something (the
 * cookie) or was just notified of a change (`Cache-Control: no-cache`).
 */
export function readingContext(context: Context, { headers, cookies }: FastifyRequest): Context {
  const readers = context.storage.replicaReaders();
  const needsPrimary = headers['cache-control'] === 'no-cache' || cookies[COOKIE] !== undefined;
  return readers === null || needsPrimary
    ? context
    : { ...context, storage: { ...context.storage, ...readers } };
}
