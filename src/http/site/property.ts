import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { publicProperty } from '#services/property.ts';
import { answerFirst } from '../answer-first.ts';
import type { Server } from '../api/server-type.ts';
import { RETRY_AFTER_SECONDS } from '../errors.ts';
import type { HttpOptions } from '../options.ts';
import { encodingFor } from './encoding.ts';
import { pageWriter } from './page-answer.ts';
import { createPageCache, type Made } from './page-cache.ts';
import { html, listingIdOf, pageNumber } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
/** The addresses that our own links have; any other of a page leads through the route. */
const ADDRESS = new RegExp(`^${pages.property('(\\d{1,16})')}(?:\\?page=(\\d{1,6}))?$`);
const ROUTE = pages.property(':listingId');
const FAILED = 'Failed to fetch reviews';
/** Some thousand pages compressed, or some hundred with their plain form for visitors who cannot take less. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_AGE_MS = 60_000;

/**
 * The public pages of a property.
 *
 * @param always headers of every answer
 */
export function propertyPages(
  server: Server,
  { context, note, web: { renderer } }: HttpOptions,
  site: SiteContext,
  always: Record<string, string>,
): void {
  const write = pageWriter(always);

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

  answerFirst(server, (request, response) => {
    const [, listing = '', page] = ADDRESS.exec(request.url ?? '') ?? [];
    const id = listingIdOf(listing);
    if (id === null || (request.method !== 'GET' && request.method !== 'HEAD')) return false;
    const since = performance.now();
    const encoding = encodingFor(request.headers['accept-encoding']);
    const kept = cache.kept(id, pageNumber({ page }), encoding);
    if (!kept) return false;
    write(request, response, kept, encoding);
    const { method } = request;
    note?.({
      method,
      route: ROUTE,
      status: response.statusCode,
      seconds: (performance.now() - since) / 1000,
    });
    return true;
  });

  server.get(ROUTE, { schema: { hide: true, params: Params } }, (request, reply) => {
    const id = listingIdOf(request.params.listingId);
    if (id === null) return html(reply, 404, renderer.propertyNotFound(site));
    const encoding = encodingFor(request.headers['accept-encoding']);
    return cache.get(id, pageNumber(request.query), encoding).then(
      (found) => {
        if ('body' in found) {
          write(request.raw, reply.hijack().raw, found, encoding);
          return reply;
        }
        // Approvals are taken back, and a link to the last page is then one to a page that is gone.
        return reply.header('cache-control', 'no-cache').redirect(pages.property(id, found.lastPage));
      },
      (error: unknown) => {
        if (error instanceof AppError && error.code === 'not-found') {
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
