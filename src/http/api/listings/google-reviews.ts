import { ok } from '#contract/envelope.ts';
import {
  GoogleReviews,
  GoogleReviewsParams,
  GoogleReviewsQuery,
  GoogleStatus,
} from '#contract/listings/google-reviews.ts';
import { calls } from '#contract/paths.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import {
  type GoogleReviews as FoundReviews,
  googleReviews,
  googleStatus,
} from '#services/listings/google-reviews.ts';
import { actorOf, findActor, refuseOtherSites } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

export function googleReviewCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.googleStatus(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'State of the Google connection',
        tags: ['Google reviews'],
        response: responses(GoogleStatus, [401, 503]),
      },
    },
    async (request) => {
      const { lastSuccess, lastError, ...status } = await googleStatus(context, actorOf(request));
      return ok({
        ...status,
        lastSuccess: lastSuccess?.toISOString() ?? null,
        lastError: lastError && { at: lastError.at.toISOString(), message: lastError.message },
      });
    },
  );

  server.get(
    calls.googleReviews(':placeId'),
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Google reviews of a configured place',
        description:
          'Google returns at most five reviews, chosen as `chosenBy` says. They are sorted here and never stored. Each request to Google is paid for: once the daily limit is reached the call returns 503 until midnight, and an address that causes very many of them 429. Browsers may not call it from another site.',
        tags: ['Google reviews'],
        params: GoogleReviewsParams,
        querystring: GoogleReviewsQuery,
        response: responses(GoogleReviews, [400, 403, 404, 429, 503]),
      },
    },
    async (request) => {
      refuseOtherSites(request);
      const visitor = (await findActor(context, request)) ? null : request.ip;
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST, ...request.query };
      return ok(googleReviewsOut(await googleReviews(context, request.params.placeId, order, visitor)));
    },
  );
}

export function googleReviewsOut({ reviews, ...rest }: FoundReviews): GoogleReviews {
  return {
    ...rest,
    reviews: reviews.map(({ time, ...review }) => ({ ...review, time: time.toISOString() })),
  };
}
