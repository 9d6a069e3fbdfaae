import type { reviewsRoutes } from '#contract/reviews/reviews-routes.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import { setApproval } from '#services/decisions/approval.ts';
import { listReviews, reviewStats } from '#services/reviews/reviews.ts';
import { findActor } from '../../authorization.ts';
import { parseIfMatch } from '../../if-match.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from './review-out.ts';

export const reviewsHandlers = ({ context }: HttpOptions): Handlers<typeof reviewsRoutes> => ({
  'GET /reviews/hostaway': async ({ query, request }) => {
    const actor = await findActor(context, request);
    const page = await listReviews(readingContext(context, request), actor, {
      sortBy: 'date',
      sortOrder: 'desc',
      limit: DEFAULT_PAGE_SIZE,
      offset: 0,
      ...query,
    });
    return { ...page, reviews: page.reviews.map(reviewOut), listings: [...page.listings] };
  },
  'GET /reviews/hostaway/stats': async ({ query, actor, request }) => {
    const { undecided, ...stats } = await reviewStats(readingContext(context, request), actor, query);
    const oldest = undecided.oldest?.toISOString() ?? null;
    return { ...stats, undecided: { ...undecided, oldest } };
  },
  'PUT /reviews/hostaway/:id/approve': async ({ params, body, actor, request }) => {
    const { id } = params;
    const { isApproved } = body;
    // A disapproval needs no condition.
    const seen = isApproved ? parseIfMatch(request.headers['if-match']) : null;
    return reviewOut(await setApproval(context, actor, id, body, seen));
  },
});
