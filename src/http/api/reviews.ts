import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut, reviewOut } from '#contract/review-out.ts';
import {
  ApprovalBody,
  Review,
  ReviewList,
  ReviewListQuery,
  ReviewParams,
  ReviewStats,
  ReviewStatsQuery,
} from '#contract/reviews.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { ManagedReview } from '#domain/reply.ts';
import type { Review as PublicReview } from '#domain/review.ts';
import { setApproval } from '#services/approval.ts';
import { listReviews, reviewStats } from '#services/reviews.ts';
import type { HttpOptions } from '../options.ts';
import { readingContext } from '../own-writes.ts';
import { managerOf, managersOnly, viewerOf } from '../viewer.ts';
import { answers } from './answers.ts';
import type { Server } from './server-type.ts';

/** What only managers are told is there only where a manager asked. */
const eachOut = (review: PublicReview | ManagedReview) =>
  'whyNot' in review ? managedReviewOut(review) : reviewOut(review);

export function reviewCalls(server: Server, { context, publicUrl }: HttpOptions): void {
  const onRequest = managersOnly(context, publicUrl);

  server.get(
    calls.reviews(),
    {
      schema: {
        summary: 'Reviews',
        description: 'Filtered, sorted and paged. Without a session only approved reviews exist.',
        tags: ['Reviews'],
        querystring: ReviewListQuery,
        response: answers(ReviewList, [400, 401, 503]),
      },
    },
    async (request) => {
      const { listingId, ...query } = request.query;
      const { reviews, listings, total } = await listReviews(
        readingContext(context, request),
        await viewerOf(context, request),
        {
          sortBy: 'date',
          sortOrder: 'desc',
          limit: DEFAULT_PAGE_SIZE,
          offset: 0,
          ...query,
          listingId: listingId as ListingId | undefined,
        },
      );
      return ok({ reviews: reviews.map(eachOut), listings, total });
    },
  );

  server.get(
    calls.reviewStats(),
    {
      onRequest,
      schema: {
        summary: 'The four numbers above the dashboard',
        tags: ['Reviews'],
        querystring: ReviewStatsQuery,
        response: answers(ReviewStats, [400, 401, 503]),
      },
    },
    async (request) =>
      ok(
        await reviewStats(readingContext(context, request), request.query.listingId as ListingId | undefined),
      ),
  );

  server.put(
    calls.approve(':id'),
    {
      onRequest,
      schema: {
        summary: 'Approve a review for publication, or take that back',
        description:
          'Idempotent. Every change is kept in the list of decisions. A review whose channel must not be shown is refused.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: ApprovalBody,
        response: answers(Review, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { isApproved } = request.body;
      return ok(managedReviewOut(await setApproval(context, managerOf(request), id as ReviewId, isApproved)));
    },
  );
}
