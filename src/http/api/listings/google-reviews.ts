import { textOf } from '#contract/errors/error-text.ts';
import type { GoogleReviews } from '#contract/listings/google-reviews.ts';
import type { googleReviewsRoutes } from '#contract/listings/google-reviews-routes.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import {
  type GoogleReviews as FoundReviews,
  googleReviews,
  googleStatus,
} from '#services/listings/google-reviews.ts';
import { findActor, refuseOtherSites } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const googleReviewsHandlers = ({ context }: HttpOptions): Handlers<typeof googleReviewsRoutes> => ({
  'GET /google-reviews/integration-status': async ({ actor }) => {
    const { lastError, ...status } = await googleStatus(context, actor);
    return { ...status, lastError: lastError && { at: lastError.at, message: textOf(lastError.problem) } };
  },
  'GET /google-reviews/:placeId': async ({ params, query, request }) => {
    refuseOtherSites(request);
    const visitor = (await findActor(context, request)) ? null : request.ip;
    const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST, ...query };
    return googleReviewsOut(await googleReviews(context, params.placeId, order, visitor));
  },
});

export function googleReviewsOut({ reviews, ...rest }: FoundReviews): GoogleReviews {
  return {
    ...rest,
    reviews: reviews.map(({ time, ...review }) => ({ ...review, time: time.toISOString() })),
  };
}
