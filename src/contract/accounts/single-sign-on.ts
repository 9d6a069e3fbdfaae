import { Type } from 'typebox';
import { inputObject } from '../schema.ts';

export const SsoStartQuery = inputObject({
  redirect: Type.Optional(Type.String({ maxLength: 2000, description: 'The page to open afterwards.' })),
});

/** What providers send differs: the code and the state, or an error. */
export const SsoCallbackQuery = Type.Object({}, { additionalProperties: true });
