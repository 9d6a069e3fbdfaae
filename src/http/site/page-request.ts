import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { isCanonical, type ParameterReaders, parseParameters } from '#domain/listings/page-parameters.ts';
import type { Logs } from '#services/context.ts';
import { logFailure, retryAfter } from '../errors.ts';
import type { Server } from '../options.ts';
import { sendHtml } from './document.ts';

/** Parameters of a page of one property. `listingIdOf` checks their format, so that the error is a page. */
export const PropertyParams = Type.Object({ listingId: Type.String() });

/** @throws not-found for a text that cannot be an id */
export function listingIdOf({ listingId }: { listingId: string }): ListingId {
  const id = /^[1-9]\d{0,15}$/.test(listingId) ? Number(listingId) : 0;
  if (!Number.isSafeInteger(id) || id === 0) throw new AppError('property-not-found');
  return id as ListingId;
}

/**
 * The view that an address asks for, and whether it is the view's only address.
 *
 * @throws not-found for a parameter that cannot have its value
 */
export function viewOf<View extends object>(
  { url }: { url: string },
  names: readonly (keyof View & string)[],
  readers: ParameterReaders<View>,
): { view: View; isAddress: boolean } {
  const start = url.indexOf('?');
  // Most requests have no parameters, and parsing them takes longer than sending a cached page.
  if (start < 0) return { view: {} as View, isAddress: true };
  // A question mark may also be part of a value.
  const query = new URLSearchParams(url.slice(start));
  const view = parseParameters(readers, query);
  if (!view) throw new AppError('no-such-view');
  return { view, isAddress: isCanonical(names, query, view) };
}

/**
 * Redirects from a page of a listing that was merged into another to the same page of that; null for any other error. Browsers
 * ask again each time, because the listing may be separated.
 */
export function redirectMerged(
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply | null {
  if (!(error instanceof AppError) || error.problem.reason !== 'property-merged') return null;
  const address = request.url.replace(/\/(property|embed|reviews)\/\d+/, `/$1/${error.problem.params.into}`);
  return reply.header('cache-control', 'no-cache').redirect(address, 301);
}

/** Redirects the address of a page with a slash at its end to the page. */
export function redirectSlash(server: Server, path: string): void {
  server.get(`${path}/`, { schema: { hide: true } }, (request, reply) =>
    reply.header('cache-control', 'no-cache').redirect(request.url.replace(/\/(?=\?|$)/, '')),
  );
}

/**
 * Answers that a page could not be made.
 *
 * @param failed rendered once: rejecting requests must cost next to nothing
 */
export const failedPage =
  ({ outageLog }: Logs, name: string, failed: () => string) =>
  (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    // Admission control logs its rejections together.
    if (!(error instanceof AppError)) logFailure(outageLog, request, error, `${name} page failed`);
    return sendHtml(reply.header('retry-after', retryAfter(error)), 503, failed());
  };
