import type { SimulatedAnswer } from '../serve.ts';
import { failure, reviewList, success } from './envelope.ts';
import { flag, text, whole } from './parameters.ts';
import type { HostawayReview } from './records.ts';
import { filterReviews, type ReviewSurroundings } from './review-filter.ts';
import { sortReviews } from './review-order.ts';

const DEFAULT_LIMIT = 100;
/** A larger `limit` is cut to this without a word. */
const LARGEST_LIMIT = 500;

/** GET /reviews. Unfiltered it holds every row of the account: both directions, every status, hidden ones too. */
export function retrieveReviews(
  reviews: readonly HostawayReview[],
  query: URLSearchParams,
  surroundings: ReviewSurroundings,
): SimulatedAnswer {
  const limit = Math.min(whole(query, 'limit', 1) ?? DEFAULT_LIMIT, LARGEST_LIMIT);
  const offset = whole(query, 'offset', 0);
  const matching = filterReviews(reviews, query, surroundings);
  const ordered = sortReviews(matching, text(query, 'sortBy'), text(query, 'sortOrder'));
  const page = ordered.slice(offset ?? 0, (offset ?? 0) + limit);
  return reviewList(
    page.map((review) => shown(review, query)),
    matching.length,
    offset,
  );
}

/** GET /reviews/{id}. What the live service says of an unknown id is not documented; this one says 404. */
export function retrieveReview(
  reviews: readonly HostawayReview[],
  id: number,
  query: URLSearchParams,
): SimulatedAnswer {
  const review = reviews.find((candidate) => candidate.id === id);
  return review ? success(shown(review, query)) : failure(404, 'Review not found');
}

/** Template variables stay as they are unless `preview` asks for their values. */
function shown(review: HostawayReview, query: URLSearchParams): HostawayReview {
  if (!flag(query, 'preview')) return review;
  return {
    ...review,
    publicReview: expanded(review.publicReview, review),
    privateFeedback: expanded(review.privateFeedback, review),
  };
}

function expanded(template: string | null, review: HostawayReview): string | null {
  const [firstName = ''] = review.guestName.split(' ');
  return (
    template
      ?.replaceAll('{{guest_first_name}}', firstName)
      .replaceAll('{{guest_name}}', review.guestName)
      .replaceAll('{{listing_name}}', review.listingName) ?? null
  );
}
