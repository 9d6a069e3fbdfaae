import { type Static, Type } from 'typebox';
import { WAITING_DAYS } from '#domain/listings/waiting-times.ts';
import { named, nullable } from '../schema.ts';

const COUNTS = {
  published: Type.Integer({ minimum: 0, description: 'All published guest reviews.' }),
  shown: Type.Integer({ minimum: 0, description: 'The public ones.' }),
};

const WaitingTime = Type.Object({
  decided: Type.Integer({ minimum: 0 }),
  waiting: Type.Integer({ minimum: 0, description: 'Not decided about yet.' }),
  medianHours: nullable(Type.Number({ minimum: 0 }), {
    description:
      'From the arrival of a review to its first decision, or until now if it has none; null without reviews.',
  }),
  oldestHours: nullable(Type.Number({ minimum: 0 }), {
    description: 'How long the oldest waiting review has waited; null if none is waiting.',
  }),
});

export const RatingDistribution = named('RatingDistribution', {
  ...COUNTS,
  byStars: Type.Array(Type.Object({ stars: Type.Integer({ minimum: 1, maximum: 5 }), ...COUNTS }), {
    description: 'From five stars to one; 4 means 3.5 ≤ rating < 4.5.',
  }),
  unrated: Type.Object(COUNTS),
  isLopsided: Type.Boolean({
    description: 'Reviews with 1 or 2 stars are shown much less often than those with 4 or 5.',
  }),
  waiting: Type.Object(
    { low: WaitingTime, high: WaitingTime, isLowSlower: Type.Boolean() },
    {
      description: `How long reviews of the last ${WAITING_DAYS} days wait for a decision: low are those with 1 to 3 stars. isLowSlower: they wait so much longer that guests are misled.`,
    },
  ),
});
export type RatingDistribution = Static<typeof RatingDistribution>;
