import { type Static, type TSchema, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { ACTIVITY_ACTIONS, type ActivityFilter } from '#domain/decisions/activity.ts';
import { REVIEW_DECISIONS } from '#domain/decisions/approval.ts';
import { BATCH_KINDS } from '#domain/decisions/batch.ts';
import { Id } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';
import { BatchId } from './batches.ts';

const MAX_ITEMS = 100;
const ReviewDecision = Type.Enum([...REVIEW_DECISIONS]);
const BatchKind = Type.Enum([...BATCH_KINDS]);
const at = Type.String({ format: 'date-time', description: 'UTC' });

const FILTERS = optional({
  by: Type.String({ pattern: USERNAME_PATTERN, description: 'A username.' }),
  action: Type.Enum([...ACTIVITY_ACTIONS], {
    description: '"change": a sync or an import changed the review.',
  }),
  listingId: Id,
  startDate: Type.String({
    format: 'day',
    description: 'YYYY-MM-DD, whole day in the configured time zone.',
  }),
  endDate: Type.String({ format: 'day', description: 'YYYY-MM-DD, inclusive.' }),
  batch: BatchId,
}) satisfies Record<keyof ActivityFilter, TSchema>;

const paged = (cursor: string) =>
  inputObject({
    ...FILTERS,
    limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ITEMS, default: 50 })),
    cursor: Type.Optional(
      Type.String({ pattern: cursor, description: 'The `nextCursor` of the part before.' }),
    ),
  });

/** The time in microseconds and the id of the last item. */
export const ActivityQuery = paged('^\\d{1,17}_\\d{1,16}$');
export const ActivityGroupQuery = paged('^\\d{1,17}_[0-9a-f-]{1,36}$');
export const ActivityExportQuery = inputObject(FILTERS);

export const ActivityEntry = named('ActivityEntry', {
  id: Id,
  at,
  action: Type.Enum([...ACTIVITY_ACTIONS]),
  by: nullable(Type.String(), { description: 'The username; null for a sync.' }),
  from: ReviewDecision,
  to: ReviewDecision,
  reason: nullable(Type.String()),
  batch: nullable(Type.Object({ id: BatchId, kind: BatchKind })),
  review: Type.Object({
    id: Id,
    guestName: Type.String(),
    listingId: Id,
    listingName: Type.String(),
    rating: nullable(Type.Number(), { description: 'Stars as they are now.' }),
    excerpt: Type.String({ description: 'The beginning of its text as it is now.' }),
  }),
  isLast: Type.Boolean({ description: 'Whether it is the last decision on its review.' }),
});
export type ActivityEntry = Static<typeof ActivityEntry>;

const nextCursor = nullable(Type.String(), { description: 'Null at the end.' });

export const Activity = Type.Object({
  decisions: Type.Array(ActivityEntry, { description: 'Newest first.' }),
  nextCursor,
});
export type Activity = Static<typeof Activity>;

export const ActivityGroup = Type.Object({
  at,
  by: nullable(Type.String()),
  batch: nullable(
    Type.Object({
      id: BatchId,
      kind: BatchKind,
      isUndone: Type.Boolean(),
      counts: Type.Array(
        Type.Object({
          action: Type.Enum([...ACTIVITY_ACTIONS, 'assign']),
          count: Type.Integer({ minimum: 0 }),
        }),
        { description: 'The decisions of the whole batch, whatever the filters.' },
      ),
    }),
    { description: 'Null for a single decision.' },
  ),
  entry: nullable(ActivityEntry, { description: 'The single decision; null for a batch.' }),
});
export type ActivityGroup = Static<typeof ActivityGroup>;

export const ActivityGroups = Type.Object({
  groups: Type.Array(ActivityGroup, { description: 'Newest first.' }),
  nextCursor,
});
export type ActivityGroups = Static<typeof ActivityGroups>;
