import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { BULK_ACTIONS, MAX_BULK_REVIEWS, MAX_SEEN_REVIEWS } from '#domain/decisions/bulk.ts';
import { MAX_REASON_LENGTH } from '#domain/decisions/decision-reason.ts';
import { FILTER_PARAMETERS, Id } from '../reviews/reviews.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';
import { BatchId } from './batches.ts';

const Count = Type.Integer({ minimum: 0 });

export const BulkBody = inputObject({
  action: Type.Enum([...BULK_ACTIONS]),
  ...optional({
    ids: Type.Array(Id, {
      minItems: 1,
      maxItems: MAX_BULK_REVIEWS,
      description: 'The reviews; or give a filter.',
    }),
    filter: inputObject(FILTER_PARAMETERS, {
      description: `The filters of the list of reviews. They may match up to ${MAX_BULK_REVIEWS} reviews.`,
    }),
    expected: Type.Integer({
      minimum: 0,
      maximum: Number.MAX_SAFE_INTEGER,
      description:
        'How many reviews the dry run counted: its `matching` or its `changed`. 409 if there are others now.',
    }),
    fingerprint: Type.String({
      minLength: 1,
      maxLength: 40,
      description:
        'Of the dry run. 409 if another review matches now, or one has other content or another decision.',
    }),
    seen: Type.Array(inputObject({ id: Id, tag: Type.String({ maxLength: 40 }) }), {
      maxItems: MAX_SEEN_REVIEWS,
      description:
        'The content that was shown, with the tags of `If-Match` in `PUT …/approve`. A review with other content is not approved.',
    }),
    reason: Type.String({
      minLength: 1,
      maxLength: MAX_REASON_LENGTH,
      description: 'Why the reviews are unpublished; only with `unpublish`.',
    }),
    assignee: nullable(Type.String({ pattern: USERNAME_PATTERN }), {
      description: 'A username, or null for no one; only with `assign`.',
    }),
    dryRun: Type.Boolean({ description: 'Only count what would happen.' }),
  }),
});
export type BulkBody = Static<typeof BulkBody>;

export const BulkResult = named('BulkResult', {
  batch: nullable(BatchId, {
    description: 'For `POST /batches/{id}/undo`; null in a dry run and when nothing changed.',
  }),
  matching: Type.Integer({
    minimum: 0,
    description: 'Of a filter, the reviews that match; of ids, those that are not already as asked.',
  }),
  changed: Count,
  becomePublic: Count,
  stopBeingPublic: Count,
  refused: Type.Array(Type.Object({ id: Type.Integer(), reason: Type.String() }), {
    description: 'Reviews that stay as they are: up to 1,000 of them.',
  }),
  refusedCount: Type.Integer({ minimum: 0, description: 'How many were refused.' }),
  fingerprint: Type.String(),
  preview: Type.Optional(
    Type.Object(
      {
        properties: Type.Integer({ minimum: 0, description: 'To how many properties they belong.' }),
        byStars: Type.Array(Type.Object({ stars: Type.Integer(), count: Count }), {
          description: 'Whole stars, 5 to 1; 0 stands for no rating.',
        }),
        warned: Type.Array(Type.Object({ channel: Type.String(), count: Count }), {
          description: 'How many belong to a channel whose reviews are shown with a warning.',
        }),
        sample: Type.Array(
          Type.Object({
            id: Id,
            guestName: Type.String(),
            listingName: Type.String(),
            reviewText: Type.String(),
            rating: nullable(Type.Number()),
            channel: Type.String(),
          }),
          { description: 'Some of the reviews, the lowest-rated first.' },
        ),
      },
      { description: 'In a dry run: the reviews that would change.' },
    ),
  ),
});
export type BulkResult = Static<typeof BulkResult>;
