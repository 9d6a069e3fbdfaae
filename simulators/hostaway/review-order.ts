import type { HostawayReview } from './records.ts';

type SortValue = string | number | null;

const numeric = (value: string | number | null) => (value === null ? null : Number(value));

/** The documented values of `sortBy`. There is none for the time of the last change. */
const COLUMNS: Record<string, (review: HostawayReview) => SortValue> = {
  id: (review) => review.id,
  listingMapId: (review) => numeric(review.listingMapId),
  reservationId: (review) => numeric(review.reservationId),
  autoReviewId: (review) => review.autoReviewId,
  autoReviewTemplateId: (review) => review.autoReviewTemplateId,
  scheduledDateTime: (review) => review.scheduledDateTime,
  timeDelta: (review) => review.timeDelta,
  channelId: (review) => numeric(review.channelId),
  type: (review) => review.type,
  status: (review) => review.status,
  rating: (review) => numeric(review.rating),
  submittedAt: (review) => review.submittedAt,
  guestName: (review) => review.guestName,
  arrivalDate: (review) => review.arrivalDate,
  departureDate: (review) => review.departureDate,
  channelReservationId: (review) => review.channelReservationId,
  listingInternalName: (review) => review.internalListingName,
  listingExternalName: (review) => review.externalListingName,
};

/** Sorts like a database: nulls are smallest, equals go by id. An unrecognised column means by id. */
export function sortReviews(
  reviews: readonly HostawayReview[],
  sortBy: string | null,
  sortOrder: string | null,
): readonly HostawayReview[] {
  const column = Object.hasOwn(COLUMNS, sortBy ?? '') ? COLUMNS[sortBy ?? ''] : undefined;
  const value = column ?? ((review: HostawayReview): SortValue => review.id);
  const direction = sortOrder?.toLowerCase() === 'asc' ? 1 : -1;
  // Whoever reads a million rows page by page would otherwise wait for as many sorts.
  if (direction === 1 && (!column || sortBy === 'id') && ascend(reviews)) return reviews;
  return reviews.toSorted((a, b) => direction * (compare(value(a), value(b)) || a.id - b.id));
}

/** From here on a look at every row costs more than the rest of an answer. */
const MANY = 100_000;
const ascending = new WeakMap<object, number>();

/** Whether ids only grow. Of a very long list that is asked again only when its length has changed. */
function ascend(reviews: readonly HostawayReview[]): boolean {
  const { length } = reviews;
  if (length > MANY && ascending.get(reviews) === length) return true;
  let last = Number.NEGATIVE_INFINITY;
  for (const { id } of reviews) {
    if (id < last) return false;
    last = id;
  }
  ascending.set(reviews, length);
  return true;
}

function compare(a: SortValue, b: SortValue): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : Number(left > right);
}
