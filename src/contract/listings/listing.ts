import { type Static, Type } from 'typebox';
import { ListingRef } from '../accounts/access.ts';
import { named, nullable, optionalInput } from '../schema.ts';

const count = (description: string) => nullable(Type.Number({ minimum: 0 }), { description });

export const Listing = named('Listing', {
  id: Type.Integer({ minimum: 1 }),
  name: Type.String(),
  location: Type.String(),
  bedrooms: count('Null when unknown.'),
  bathrooms: count('May be a multiple of 0.5.'),
  maxGuests: count('Null when unknown.'),
  averageRating: Type.Number({ minimum: 0, maximum: 5, description: 'Over all published guest reviews.' }),
  totalReviews: Type.Integer({ minimum: 0, description: 'All published guest reviews, approved or not.' }),
});
export type Listing = Static<typeof Listing>;

export const ListingListQuery = optionalInput({
  search: Type.String({
    minLength: 1,
    maxLength: 200,
    description: 'Substring of the name, ignoring case and accents.',
  }),
  ids: Type.Array(ListingRef, { minItems: 1, maxItems: 200, description: 'Only these.' }),
  limit: Type.Integer({ minimum: 1, maximum: 200, default: 100 }),
});

export const ListingList = Type.Object({ listings: Type.Array(Listing) });
export type ListingList = Static<typeof ListingList>;
