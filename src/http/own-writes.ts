import type { FastifyRequest } from 'fastify';
import { READS_AFTER } from '#contract/reads-after.ts';
import { messageOf } from '#domain/errors.ts';
import type { Context } from '#services/context.ts';
import type { Server } from './options.ts';

/** How far the database's log was after this browser's last change. */
const COOKIE = 'reviews.written';
const POSITION = /^[0-9A-F]{1,8}\/[0-9A-F]{1,8}$/i;
/** A replica that is further behind than this is not read anyway. */
const REMEMBER_SECONDS = 60;

/**
 * Tells a browser that has changed something how far the database was then. It brings that along, to whichever machine
 * its next request goes, and is not answered from a replica that is not that far: who writes reads their own writes.
 */
export function rememberWrites(server: Server, { storage }: Context): void {
  server.addHook('onSend', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD' || reply.statusCode >= 400) return;
    // What was done is done. Without this the browser may see it some moments later, which is better than to be told otherwise.
    const position = await storage.position().catch((error: unknown) => {
      request.log.warn({ reason: messageOf(error) }, 'the position of a change could not be read');
      return null;
    });
    if (position === null) return;
    reply.header(
      'set-cookie',
      `${COOKIE}=${position}; Path=/; Max-Age=${REMEMBER_SECONDS}; HttpOnly; SameSite=Lax`,
    );
  });
}

/** The context for a request that only reads, and may be answered from a replica. */
export function readingContext(context: Context, request: FastifyRequest): Context {
  const { storage } = context;
  const readers = storage.readSince(null);
  if (readers === null) return context;
  const places = [writtenBy(request), heardBy(request)];
  if (places.some((place) => storage.readSince(place) === null)) return context;
  return { ...context, storage: { ...storage, ...readers } };
}

/** A page that was told of a change must not be shown what was before it. */
function heardBy({ headers }: FastifyRequest): string | null {
  const sent = headers[READS_AFTER];
  return typeof sent === 'string' && POSITION.test(sent) ? sent : null;
}

/** A browser sends it once; where a simpler client repeats it, the latest counts. */
function writtenBy({ headers }: FastifyRequest): string | null {
  const sent = (headers.cookie ?? '').matchAll(
    /(?:^|;\s*)reviews\.written=([0-9A-F]{1,8}\/[0-9A-F]{1,8})(?=;|$)/gi,
  );
  return [...sent].at(-1)?.[1] ?? null;
}
