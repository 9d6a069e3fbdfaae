import { type Static, Type } from 'typebox';
import { inputObject, named, nullable } from '../schema.ts';

const placeId = (description: string) =>
  nullable(Type.String({ minLength: 1, maxLength: 255 }), { description });

export const ListingPlace = named('ListingPlace', {
  placeId: placeId('This listing’s own Google place; null when it has none.'),
  shownPlaceId: placeId(
    'The place whose reviews the listing shows: its own, otherwise the company’s; null without Google.',
  ),
});
export type ListingPlace = Static<typeof ListingPlace>;

export const ListingPlaceBody = inputObject({
  placeId: placeId('Letters, digits, "-" and "_"; null removes the listing’s own place.'),
});
