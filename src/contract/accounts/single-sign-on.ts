import { Type } from 'typebox';

export const SsoStartQuery = Type.Object(
  { redirect: Type.Optional(Type.String({ maxLength: 2000, description: 'The page to open afterwards.' })) },
  { additionalProperties: false },
);

/** What providers send differs: the code and the state, or an error. */
export const SsoCallbackQuery = Type.Object({}, { additionalProperties: true });
