import { type Static, Type } from 'typebox';
import { FINDING_KINDS } from '#domain/responses/draft-check.ts';
import { nullable } from '../nullable.ts';

export const Finding = Type.Object({
  kind: Type.Enum([...FINDING_KINDS]),
  quote: nullable(Type.String(), {
    description: 'The passage of the text; null if it concerns the whole text or the review.',
  }),
});
export type Finding = Static<typeof Finding>;

export const DraftLine = Type.Union(
  [
    Type.Object({ text: Type.String({ description: 'The next part of the text, as the model writes it.' }) }),
    Type.Object({
      draft: Type.Object({
        text: Type.String({ description: 'The whole text. The name of the guest is filled in.' }),
        findings: Type.Array(Finding, { description: 'What a person should look at before it is sent.' }),
        model: Type.String({ description: 'The name of the model.' }),
      }),
    }),
  ],
  { title: 'DraftLine' },
);
export type DraftLine = Static<typeof DraftLine>;
