import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import type { PropertyPage } from '#contract/listings/site.ts';
import { pages } from '#contract/paths.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import { googleReviews } from '#services/listings/google-reviews.ts';
import { googlePlaceFor } from '#services/listings/listing-places.ts';
import { type PublicProperty, publicProperty } from '#services/listings/property.ts';
import { googleReviewsOut } from '../api/listings/google-reviews.ts';
import { refuseOtherSites } from '../authorization.ts';
import { logFailure, retryAfter } from '../errors.ts';
import type { HttpOptions, Server } from '../options.ts';
import { sendHtml } from './document.ts';
import { listingIdOf, PropertyParams, pageNumber } from './page-request.ts';
import type { PublicSite } from './public-site.ts';

/** Browsers revalidate on each load, so that a disapproved review disappears on the next load. */
const HTML = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const FEED = { 'content-type': 'application/feed+json; charset=utf-8', 'cache-control': 'no-cache' };
const FAILED = 'Failed to fetch reviews';
const GOOGLE_FAILED = 'Failed to load Google reviews';

/** The public page of a property, its Google section and its feed. */
export function propertyPages(server: Server, options: HttpOptions, publicSite: PublicSite): void {
  const { site, documents, rendered } = publicSite;
  const { context, web } = options;
  const { renderer } = web;
  const schema = { hide: true, params: PropertyParams };

  server.get(
    pages.property(':listingId'),
    { schema, errorHandler: propertyErrors(options, publicSite) },
    async (request, reply) => {
      const id = listingIdOf(request.params);
      const page = pageNumber(request.query);
      return documents.send(request, reply, {
        url: pages.property(id, page),
        listing: id,
        async render() {
          const found = await publicProperty(context, id, page);
          // After a disapproval an old link may lead to a page that no longer exists.
          if (page > found.pages) return { redirect: pages.property(id, found.pages) };
          return { text: renderer.property(site, propertyPage(found, page)), headers: HTML };
        },
      });
    },
  );

  server.get(pages.propertyFeed(':listingId'), { schema }, async (request, reply) => {
    const id = listingIdOf(request.params);
    return documents.send(request, reply, {
      url: pages.propertyFeed(id),
      listing: id,
      async render() {
        const found = await publicProperty(context, id, 1);
        return { text: renderer.feed(site, propertyPage(found, 1)), headers: FEED };
      },
    });
  });

  const googleFailed = rendered(() => renderer.google(site, { kind: 'failed', message: GOOGLE_FAILED }));
  server.get(pages.propertyGoogle(':listingId'), { schema }, async (request, reply) => {
    refuseOtherSites(request);
    try {
      const placeId = await googlePlaceFor(context, listingIdOf(request.params));
      if (!placeId) throw new AppError('no-google-place');
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST };
      const found = googleReviewsOut(await googleReviews(context, placeId, order, request.ip));
      return sendHtml(reply, 200, renderer.google(site, { kind: 'reviews', ...found }));
    } catch (error) {
      const isRefused = error instanceof AppError && error.code !== 'unavailable';
      if (!isRefused) context.outageLog.warn({}, `Google reviews are not shown: ${messageOf(error)}`);
      // The page's script inserts only responses with 200, so the message is sent as content. The reason is in the log.
      return sendHtml(reply, 200, googleFailed());
    }
  });
}

/** What the renderer shows of a property. */
export function propertyPage(
  { placeId, isCompanyPlace, reviews, ...found }: PublicProperty,
  page: number,
): PropertyPage {
  const google = placeId === null ? null : isCompanyPlace ? 'company' : 'listing';
  return { ...found, page, reviews: reviews, google };
}

/** Error pages with the layout of the property page. */
export function propertyErrors({ context, web: { renderer } }: HttpOptions, { site, rendered }: PublicSite) {
  // Rendered once: rejecting requests must cost next to nothing.
  const notFound = rendered(() => renderer.propertyNotFound(site));
  const failed = rendered(() => renderer.propertyFailed(site, FAILED));
  return (error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    if (error instanceof AppError && error.code === 'not-found') return sendHtml(reply, 404, notFound());
    // Admission control logs its rejections together.
    if (!(error instanceof AppError)) logFailure(context.outageLog, request, error, 'property page failed');
    reply.header('retry-after', retryAfter(error));
    return sendHtml(reply, 503, failed());
  };
}
