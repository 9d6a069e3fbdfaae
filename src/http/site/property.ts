import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { messageOf, Refusal } from '#domain/errors.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/google-review.ts';
import type { ListingId } from '#domain/ids.ts';
import { googleReviews } from '#services/google-reviews.ts';
import { googlePlaceFor } from '#services/listing-places.ts';
import { publicProperty } from '#services/property.ts';
import { googleReviewsOut } from '../api/review-out.ts';
import type { Server } from '../api/server-type.ts';
import type { HttpOptions } from '../options.ts';

const Params = Type.Object({ listingId: Type.String() });
const FAILED = 'Failed to fetch reviews';
const GOOGLE_FAILED = 'Failed to load Google reviews';

/** The public property page and the Google section that it loads when somebody gets there. */
export function propertyPages(server: Server, options: HttpOptions): void {
  const { context, brandName, publicUrl, web } = options;
  const { renderer } = web;
  const site: SiteContext = { brandName, publicUrl, timeZone: context.timeZone, assets: web.assets };
  const schema = { hide: true, params: Params };

  server.get(pages.property(':listingId'), { schema }, async (request, reply) => {
    try {
      const id = listingIdOf(request.params.listingId);
      const page = pageNumber(request.query);
      const { reviews, placeId, ...found } = await publicProperty(context, id, page);
      // Approvals are taken back, and a link to the last page is then one to a page that is gone.
      if (page > found.pages) return reply.redirect(pages.property(id, found.pages));
      const shown = { ...found, page, reviews: reviews.map(reviewOut), hasGoogle: placeId !== null };
      return html(reply, 200, renderer.property(site, shown));
    } catch (error) {
      if (error instanceof Refusal && error.code === 'not-found') {
        return html(reply, 404, renderer.propertyNotFound(site));
      }
      request.log.error({ err: error }, 'property page failed');
      return html(reply, 503, renderer.propertyFailed(site, FAILED));
    }
  });

  server.get(pages.propertyGoogle(':listingId'), { schema }, async (request, reply) => {
    try {
      const placeId = await googlePlaceFor(context, listingIdOf(request.params.listingId));
      if (!placeId) throw new Refusal('not-found', 'No Google place is configured for this property.');
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST };
      const found = googleReviewsOut(await googleReviews(context, placeId, order));
      return html(reply, 200, renderer.google(site, { kind: 'reviews', ...found }));
    } catch (error) {
      request.log.warn({ reason: messageOf(error) }, 'Google section failed');
      // The page shows whatever comes with 200: the sentence is its content, in the place of the reviews.
      const message = error instanceof Refusal ? error.message : GOOGLE_FAILED;
      return html(reply, 200, renderer.google(site, { kind: 'failed', message }));
    }
  });
}

/** @throws not-found for what cannot be an id */
function listingIdOf(text: string): ListingId {
  const id = /^[1-9]\d{0,15}$/.test(text) ? Number(text) : 0;
  if (!Number.isSafeInteger(id) || id === 0) throw new Refusal('not-found', 'Property not found');
  return id as ListingId;
}

/** Which page is asked for. Whatever else a link carries is none of ours, and what is no page number is the first. */
function pageNumber(query: unknown): number {
  const page = (query as { page?: unknown }).page;
  return typeof page === 'string' && /^[1-9]\d{0,5}$/.test(page) ? Number(page) : 1;
}

function html(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-cache').send(body);
}
