import { type Static, Type } from 'typebox';

export const MAX_PAGE_AGE_MS = 86_400_000;

export const LiveQuery = Type.Object(
  {
    age: Type.Integer({
      minimum: 0,
      maximum: MAX_PAGE_AGE_MS,
      default: 0,
      description: 'How many milliseconds ago the page was read; what has changed since is told at once.',
    }),
  },
  { additionalProperties: false },
);

/** What each message says: that something has changed, and how far an answer must be to know of it. */
export const ChangeEvent = Type.Object(
  {
    after: Type.Union([Type.String(), Type.Null()], {
      description: 'To be sent along as `X-Reads-After`; null where every answer knows of it.',
    }),
  },
  { title: 'ChangeEvent' },
);
export type ChangeEvent = Static<typeof ChangeEvent>;
