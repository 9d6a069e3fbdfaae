import { type Static, Type } from 'typebox';
import { TOPICS } from '#domain/insights/topics.ts';
import { inputObject, named, nullable } from '../schema.ts';

const AlertFigure = Type.Object({
  value: Type.Number({ description: 'Mean stars, or the share of texts that complain about the topic.' }),
  n: Type.Integer({ description: 'How many reviews are rated, or complain.' }),
});

export const Alert = named('Alert', {
  id: Type.Integer(),
  listingId: Type.Integer(),
  listingName: Type.String(),
  topic: nullable(Type.Enum([...TOPICS]), { description: 'Null: the average rating.' }),
  createdAt: Type.String({ format: 'date-time' }),
  from: Type.String({ description: 'The first of the recent days, YYYY-MM-DD.' }),
  to: Type.String({ description: 'The last of them.' }),
  recent: AlertFigure,
  before: AlertFigure,
  query: Type.String({
    description: 'Parameters of the list of reviews: the recent reviews that it is about.',
  }),
});
export type Alert = Static<typeof Alert>;

export const AlertList = Type.Object({ alerts: Type.Array(Alert) });
export type AlertList = Static<typeof AlertList>;

export const AlertParams = inputObject({
  id: Type.Integer({ minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
});
