import { type Static, Type } from 'typebox';
import { DEFAULT_ROWS, MAX_ROWS } from '#domain/insights/insights.ts';
import { PROGRAMMES, TARGET_STATES } from '#domain/insights/targets.ts';
import { CHANNEL_PATTERN } from '#domain/listings/channel.ts';
import { MAX_OFFSET } from '#domain/paging.ts';
import { CATEGORY_NAME_PATTERN } from '#domain/reviews/filter.ts';
import { Ref } from '../accounts/access.ts';
import { FILTER_PARAMETERS, Id } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional, optionalInput } from '../schema.ts';
import { Figure } from './insights.ts';

const State = Type.Enum([...TARGET_STATES], {
  description:
    'at-risk: reached, and lost by one or two lowest ratings. within-reach: at most ten best ratings are missing. few: too few reviews to judge.',
});
const Goal = Type.Number({
  minimum: 1,
  maximum: 10,
  description: 'Stars, or points out of ten for categories and Booking.com; two decimals count.',
});
const Day = Type.String({ format: 'day', description: 'YYYY-MM-DD' });
const ShownDay = Type.String({ description: 'YYYY-MM-DD' });

export const TargetsQuery = inputObject({
  groupId: Type.Optional(Ref),
  listingIds: FILTER_PARAMETERS.listingIds,
  target: Type.Optional(Type.String({ minLength: 1, maxLength: 20, description: 'Only this one.' })),
  state: Type.Optional(State),
  limit: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_ROWS,
      default: DEFAULT_ROWS,
      description: 'Properties per target.',
    }),
  ),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
});

const DISTANCE = {
  state: State,
  untilReached: nullable(Type.Integer({ minimum: 0 }), {
    description:
      'How many stays in a row with the best rating reach it; null if it is reached, cannot be, or nothing is rated.',
  }),
  untilLost: nullable(Type.Integer({ minimum: 0 }), {
    description:
      'How many stays in a row with the lowest rating lose it; null if it is not reached, or cannot be lost.',
  }),
};
const Standing = {
  average: Figure,
  ...DISTANCE,
  staying: nullable(Type.Object({ average: Figure, ...DISTANCE }), {
    description:
      'The same for the reviews of today that still count on the day of the target; null without one.',
  }),
};
const PropertyStanding = named('PropertyStanding', { listingId: Id, name: Type.String(), ...Standing });
export type PropertyStanding = Static<typeof PropertyStanding>;

const Own = {
  groupId: nullable(Ref),
  channel: nullable(Type.String({ pattern: CHANNEL_PATTERN })),
  category: nullable(Type.String({ pattern: CATEGORY_NAME_PATTERN })),
};

export const Target = named('Target', {
  id: Type.String({ description: 'The number of an own target, or the name of a programme.' }),
  programme: nullable(Type.String({ description: `${PROGRAMMES.join(', ')}; null: an own target.` })),
  ...Own,
  groupName: nullable(Type.String()),
  unit: Type.Enum(['stars', 'points']),
  goal: Goal,
  by: nullable(ShownDay, {
    description: 'The day until which it should be reached, or of the next assessment.',
  }),
  windowDays: Type.Integer({ description: 'How many days up to today count.' }),
  period: Type.Object({ from: ShownDay, to: ShownDay }),
  whole: nullable(Type.Object(Standing), {
    description: 'All its properties together; null if more than 500 were chosen.',
  }),
  counts: Type.Object(
    Object.fromEntries(TARGET_STATES.map((state) => [state, Type.Integer()])) as Record<
      (typeof TARGET_STATES)[number],
      ReturnType<typeof Type.Integer>
    >,
  ),
  properties: Type.Array(PropertyStanding, { description: 'Those with reviews that count.' }),
  total: Type.Integer({ minimum: 0, description: 'How many properties, on all pages.' }),
});
export type Target = Static<typeof Target>;

export const Targets = named('Targets', { today: ShownDay, targets: Type.Array(Target) });
export type Targets = Static<typeof Targets>;

const BODY = { ...Own, goal: Goal, by: nullable(Day) };
export const TargetBody = inputObject({ ...optional(BODY), goal: Goal });
export const TargetChange = optionalInput(BODY);
export const TargetParams = inputObject({ id: Ref });
