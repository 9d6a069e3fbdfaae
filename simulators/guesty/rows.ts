/** Reviews as each channel sends them, in `rawReview`. Values are invented. */

export interface GuestyReply {
  status: 'PENDING' | 'COMPLETED' | 'FAILED' | 'NOT_FOUND';
  reviewReply: string;
  replyAt: string;
  /** Not documented. */
  reason?: string;
}

export interface GuestyReview {
  _id: string;
  externalReviewId: string;
  accountId: string;
  channelId: string;
  customChannelName?: string;
  createdAt: string;
  updatedAt: string;
  createdAtGuesty: string;
  updatedAtGuesty: string;
  listingId: string | null;
  externalListingId: string;
  reservationId?: string | null;
  externalReservationId?: string | null;
  guestId?: string | null;
  rawReview: Record<string, unknown>;
  reviewReplies: GuestyReply[];
  contents?: Record<string, unknown>;
}

/** Ids are 24 hexadecimal digits. @param kind distinguishes listings, reviews and guests */
export function guestyId(kind: number, number: number): string {
  return kind.toString(16).padStart(8, '6') + number.toString(16).padStart(16, '0');
}

type GuestyChannel = 'airbnb2' | 'bookingCom' | 'homeaway2' | 'custom';

/** A review on a channel. Fields of `rawReview` are added to those of the channel. */
export function newReview(
  channelId: GuestyChannel,
  fields: Partial<GuestyReview> & Pick<GuestyReview, '_id' | 'listingId'>,
  rawReview: Record<string, unknown> = {},
): GuestyReview {
  const at = fields.createdAt ?? '2026-03-19T10:00:00.000Z';
  const updatedAt = fields.updatedAt ?? at;
  return {
    externalReviewId: `external-${fields._id}`,
    accountId: guestyId(9, 1),
    channelId,
    createdAt: at,
    updatedAt,
    createdAtGuesty: updatedAt,
    updatedAtGuesty: updatedAt,
    externalListingId: '604153909318094720',
    reservationId: `stay-${fields._id}`,
    externalReservationId: null,
    reviewReplies: [],
    ...CHANNEL_FIELDS[channelId],
    ...fields,
    rawReview: { ...RAW[channelId](at, fields._id), ...rawReview },
  };
}

const CHANNEL_FIELDS: Partial<Record<GuestyChannel, Partial<GuestyReview>>> = {
  custom: {
    customChannelName: 'My site',
    contents: { body: 'Came back again.', reviewerName: 'Ann', rating: 9, title: 'Home', locale: 'en-US' },
  },
};

const RAW: Record<GuestyChannel, (at: string, id: string) => Record<string, unknown>> = {
  airbnb2: (at, id) => ({
    id: 661184254142632200,
    id_str: String(661_184_254_142_631_168n + BigInt(`0x${id.slice(-12)}`)),
    reviewer_role: 'guest',
    reviewer_id_str: '334216375',
    reviewee_role: 'host',
    listing_id_str: '604153909318094720',
    reservation_confirmation_code: 'HMTZ9DWB9W',
    hidden: false,
    submitted: true,
    overall_rating: 4,
    public_review: 'Good',
    submitted_at: at,
    first_completed_at: null,
    expires_at: null,
    category_ratings_cleanliness: 5,
    category_ratings_accuracy: 4,
    category_ratings_checkin: 5,
  }),
  bookingCom: (at, id) => ({
    review_id: `EAZ_${id}`,
    reservation_id: 3965817397,
    created_timestamp: at.slice(0, 19).replace('T', ' '),
    last_change_timestamp: at.slice(0, 19).replace('T', ' '),
    content: { headline: 'Nice', positive: 'Quiet', negative: null, language_code: 'en-gb' },
    reviewer: { name: 'Michael', country_code: 'gb', is_genius: true },
    scoring: {
      review_score: 6,
      staff: 7.5,
      clean: 7.5,
      comfort: 7.5,
      facilities: 5,
      location: 7.5,
      value: null,
    },
    reply: null,
  }),
  homeaway2: (at) => ({
    starRatingOverall: '5',
    title: { value: 'Great' },
    body: { value: 'We loved the garden.' },
    createdDateTime: at,
    starRatings: [
      { category: 'overall', value: '5' },
      { category: 'roomCleanliness', value: '5' },
      { category: 'checkIn', value: '5' },
      { category: 'valueForMoney', value: '4' },
      { category: 'onlineListing', value: '5' },
    ],
    reservation: {
      reservationIds: [{ idSource: 'SUPPLIER', id: 'HA-1' }],
      primaryGuest: { firstName: 'Ann', lastName: 'B' },
    },
  }),
  custom: () => ({}),
};
