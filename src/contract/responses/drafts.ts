import { type Static, Type } from 'typebox';
import { FINDING_KINDS } from '#domain/responses/draft-check.ts';
import { MAX_RESPONSE_LENGTH } from '#domain/responses/response.ts';
import { LANGUAGE_PATTERN } from '#domain/reviews/language.ts';
import { inputObject, named, nullable } from '../schema.ts';

export const Finding = Type.Object({
  kind: Type.Enum([...FINDING_KINDS]),
  quote: nullable(Type.String(), {
    description: 'The passage of the text; null if it concerns the whole text or the review.',
  }),
});
export type Finding = Static<typeof Finding>;

export const TranslationBody = inputObject({
  language: Type.String({ pattern: LANGUAGE_PATTERN, examples: ['de'], description: 'ISO 639-1 code.' }),
  draft: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: MAX_RESPONSE_LENGTH,
      description: 'A draft of the response, to translate instead of the review. It is not stored.',
    }),
  ),
});
export const Translation = named('Translation', {
  text: Type.String({ description: 'A machine translation, which must be shown as such.' }),
  model: Type.String({ description: 'The name of the model.' }),
});
export type Translation = Static<typeof Translation>;

export const Draft = named('Draft', {
  text: Type.String({ description: 'The whole text. The name of the guest is filled in.' }),
  findings: Type.Array(Finding, { description: 'What a person should look at before it is sent.' }),
  model: Type.String({ description: 'The name of the model.' }),
});
export type Draft = Static<typeof Draft>;

export const DraftLine = Type.Union(
  [
    Type.Object({ text: Type.String({ description: 'The next part of the text, as the model writes it.' }) }),
    Type.Object({ draft: Draft }),
  ],
  { title: 'DraftLine' },
);
export type DraftLine = Static<typeof DraftLine>;
