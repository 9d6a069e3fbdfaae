import { Type } from 'typebox';
import { pages } from '#contract/paths.ts';
import type { SiteContext } from '#contract/site.ts';
import { AppError, messageOf } from '#domain/errors.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/google-review.ts';
import { googleReviews } from '#services/google-reviews.ts';
import { googlePlaceFor } from '#services/listing-places.ts';
import { googleReviewsOut } from '../api/review-out.ts';
import type { Server } from '../api/server-type.ts';
import type { HttpOptions } from '../options.ts';
import { html, listingIdOf } from './page-request.ts';

const Params = Type.Object({ listingId: Type.String() });
const GOOGLE_FAILED = 'Failed to load Google reviews';

/** The Google section of a property page, which it loads when somebody gets there. */
export function googleSection(server: Server, { context, web }: HttpOptions, site: SiteContext): void {
  const { renderer } = web;
  const schema = { hide: true, params: Params };
  server.get(pages.propertyGoogle(':listingId'), { schema }, async (request, reply) => {
    try {
      const id = listingIdOf(request.params.listingId);
      const placeId = id && (await googlePlaceFor(context, id));
      if (!placeId) throw new AppError('not-found', 'No Google place is configured for this property.');
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST };
      const found = googleReviewsOut(await googleReviews(context, placeId, order));
      return html(reply, 200, renderer.google(site, { kind: 'reviews', ...found }));
    } catch (error) {
      request.log.warn({ reason: messageOf(error) }, 'Google section failed');
      // The page shows whatever comes with 200: the sentence is its content, in the place of the reviews.
      const message = error instanceof AppError ? error.message : GOOGLE_FAILED;
      return html(reply, 200, renderer.google(site, { kind: 'failed', message }));
    }
  });
}
