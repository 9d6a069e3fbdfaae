import { type Static, Type } from 'typebox';
import { inputObject, named, nullable, optionalInput } from '../schema.ts';

export const BatchId = Type.String({
  pattern: '^[0-9a-fA-F]{8}(-[0-9a-fA-F]{4}){3}-[0-9a-fA-F]{12}$',
  description: 'A UUID. Decisions with the same batch can be undone together.',
});

export const BatchParams = inputObject({ id: BatchId });

/** The result of an undo. */
export const UndoneBatch = named('UndoneBatch', {
  batch: nullable(BatchId, {
    description: 'The undo itself, which can be undone too; null when nothing changed.',
  }),
  changed: Type.Integer({ minimum: 0 }),
  skipped: Type.Array(Type.Object({ id: Type.Integer(), guestName: Type.String(), reason: Type.String() }), {
    description: 'Reviews that were decided again, changed or withdrawn since: up to 1,000 of them.',
  }),
  skippedCount: Type.Integer({ minimum: 0, description: 'How many were skipped.' }),
});
export type UndoneBatch = Static<typeof UndoneBatch>;

export const UndoReviewBody = optionalInput({
  decision: Type.Integer({
    minimum: 1,
    maximum: Number.MAX_SAFE_INTEGER,
    description: 'The id of the decision to undo, of any manager; by default your own last one.',
  }),
});
