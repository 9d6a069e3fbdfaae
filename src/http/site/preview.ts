import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import type { AsIfApproved } from '#domain/approval.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { can } from '#domain/permissions.ts';
import { publicProperty } from '#services/property.ts';
import type { Server } from '../api/server-type.ts';
import { findActor } from '../authorization.ts';
import { RETRY_AFTER_SECONDS } from '../errors.ts';
import type { HttpOptions } from '../options.ts';
import { listingIdOf, pageNumber } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
const FAILED = 'Failed to fetch reviews';

/** The public page of a property as it would be with pending reviews approved: for managers, and kept by nobody. */
export function previewPages(server: Server, { context, web }: HttpOptions, site: SiteContext): void {
  const { renderer } = web;
  server.get(
    pages.preview(':listingId'),
    { schema: { hide: true, params: Params } },
    async (request, reply) => {
      try {
        if (!can(await findActor(context, request), 'reviews:read')) {
          return reply.redirect(`${pages.login()}?redirect=${encodeURIComponent(request.url)}`);
        }
        reply.header('x-robots-tag', 'noindex');
        const id = listingIdOf(request.params.listingId);
        if (id === null) return unkept(reply, 404, renderer.propertyNotFound(site));
        const page = pageNumber(request.query);
        const asIf = reviewsNamed(request.query);
        const { reviews, placeId, ...found } = await publicProperty(context, id, page, asIf);
        if (page > found.pages) return reply.redirect(addressOf(id, asIf, found.pages));
        const shown = {
          ...found,
          page,
          reviews: reviews.map(reviewOut),
          hasGoogle: placeId !== null,
          preview: { addressOf: (number: number) => addressOf(id, asIf, number) },
        };
        return unkept(reply, 200, renderer.property(site, shown));
      } catch (error) {
        if (error instanceof AppError && error.code === 'not-found') {
          return unkept(reply, 404, renderer.propertyNotFound(site));
        }
        request.log.error({ err: error }, 'preview failed');
        return unkept(
          reply.header('retry-after', RETRY_AFTER_SECONDS),
          503,
          renderer.propertyFailed(site, FAILED),
        );
      }
    },
  );
}

function unkept(reply: FastifyReply, status: number, body: string): FastifyReply {
  return reply.status(status).type('text/html; charset=utf-8').header('cache-control', 'no-store').send(body);
}

/** `?review=7` means that one; without it, or with what is no id, every pending review of the property. */
function reviewsNamed(query: unknown): AsIfApproved {
  const { review } = query as { review?: unknown };
  if (typeof review !== 'string' || !/^[1-9]\d{0,14}$/.test(review)) return 'all';
  return [Number(review) as ReviewId];
}

function addressOf(id: ListingId, asIf: AsIfApproved, page: number): string {
  return pages.preview(id, { page, review: asIf === 'all' ? undefined : asIf[0] });
}
