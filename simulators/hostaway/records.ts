/** Live objects are loosely typed: a number may arrive as a string. */
export type LooseNumber = number | string;

export interface ReviewCategory {
  category: string;
  rating: LooseNumber;
}

/**
 * A review as Hostaway sends it: the documented review object, then the fields seen only in live responses.
 * Flags are 0 or 1, ratings run from 0 to 10, times are `YYYY-MM-DD HH:MM:SS` in UTC.
 */
export interface HostawayReview {
  id: number;
  accountId: number;
  listingMapId: LooseNumber;
  reservationId: LooseNumber;
  channelId: LooseNumber;
  type: 'guest-to-host' | 'host-to-guest';
  status: 'awaiting' | 'pending' | 'scheduled' | 'submitted' | 'published' | 'expired';
  rating: LooseNumber | null;
  publicReview: string | null;
  privateFeedback: string | null;
  revieweeResponse: string | null;
  isRevieweeRecommended: number | null;
  isCancelled: number;
  reviewCategory: ReviewCategory[];
  arrivalDate: string;
  departureDate: string;
  listingName: string;
  /** The guest of the reservation, also in reviews by the host. */
  guestName: string;
  autoReviewId: number | null;
  autoReviewTemplateId: number | null;
  timeDelta: number | null;
  scheduledDateTime: string | null;
  externalReviewId: string | null;
  externalReservationId: string | null;
  reviewerName: string | null;
  title: string | null;
  revieweeResponseStatus: string | null;
  revieweeResponseUserId: number | null;
  isHidden: number;
  bookingEngineVisibility: number;
  submittedAt: string | null;
  insertedOn: string;
  updatedOn: string;
  channelReservationId: string | null;
  internalListingName: string | null;
  externalListingName: string | null;
}

/** A complete review from the given fields; the others are those of a plain published review. */
export function newReview(fields: Partial<HostawayReview> & { id: number }): HostawayReview {
  const submittedAt = fields.submittedAt === undefined ? '2026-05-04 09:30:00' : fields.submittedAt;
  const guestName = fields.guestName ?? 'Robin Example';
  return {
    accountId: 99999,
    listingMapId: 40201,
    reservationId: 9_000_000 + fields.id,
    channelId: 2018,
    type: 'guest-to-host',
    status: 'published',
    rating: 10,
    publicReview: 'A lovely stay.',
    privateFeedback: null,
    revieweeResponse: null,
    isRevieweeRecommended: null,
    isCancelled: 0,
    reviewCategory: [],
    arrivalDate: '2026-04-28 14:00:00',
    departureDate: '2026-05-02 10:00:00',
    listingName: 'Example Flat',
    autoReviewId: null,
    autoReviewTemplateId: null,
    timeDelta: null,
    scheduledDateTime: null,
    externalReviewId: `ext-${fields.id}`,
    externalReservationId: `ext-reservation-${fields.id}`,
    reviewerName: guestName,
    title: null,
    revieweeResponseStatus: null,
    revieweeResponseUserId: null,
    isHidden: 0,
    bookingEngineVisibility: 1,
    insertedOn: submittedAt ?? '2026-05-02 12:00:00',
    updatedOn: submittedAt ?? '2026-05-02 12:00:00',
    channelReservationId: `ext-reservation-${fields.id}`,
    internalListingName: fields.listingName ?? 'Example Flat',
    externalListingName: fields.listingName ?? 'Example Flat',
    ...fields,
    submittedAt,
    guestName,
  };
}
