import { ok } from '#contract/envelope.ts';
import {
  GoogleReviews,
  GoogleReviewsParams,
  GoogleReviewsQuery,
  GoogleStatus,
} from '#contract/google-reviews.ts';
import { calls } from '#contract/paths.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/google-review.ts';
import { googleReviews, googleStatus } from '#services/google-reviews.ts';
import type { HttpOptions } from '../options.ts';
import { answers } from './answers.ts';
import { googleReviewsOut } from './review-out.ts';
import type { Server } from './server-type.ts';

export function googleReviewCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.googleStatus(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'How Google answers',
        tags: ['Google reviews'],
        response: answers(GoogleStatus, [401, 503]),
      },
    },
    async () => {
      const { lastSuccess, lastError, ...status } = await googleStatus(context);
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
        summary: 'A few reviews that Google gives of a configured place',
        description:
          'Google chooses at most five, `chosenBy` says by what; they are sorted as asked among those, and never stored. Each request to Google is paid for: after the day’s limit it is 503 until midnight.',
        tags: ['Google reviews'],
        params: GoogleReviewsParams,
        querystring: GoogleReviewsQuery,
        response: answers(GoogleReviews, [400, 404, 503]),
      },
    },
    async (request) => {
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST, ...request.query };
      return ok(googleReviewsOut(await googleReviews(context, request.params.placeId, order)));
    },
  );
}
