import { type Static, Type } from 'typebox';

const count = (description: string) =>
  Type.Union([Type.Number({ minimum: 0 }), Type.Null()], { description });

export const Listing = Type.Object(
  {
    id: Type.Integer({ minimum: 1 }),
    name: Type.String(),
    location: Type.String(),
    bedrooms: count('Null when the upstream does not say.'),
    bathrooms: count('Halves occur.'),
    maxGuests: count('Null when the upstream does not say.'),
    averageRating: Type.Number({ minimum: 0, maximum: 5, description: 'Over all published guest reviews.' }),
    totalReviews: Type.Integer({ minimum: 0, description: 'All published guest reviews, approved or not.' }),
  },
  { title: 'Listing' },
);
export type Listing = Static<typeof Listing>;
