import { type Static, Type } from 'typebox';
import { REVIEW_SIDES } from '#domain/listings/property-view.ts';
import { Id } from './reviews.ts';

export const PinList = Type.Object(
  {
    pins: Type.Array(
      Type.Object({
        side: Type.Enum([...REVIEW_SIDES]),
        reviewId: Id,
        by: Type.String({ description: 'The username.' }),
        at: Type.String({ format: 'date-time' }),
      }),
    ),
  },
  { title: 'PinList', description: 'The reviews that stand for praise and criticism of a listing.' },
);
export type PinList = Static<typeof PinList>;
