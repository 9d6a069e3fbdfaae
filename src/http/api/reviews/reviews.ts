import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut, reviewOut } from '#contract/reviews/review-out.ts';
import {
  ApprovalBody,
  Review,
  ReviewList,
  ReviewListQuery,
  ReviewParams,
  ReviewStats,
  ReviewStatsQuery,
} from '#contract/reviews/reviews.ts';
import type { ReviewId } from '#domain/ids.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { setApproval } from '#services/decisions/approval.ts';
import { listReviews, type ReviewPage, reviewStats } from '#services/reviews/reviews.ts';
import { actorOf, findActor } from '../../authorization.ts';
import { parseIfMatch } from '../../if-match.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { responses } from '../response-schemas.ts';

/** A review as managers get it, or as the public does. */
const out = (review: ReviewPage['reviews'][number]) =>
  'replyBlockedReason' in review ? managedReviewOut(review) : reviewOut(review);

export function reviewCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.reviews(),
    {
      config: { permission: 'public' },
      schema: {
        summary: 'Reviews',
        description: 'Filtered, sorted and paged. Without a session only approved reviews exist.',
        tags: ['Reviews'],
        querystring: ReviewListQuery,
        response: responses(ReviewList, [400, 401, 503]),
      },
    },
    async (request) => {
      const actor = await findActor(context, request);
      const page = await listReviews(readingContext(context, request), actor, {
        sortBy: 'date',
        sortOrder: 'desc',
        limit: DEFAULT_PAGE_SIZE,
        offset: 0,
        ...request.query,
      });
      return ok({ ...page, reviews: page.reviews.map(out), listings: [...page.listings] });
    },
  );

  server.get(
    calls.reviewStats(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The four numbers of the dashboard',
        tags: ['Reviews'],
        querystring: ReviewStatsQuery,
        response: responses(ReviewStats, [400, 401, 503]),
      },
    },
    async (request) => {
      const { undecided, ...stats } = await reviewStats(
        readingContext(context, request),
        actorOf(request),
        request.query,
      );
      const oldest = undecided.oldest?.toISOString() ?? null;
      return ok({ ...stats, undecided: { ...undecided, oldest } });
    },
  );

  server.put(
    calls.approve(':id'),
    {
      config: { permission: 'reviews:decide' },
      schema: {
        summary: 'Approve a review, disapprove it, or keep a pending one unpublished',
        description:
          'Idempotent: only the first of equal calls is a decision, and its reason is stored. Every decision is added to the list of decisions. A review whose channel must not be shown is refused. With the header `If-Match: "<tag>"` so is the approval of a review whose text or rating is no longer what the tag was made of (`contentHash` in the sources).',
        tags: ['Reviews'],
        params: ReviewParams,
        body: ApprovalBody,
        response: responses(Review, [400, 401, 403, 404, 409, 413, 503]),
      },
    },
    async (request) => {
      const { id } = request.params;
      const { isApproved } = request.body;
      // A disapproval needs no condition.
      const seen = isApproved ? parseIfMatch(request.headers['if-match']) : null;
      const review = await setApproval(context, actorOf(request), id as ReviewId, request.body, seen);
      return ok(managedReviewOut(review));
    },
  );
}
