import { type Static, Type } from 'typebox';
import { Id } from './reviews.ts';

const placeId = (description: string) =>
  Type.Union([Type.String({ minLength: 1, maxLength: 255 }), Type.Null()], { description });

export const ListingPlace = Type.Object(
  {
    placeId: placeId('The Google place of this listing’s own; null when it has none.'),
    shownPlaceId: placeId(
      'Whose reviews the listing shows: its own, else the company’s; null without Google.',
    ),
  },
  { title: 'ListingPlace' },
);
export type ListingPlace = Static<typeof ListingPlace>;

export const ListingPlaceParams = Type.Object({ id: Id }, { additionalProperties: false });

export const ListingPlaceBody = Type.Object(
  { placeId: placeId('Letters, digits, "-" and "_"; null for none of its own.') },
  { additionalProperties: false },
);
export type ListingPlaceBody = Static<typeof ListingPlaceBody>;
