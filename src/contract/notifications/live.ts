import { Type } from 'typebox';
import { inputObject } from '../schema.ts';

export const MAX_PAGE_AGE_MS = 86_400_000;

export const LiveQuery = inputObject({
  age: Type.Integer({
    minimum: 0,
    maximum: MAX_PAGE_AGE_MS,
    default: 0,
    description: 'The age of the page’s data in milliseconds. A change since then is sent at once.',
  }),
});
