import { Type } from 'typebox';

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
