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
  reviews: HostawayReview[],
  sortBy: string | null,
  sortOrder: string | null,
): HostawayReview[] {
  const column = Object.hasOwn(COLUMNS, sortBy ?? '') ? COLUMNS[sortBy ?? ''] : undefined;
  const value = column ?? ((review: HostawayReview): SortValue => review.id);
  const direction = sortOrder?.toLowerCase() === 'asc' ? 1 : -1;
  return reviews.sort((a, b) => direction * (compare(value(a), value(b)) || a.id - b.id));
}

function compare(a: SortValue, b: SortValue): number {
  if (a === null || b === null) return Number(a !== null) - Number(b !== null);
  if (typeof a === 'number' && typeof b === 'number') return a - b;
  const [left, right] = [String(a).toLowerCase(), String(b).toLowerCase()];
  return left < right ? -1 : Number(left > right);
}
