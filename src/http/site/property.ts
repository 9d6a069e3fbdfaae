import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { Refusal } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { publicProperty } from '#services/property.ts';
import type { Server } from '../api/server-type.ts';
import { RETRY_AFTER_SECONDS } from '../errors.ts';
import type { HttpOptions } from '../options.ts';
import { encodingFor } from './encoding.ts';
import { createPageCache, type Form, type Made } from './page-cache.ts';
import { html, isKnown, listingIdOf, pageNumber } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
const FAILED = 'Failed to fetch reviews';
/** Some thousand pages compressed, or some hundred with their plain form for visitors who cannot take less. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_AGE_MS = 60_000;

/** The public pages of a property. */
export function propertyPages(server: Server, options: HttpOptions, site: SiteContext): void {
  const { context, web } = options;
  const { renderer } = web;

  async function make(id: ListingId, page: number): Promise<Made> {
    const { reviews, placeId, ...found } = await publicProperty(context, id, page);
    if (page > found.pages) return { lastPage: found.pages };
    const shown = { ...found, page, reviews: reviews.map(reviewOut), hasGoogle: placeId !== null };
    return { html: renderer.property(site, shown) };
  }

  const cache = createPageCache({
    changes: context.changes,
    make,
    maxBytes: CACHE_BYTES,
    maxAgeMs: CACHE_AGE_MS,
  });
  server.addHook('onClose', async () => cache.close());

  server.get(pages.property(':listingId'), { schema: { hide: true, params: Params } }, (request, reply) => {
    const id = listingIdOf(request.params.listingId);
    if (id === null) return html(reply, 404, renderer.propertyNotFound(site));
    const page = pageNumber(request.query);
    const encoding = encodingFor(request.headers['accept-encoding']);
    const kept = cache.kept(id, page, encoding);
    if (kept) return answer(request, reply, kept, encoding);
    return cache.get(id, page, encoding).then(
      (found) => {
        if ('body' in found) return answer(request, reply, found, encoding);
        // Approvals are taken back, and a link to the last page is then one to a page that is gone.
        return reply.header('cache-control', 'no-cache').redirect(pages.property(id, found.lastPage));
      },
      (error: unknown) => {
        if (error instanceof Refusal && error.code === 'not-found') {
          return html(reply, 404, renderer.propertyNotFound(site));
        }
        request.log.error({ err: error }, 'property page failed');
        return html(
          reply.header('retry-after', RETRY_AFTER_SECONDS),
          503,
          renderer.propertyFailed(site, FAILED),
        );
      },
    );
  });
}

/** Browsers may keep it and must ask each time whether it still holds, so that an approval shows on the next load. */
function answer(request: FastifyRequest, reply: FastifyReply, { body, etag }: Form, encoding: string) {
  reply.headers({ etag, vary: 'accept-encoding', 'cache-control': 'no-cache' });
  if (isKnown(request.headers['if-none-match'], etag)) return reply.status(304).send();
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.type('text/html; charset=utf-8').send(body);
}
