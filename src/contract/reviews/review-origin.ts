import { type Static, Type } from 'typebox';

/** For managers only. */
export const ReviewOrigin = Type.Object(
  {
    kind: Type.Enum(['synced', 'imported']),
    source: Type.String({ examples: ['hostaway'], description: 'The system that gave the review its id.' }),
    at: Type.String({
      format: 'date-time',
      description: 'When it was imported or, if synced, first stored; UTC.',
    }),
    by: Type.Optional(
      Type.String({
        description: 'The name of the person or token that imported it; absent if unknown.',
      }),
    ),
  },
  { description: 'For managers: where the present content comes from.' },
);
export type ReviewOrigin = Static<typeof ReviewOrigin>;
