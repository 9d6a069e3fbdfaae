import { type Static, type TOptional, type TString, Type } from 'typebox';
import { AppError } from '#domain/errors.ts';
import { CHANNEL_PATTERN, type Channel } from '#domain/listings/channel.ts';
import { DATE_FORMATS } from '#domain/sources/file-dates.ts';
import {
  type FileMapping,
  MAPPED_FIELDS,
  MAPPING_PARTS,
  type MappedField,
} from '#domain/sources/file-mapping.ts';
import { inputObject, nullable } from '../schema.ts';
import { compileSchema } from '../validation.ts';

const Column = Type.Optional(Type.String({ minLength: 1, maxLength: 100 }));

/** How the columns of a file become reviews. */
const FileMappingBody = inputObject({
  columns: inputObject(
    Object.fromEntries(MAPPED_FIELDS.map((field) => [field, Column])) as Record<
      MappedField,
      TOptional<TString>
    >,
    { description: 'The name of the column of each field.' },
  ),
  ratingScale: nullable(Type.Integer({ minimum: 1, maximum: 100 }), {
    description: 'The highest possible rating.',
  }),
  dateFormat: nullable(Type.Enum([...DATE_FORMATS]), {
    description:
      'plain: the year first, or the month by name; day-first; month-first; serial: Excel numbers. The first three all read plain dates.',
  }),
  channel: Type.Unsafe<Channel | null>(
    nullable(Type.String({ pattern: CHANNEL_PATTERN }), {
      description: 'The channel of all reviews, if no column has it.',
    }),
  ),
  source: Type.String({ maxLength: 40, description: 'Where the reviews and their ids come from.' }),
});

const check = compileSchema(FileMappingBody, 'body');

/** Reads a mapping from JSON. @throws AppError for anything else */
export function parseMapping(json: string): FileMapping {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    throw new AppError('mapping-not-json');
  }
  const checked = check(value);
  if ('error' in checked) throw new AppError('mapping-invalid', { problem: checked.error.problem });
  return checked.value as FileMapping;
}

export const Inspection = Type.Object({
  format: Type.Enum(['own', 'hostaway', 'columns'], {
    description:
      'own: the CSV of this product; hostaway: the JSON of Hostaway; columns: other CSV, which needs a mapping.',
  }),
  origin: nullable(Type.Enum(['given', 'remembered', 'known', 'guessed']), {
    description: 'Where the mapping comes from; null without one.',
  }),
  name: nullable(Type.String(), { description: 'The channel whose official export the file is.' }),
  remembered: nullable(
    Type.Object({
      id: Type.Integer(),
      by: Type.String(),
      at: Type.String({ format: 'date-time' }),
      mapping: FileMappingBody,
    }),
    { description: 'The mapping that was used for files with the same columns.' },
  ),
  columns: Type.Array(Type.Object({ name: Type.String(), samples: Type.Array(Type.String()) })),
  mapping: nullable(FileMappingBody),
  missing: Type.Array(Type.Enum([...MAPPING_PARTS]), {
    description: 'What must still be chosen before an import.',
  }),
  preview: Type.Array(
    Type.Object({
      at: Type.Integer({ description: 'Its line in the file.' }),
      problem: nullable(Type.String(), { description: 'Why the row cannot be imported.' }),
      review: nullable(
        Type.Object({
          guestName: Type.String(),
          reviewText: Type.String(),
          rating: nullable(Type.Number(), { description: 'In stars.' }),
          channel: Type.String(),
          reviewDate: Type.String({ format: 'date-time' }),
          listingName: nullable(Type.String()),
          response: nullable(Type.String()),
          categories: Type.Array(Type.Object({ category: Type.String(), rating: Type.Number() })),
        }),
      ),
    }),
    { description: 'The first rows as they would be stored; empty while the mapping is incomplete.' },
  ),
});
export type Inspection = Static<typeof Inspection>;

export const ForgottenMapping = Type.Object({
  source: Type.String({ description: 'The system that its files come from.' }),
});
