import type { HostawayListing } from './listing-record.ts';
import { flag, list, number, numberList, text, timestamp } from './parameters.ts';
import type { HostawayReview } from './records.ts';

export interface AccountFields {
  listings: readonly HostawayListing[];
  /** Channels of the account; undefined means all channels. */
  enabledChannelIds?: readonly number[] | undefined;
}

type Condition = (review: HostawayReview) => boolean;
/** Null when the query does not set the filter. */
type OptionalCondition = Condition | null;

/**
 * The reviews that match every documented filter of GET /reviews; the same list without filters.
 * Absent and invalid values filter nothing.
 */
export function filterReviews(
  reviews: readonly HostawayReview[],
  query: URLSearchParams,
  account: AccountFields,
): readonly HostawayReview[] {
  const conditions = [
    ...identityConditions(query, account),
    ...contentConditions(query),
    ...dateConditions(query),
  ].filter((condition) => condition !== null);
  if (conditions.length === 0) return reviews;
  return reviews.filter((review) => conditions.every((holds) => holds(review)));
}

function identityConditions(query: URLSearchParams, account: AccountFields): OptionalCondition[] {
  const { listings, enabledChannelIds } = account;
  const channels = numberList(query, 'channelIds')?.filter((id) => enabledChannelIds?.includes(id) ?? true);
  const tags = numberList(query, 'tags');
  const tagged = (id: number) =>
    listings.find((listing) => listing.id === id)?.listingTags.some((tag) => tags?.includes(tag.id)) ?? false;
  return [
    among(numberList(query, 'listingMapIds'), (review) => Number(review.listingMapId)),
    among(channels?.length ? channels : null, (review) => Number(review.channelId)),
    among(list(query, 'channelReservationIds'), (review) => review.channelReservationId),
    among(list(query, 'listingInternalNames'), (review) => review.internalListingName),
    among(list(query, 'listingExternalNames'), (review) => review.externalListingName),
    when(number(query, 'reservationId'), (id) => (review) => Number(review.reservationId) === id),
    when(tags, () => (review) => tagged(Number(review.listingMapId))),
  ];
}

function contentConditions(query: URLSearchParams): OptionalCondition[] {
  const guest = text(query, 'guestName')?.toLowerCase() ?? null;
  const rated = (review: HostawayReview) => (review.rating === null ? Number.NaN : Number(review.rating));
  return [
    among(list(query, 'statuses'), (review) => review.status),
    when(text(query, 'type'), (type) => (review) => review.type === type),
    when(guest, (part) => (review) => review.guestName.toLowerCase().includes(part)),
    when(number(query, 'ratingMin'), (least) => (review) => rated(review) >= least),
    when(number(query, 'ratingMax'), (most) => (review) => rated(review) <= most),
    when(flag(query, 'hasHostReply'), (wanted) => (review) => Boolean(review.revieweeResponse) === wanted),
  ];
}

/** A stay matches when it ends on or after the start and begins on or before the end. */
function dateConditions(query: URLSearchParams): OptionalCondition[] {
  const from = (name: string, value: (review: HostawayReview) => string | null) =>
    when(timestamp(query, name, 'start'), (start) => (review) => (value(review) ?? '') >= start);
  const until = (name: string, value: (review: HostawayReview) => string | null) =>
    when(timestamp(query, name, 'end'), (end) => (review) => (value(review) ?? '9999') <= end);
  return [
    from('submittedAtStart', (review) => review.submittedAt),
    until('submittedAtEnd', (review) => review.submittedAt),
    from('departureDateStart', (review) => review.departureDate),
    until('departureDateEnd', (review) => review.departureDate),
    from('stayDateStart', (review) => review.departureDate),
    until('stayDateEnd', (review) => review.arrivalDate),
  ];
}

function when<T>(wanted: T | null, condition: (wanted: T) => Condition): OptionalCondition {
  return wanted === null ? null : condition(wanted);
}

function among<T>(
  wanted: readonly T[] | null,
  value: (review: HostawayReview) => T | null,
): OptionalCondition {
  return when(wanted, (values) => (review) => {
    const actual = value(review);
    return actual !== null && values.includes(actual);
  });
}
