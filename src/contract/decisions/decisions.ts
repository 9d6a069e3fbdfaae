import { type Static, Type } from 'typebox';
import { REVIEW_DECISIONS } from '#domain/decisions/approval.ts';
import { MAX_REASON_LENGTH } from '#domain/decisions/decision-reason.ts';
import { ReviewContent } from '../reviews/reviews.ts';
import { inputObject, named, nullable } from '../schema.ts';

const Status = Type.Enum(['pending', 'approved']);

export const Decision = named('Decision', {
  at: Type.String({ format: 'date-time', description: 'UTC' }),
  from: Status,
  to: Status,
  decision: Type.Enum([...REVIEW_DECISIONS], {
    description: 'The new decision; "none" when a change on the channel made the review undecided.',
  }),
  cause: Type.Enum(['manager', 'sync', 'import'], {
    description: '"sync": the review changed on its channel; "import": an import changed it.',
  }),
  by: nullable(Type.String(), {
    description: 'The username; null for a sync, or an import by an unknown person.',
  }),
  reason: nullable(Type.String()),
  isUndo: Type.Boolean({ description: 'Whether it undid earlier decisions.' }),
});
export type Decision = Static<typeof Decision>;

const ImportChange = named('ImportChange', {
  at: Type.String({ format: 'date-time', description: 'UTC' }),
  by: nullable(Type.String(), {
    description: 'The name of the person or token that imported it; null if unknown.',
  }),
  before: ReviewContent,
  after: ReviewContent,
});
export type ImportChange = Static<typeof ImportChange>;

export const DecisionList = Type.Object({
  decisions: Type.Array(Decision, { description: 'The last hundred, oldest first.' }),
  importChanges: Type.Array(ImportChange, {
    description: 'What imports changed in the text and rating: the last hundred changes, oldest first.',
  }),
});
export type DecisionList = Static<typeof DecisionList>;

export const ReasonBody = inputObject({
  reason: Type.String({ minLength: 1, maxLength: MAX_REASON_LENGTH }),
});
