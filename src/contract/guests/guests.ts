import { type Static, Type } from 'typebox';
import { MAX_SELECTED, MIN_GUEST_SEARCH } from '#domain/guests/guest.ts';
import type { ReviewId } from '#domain/ids.ts';
import { Id } from '../reviews/reviews.ts';
import { inputObject, nullable } from '../schema.ts';
import { MAX_ROW_KEY } from '../sources/quarantined-rows.ts';

const Row = { source: Type.String({ maxLength: 100 }), key: Type.String({ maxLength: MAX_ROW_KEY }) };

export const GuestSearch = inputObject({
  search: Type.String({
    minLength: MIN_GUEST_SEARCH,
    maxLength: 100,
    description:
      'A part of the guest’s name, in any case and with or without accents; the id of a review, here or at its source; or the id of a reservation, at its source or on its channel.',
  }),
});

export const FoundGuest = Type.Object({
  reviews: Type.Array(
    Type.Object({
      id: Id,
      guestName: Type.String(),
      listingName: Type.String(),
      channel: Type.String(),
      reviewDate: Type.String({ format: 'date-time' }),
      reservationId: nullable(Type.String()),
      channelReservationId: nullable(Type.String()),
      reviewText: Type.String(),
      notes: Type.Integer(),
      hasPrivateFeedback: Type.Boolean(),
      hasResponse: Type.Boolean(),
    }),
  ),
  quarantinedRows: Type.Array(
    Type.Object({
      ...Row,
      reason: Type.String(),
      detail: Type.String(),
      lastSeenAt: Type.String({ format: 'date-time' }),
    }),
  ),
  isComplete: Type.Boolean({ description: `False when there are more than ${MAX_SELECTED}.` }),
});
export type FoundGuest = Static<typeof FoundGuest>;

export const GuestSelection = inputObject({
  reviewIds: Type.Unsafe<ReviewId[]>(Type.Array(Id, { maxItems: MAX_SELECTED, uniqueItems: true })),
  rows: Type.Array(inputObject(Row), {
    maxItems: MAX_SELECTED,
    uniqueItems: true,
  }),
});
export type GuestSelection = Static<typeof GuestSelection>;

/** Everything that is stored, as it is stored. */
export const GuestData = Type.Object({
  reviews: Type.Array(Type.Unknown()),
  quarantinedRows: Type.Array(Type.Unknown()),
});
export type GuestData = Static<typeof GuestData>;

export const Erased = Type.Object({ reviews: Type.Integer(), quarantinedRows: Type.Integer() });
export type Erased = Static<typeof Erased>;
