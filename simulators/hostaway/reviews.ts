import type { SimulatedResponse } from '../serve.ts';
import { flag, text, whole } from './parameters.ts';
import type { HostawayReview } from './records.ts';
import { failure, reviewList, success } from './responses.ts';
import { type AccountFields, filterReviews } from './review-filter.ts';

const DEFAULT_LIMIT = 100;
/** A larger `limit` is reduced to this without an error. */
const MAX_LIMIT = 500;

/** GET /reviews. Without filters it lists every row of the account: both directions, every status, hidden ones too. */
export function retrieveReviews(
  reviews: readonly HostawayReview[],
  query: URLSearchParams,
  account: AccountFields,
): SimulatedResponse {
  const limit = Math.min(whole(query, 'limit', 1) ?? DEFAULT_LIMIT, MAX_LIMIT);
  const offset = whole(query, 'offset', 0);
  const matching = filterReviews(reviews, query, account);
  const sorted = sortReviews(matching, text(query, 'sortBy'), text(query, 'sortOrder'));
  const page = sorted.slice(offset ?? 0, (offset ?? 0) + limit);
  return reviewList(
    page.map((review) => serialize(review, query)),
    matching.length,
    offset,
  );
}

/** GET /reviews/{id}. The live response to an unknown id is not documented; the simulator returns 404. */
export function retrieveReview(
  reviews: readonly HostawayReview[],
  id: number,
  query: URLSearchParams,
): SimulatedResponse {
  const review = reviews.find((candidate) => candidate.id === id);
  return review ? success(serialize(review, query)) : failure(404, 'Review not found');
}

/** Template variables are replaced only with `preview`. */
function serialize(review: HostawayReview, query: URLSearchParams): HostawayReview {
  if (!flag(query, 'preview')) return review;
  const { publicReview, privateFeedback } = review;
  return {
    ...review,
    publicReview: expandTemplate(publicReview, review),
    privateFeedback: expandTemplate(privateFeedback, review),
  };
}

function expandTemplate(template: string | null, review: HostawayReview): string | null {
  const [firstName = ''] = review.guestName.split(' ');
  return (
    template
      ?.replaceAll('{{guest_first_name}}', firstName)
      .replaceAll('{{guest_name}}', review.guestName)
      .replaceAll('{{listing_name}}', review.listingName) ?? null
  );
}

type SortValue = string | number | null;

const toNumber = (value: string | number | null) => (value === null ? null : Number(value));

/** The documented values of `sortBy`. The time of the last change is not one of them. */
const COLUMNS: Record<string, (review: HostawayReview) => SortValue> = {
  id: (review) => review.id,
  listingMapId: (review) => toNumber(review.listingMapId),
  reservationId: (review) => toNumber(review.reservationId),
  autoReviewId: (review) => review.autoReviewId,
  autoReviewTemplateId: (review) => review.autoReviewTemplateId,
  scheduledDateTime: (review) => review.scheduledDateTime,
  timeDelta: (review) => review.timeDelta,
  channelId: (review) => toNumber(review.channelId),
  type: (review) => review.type,
  status: (review) => review.status,
  rating: (review) => toNumber(review.rating),
  submittedAt: (review) => review.submittedAt,
  guestName: (review) => review.guestName,
  arrivalDate: (review) => review.arrivalDate,
  departureDate: (review) => review.departureDate,
  channelReservationId: (review) => review.channelReservationId,
  listingInternalName: (review) => review.internalListingName,
  listingExternalName: (review) => review.externalListingName,
};

/** Sorts like a database: nulls first, ties by id. An unknown column means by id. */
function sortReviews(
  reviews: readonly HostawayReview[],
  sortBy: string | null,
  sortOrder: string | null,
): readonly HostawayReview[] {
  const column = Object.hasOwn(COLUMNS, sortBy ?? '') ? COLUMNS[sortBy ?? ''] : undefined;
  const value = column ?? ((review: HostawayReview): SortValue => review.id);
  const direction = sortOrder?.toLowerCase() === 'asc' ? 1 : -1;
  const byId = !column || sortBy === 'id';
  // Reading a million rows page by page would otherwise sort all of them for each page.
  if (direction === 1 && byId && isSortedById(reviews)) return reviews;
  return reviews.toSorted((a, b) => direction * (compare(value(a), value(b)) || a.id - b.id));
}

function isSortedById(reviews: readonly HostawayReview[]): boolean {
  let last = Number.NEGATIVE_INFINITY;
  for (const { id } of reviews) {
    if (id < last) return false;
    last = id;
  }
  return true;
}

function compare(a: SortValue, b: SortValue): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : Number(left > right);
}
