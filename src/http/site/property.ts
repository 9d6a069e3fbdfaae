import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { PropertyPage, SiteContext } from '#contract/site.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/google-review.ts';
import { googleReviews } from '#services/google-reviews.ts';
import { googlePlaceFor } from '#services/listing-places.ts';
import { type PublicProperty, publicProperty } from '#services/property.ts';
import { googleReviewsOut } from '../api/google-reviews.ts';
import { logFailure, RETRY_AFTER_SECONDS } from '../errors.ts';
import type { HttpOptions, Server } from '../options.ts';
import { encodingFor, sendDocument, sendHtml, sendText } from './document.ts';
import { createPageCache } from './page-cache.ts';
import { listingIdOf, PropertyParams, pageNumber } from './page-request.ts';

/** Browsers revalidate on each load, so that a disapproved review disappears on the next load. */
const HTML = { contentType: 'text/html; charset=utf-8', cacheControl: 'no-cache' };
const FEED = { contentType: 'application/feed+json; charset=utf-8', cacheControl: 'no-cache' };
const FAILED = 'Failed to fetch reviews';
const GOOGLE_FAILED = 'Failed to load Google reviews';
/** Several thousand compressed pages. */
const CACHE_BYTES = 32 * 1024 * 1024;
const CACHE_AGE_MS = 60_000;

/** The public page of a property, its Google section and its feed. */
export function propertyPages(server: Server, options: HttpOptions, site: SiteContext): void {
  const { context, web } = options;
  const { renderer } = web;
  const schema = { hide: true, params: PropertyParams };
  const cache = createPageCache({
    changes: context.changes,
    async render(id, page) {
      const found = await publicProperty(context, id, page);
      if (page > found.pages) return { lastPage: found.pages };
      return { html: renderer.property(site, propertyPage(found, page)) };
    },
    maxBytes: CACHE_BYTES,
    maxAgeMs: CACHE_AGE_MS,
  });
  server.addHook('onClose', async () => cache.close());

  server.get(
    pages.property(':listingId'),
    { schema, errorHandler: propertyErrors(options, site) },
    async (request, reply) => {
      const id = listingIdOf(request.params);
      const found = await cache.get(id, pageNumber(request.query), encodingFor(request));
      if ('body' in found) return sendDocument(request, reply, found, HTML);
      // After a disapproval an old link may lead to a page that no longer exists.
      return reply.header('cache-control', 'no-cache').redirect(pages.property(id, found.lastPage));
    },
  );

  server.get(pages.propertyFeed(':listingId'), { schema }, async (request, reply) => {
    const found = await publicProperty(context, listingIdOf(request.params), 1);
    return sendText(request, reply, renderer.feed(site, propertyPage(found, 1)), FEED);
  });

  server.get(pages.propertyGoogle(':listingId'), { schema }, async (request, reply) => {
    try {
      const placeId = await googlePlaceFor(context, listingIdOf(request.params));
      if (!placeId) throw new AppError('not-found', 'No Google place is configured for this property.');
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST };
      const found = googleReviewsOut(await googleReviews(context, placeId, order));
      return sendHtml(reply, 200, renderer.google(site, { kind: 'reviews', ...found }));
    } catch (error) {
      request.log.warn({ reason: messageOf(error) }, 'Google section failed');
      // The page's script inserts only responses with 200, so the message is sent as content. The reason is in the log.
      return sendHtml(reply, 200, renderer.google(site, { kind: 'failed', message: GOOGLE_FAILED }));
    }
  });
}

/** What the renderer shows of a property. */
export function propertyPage(
  { placeId, isCompanyPlace, reviews, ...found }: PublicProperty,
  page: number,
): PropertyPage {
  const google = placeId === null ? null : isCompanyPlace ? 'company' : 'listing';
  return { ...found, page, reviews: reviews.map(reviewOut), google };
}

/** Error pages with the layout of the property page. */
export function propertyErrors({ context, web: { renderer } }: HttpOptions, site: SiteContext) {
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof AppError && error.code === 'not-found') {
      return sendHtml(reply, 404, renderer.propertyNotFound(site));
    }
    logFailure(context.outageLog, request, error, 'property page failed');
    reply.header('retry-after', RETRY_AFTER_SECONDS);
    return sendHtml(reply, 503, renderer.propertyFailed(site, FAILED));
  };
}
