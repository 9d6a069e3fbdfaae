import { type Static, Type } from 'typebox';
import { EXPORT_FORMATS } from '#domain/sources/review-files.ts';
import { FILTER_PARAMETERS, Id, ListingIdSchema, ReviewListQuery } from '../reviews/reviews.ts';
import { inputObject, nullable, optional } from '../schema.ts';

/** How many rows with a problem a response lists. */
export const MAX_LISTED_PROBLEMS = 1_000;

export const ExportQuery = inputObject({
  format: Type.Optional(Type.Enum([...EXPORT_FORMATS], { default: 'csv' })),
  ...FILTER_PARAMETERS,
  sortBy: ReviewListQuery.properties.sortBy,
  sortOrder: ReviewListQuery.properties.sortOrder,
});

const MAPPING = Type.Optional(
  Type.String({
    minLength: 2,
    maxLength: 6_000,
    description:
      'How the columns of other CSV become reviews, as JSON: `mapping` of the response of POST /reviews/import/inspect.',
  }),
);

export const InspectQuery = inputObject({
  name: Type.String({ minLength: 1, maxLength: 255, description: 'The name of the file.' }),
  size: Type.Optional(
    Type.Integer({
      minimum: 0,
      description: 'The size of the whole file in bytes, if the body is its beginning.',
    }),
  ),
  mapping: MAPPING,
  listingId: Type.Optional(ListingIdSchema),
});

export const MappingParams = Type.Object({ id: Id });

export const ImportQuery = inputObject({
  name: Type.String({
    minLength: 1,
    maxLength: 255,
    description: 'The name of the file. Its extension is the format: .json, .ndjson, .jsonl or .csv.',
  }),
  ...optional({
    dryRun: Type.Boolean({ default: false, description: 'Checks the file and changes nothing.' }),
    source: Type.String({
      minLength: 1,
      maxLength: 40,
      description:
        'The source of rows that do not name one. Default: that of the mapping, Hostaway for JSON, "import" for CSV.',
    }),
    listingId: ListingIdSchema,
  }),
  mapping: MAPPING,
});

const count = (description: string) => Type.Integer({ minimum: 0, description });

export const ImportResult = Type.Object({
  counts: Type.Object({
    read: count('Rows of the file; each is counted once below.'),
    added: count('New reviews, which are pending.'),
    changed: count('Known reviews with other content.'),
    unchanged: count('Known reviews with the same content.'),
    repeated: count('Rows that repeat an earlier row.'),
    quarantined: count('Rows that wait until a manager assigns their listing.'),
    failed: count('Rows that cannot be imported.'),
    skipped: Type.Record(Type.String(), Type.Integer(), {
      description: 'Rows that are not published guest reviews, by reason.',
    }),
  }),
  problems: Type.Array(
    Type.Object({
      unit: Type.Enum(['line', 'row']),
      at: Type.Integer({ description: 'The line or the row of the file, from 1.' }),
      kind: Type.Enum(['failed', 'quarantined']),
      reason: Type.String(),
    }),
    { description: `The first ${MAX_LISTED_PROBLEMS} rows that failed or were quarantined.` },
  ),
  incomplete: nullable(Type.String(), {
    description: 'Why only the first rows of the file could be read; null when all were.',
  }),
});
export type ImportResult = Static<typeof ImportResult>;
