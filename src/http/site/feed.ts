import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import { reviewOut } from '#contract/review-out.ts';
import type { SiteContext } from '#contract/site.ts';
import { AppError } from '#domain/errors.ts';
import { publicProperty } from '#services/property.ts';
import type { Server } from '../api/server-type.ts';
import type { HttpOptions } from '../options.ts';
import { answerDocument } from './document-answer.ts';
import { listingIdOf } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
/** Readers ask again and are told whether it changed, so that what is taken back is gone from here too. */
const KIND = { type: 'application/feed+json; charset=utf-8', keep: 'no-cache' };

/** The newest shown reviews of a property for feed readers. */
export function propertyFeeds(server: Server, { context, web }: HttpOptions, site: SiteContext): void {
  const schema = { hide: true, params: Params };
  server.get(pages.propertyFeed(':listingId'), { schema }, async (request, reply) => {
    const id = listingIdOf(request.params.listingId);
    if (id === null) throw new AppError('not-found', 'Property not found');
    const { reviews, placeId, ...found } = await publicProperty(context, id, 1);
    const page = { ...found, page: 1, reviews: reviews.map(reviewOut), hasGoogle: placeId !== null };
    return answerDocument(request, reply, web.renderer.feed(site, page), KIND);
  });
}
