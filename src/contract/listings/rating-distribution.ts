import { type Static, Type } from 'typebox';
import { ListingIdSchema } from '../reviews/reviews.ts';

const COUNTS = {
  published: Type.Integer({ minimum: 0, description: 'All published guest reviews.' }),
  shown: Type.Integer({ minimum: 0, description: 'The public ones.' }),
};

export const RatingDistribution = Type.Object(
  {
    ...COUNTS,
    byStars: Type.Array(Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), ...COUNTS }), {
      description: 'From five stars to one; 4 means 3.5 ≤ rating < 4.5.',
    }),
    unrated: Type.Object(COUNTS),
    isLopsided: Type.Boolean({
      description: 'Reviews with 1 or 2 stars are shown much less often than those with 4 or 5.',
    }),
  },
  { title: 'RatingDistribution' },
);
export type RatingDistribution = Static<typeof RatingDistribution>;

export const RatingDistributionParams = Type.Object({ id: ListingIdSchema }, { additionalProperties: false });
