import type { FastifyReply } from 'fastify';
import type { ListingId } from '#domain/ids.ts';

/** Null for what cannot be an id. */
export function listingIdOf(text: string): ListingId | null {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  return Number.isSafeInteger(id) && id > 0 ? (id as ListingId) : null;
}

/** Which page is asked for. Whatever else a link carries is none of ours, and what is no page number is the first. */
export function pageNumber(query: unknown): number {
  const page = (query as { page?: unknown }).page;
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

/** Whether a reader has this form already; a proxy may have weakened its name (RFC 9110, 13.1.2). */
export function isKnown(ifNoneMatch: string | undefined, etag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === etag || ifNoneMatch.trim() === '*') return true;
  return ifNoneMatch.split(',').some((each) => each.trim().replace(/^W\//, '') === etag);
}

/** Answers with a page that nobody keeps. */
export function html(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body);
}
