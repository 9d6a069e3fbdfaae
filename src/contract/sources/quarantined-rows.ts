import { type Static, Type } from 'typebox';
import { DEFAULT_PAGE_SIZE, MAX_OFFSET, MAX_PAGE_SIZE } from '#domain/paging.ts';
import { Id, ListingIdSchema } from '../reviews/reviews.ts';
import { inputObject, named, nullable } from '../schema.ts';

const instant = (description: string) => Type.String({ format: 'date-time', description });

/** The longest are the ids of Google's reviews. */
export const MAX_ROW_KEY = 300;

/** The upstream's id, or the hash of a row that has none. */
const key = Type.String({
  pattern: `^[\\w=-]{1,${MAX_ROW_KEY}}$`,
  description: 'Identifies the row across syncs.',
});

export const QuarantinedRow = named('QuarantinedRow', {
  source: Type.String({ description: 'The account that sent it.', examples: ['hostaway'] }),
  key,
  reason: Type.Enum(['unknown-listing', 'not-understood']),
  detail: Type.String({ description: 'The part of the row that caused the reason.' }),
  firstSeen: instant('When a sync first read it, UTC.'),
  lastSeen: instant('When a sync last read it, UTC.'),
  review: nullable(Type.Object({ guestName: Type.String(), reviewText: Type.String() }), {
    description: 'The review in the row; null if it was not understood.',
  }),
  raw: Type.Unknown({ description: 'The row as the upstream sent it.' }),
});
export type QuarantinedRow = Static<typeof QuarantinedRow>;

export const QuarantinedRowQuery = inputObject({
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_PAGE_SIZE, default: DEFAULT_PAGE_SIZE })),
  offset: Type.Optional(Type.Integer({ minimum: 0, maximum: MAX_OFFSET, default: 0 })),
});

export const QuarantinedRowList = Type.Object({
  rows: Type.Array(QuarantinedRow, { description: 'The newest first.' }),
  total: Type.Integer({ minimum: 0, description: 'All quarantined rows, on every page.' }),
});
export type QuarantinedRowList = Static<typeof QuarantinedRowList>;

export const QuarantinedRowParams = inputObject({ key });

export const QuarantinedRowBody = inputObject({
  listingId: ListingIdSchema,
  source: Type.Optional(
    Type.String({
      minLength: 1,
      maxLength: 40,
      description: 'The source of the row; the account of the environment by default.',
    }),
  ),
});

export const QuarantinedRowAssigned = Type.Object({
  listingId: Id,
  added: Type.Integer({ minimum: 0, description: 'The number of reviews that were added as pending.' }),
});
export type QuarantinedRowAssigned = Static<typeof QuarantinedRowAssigned>;
