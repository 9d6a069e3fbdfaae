import { hash } from 'node:crypto';
import { startOfDay } from '#domain/day.ts';
import { UNNAMED_GUEST } from '#domain/guests/guest.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { rate, SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import type { CategoryRating, TranslatedReview } from '#domain/reviews/review.ts';
import type { ReviewPart } from '#domain/reviews/stored-review.ts';
import { parseFileDate } from '#domain/sources/file-dates.ts';
import { type CompleteMapping, IDENTITY_FIELDS, type MappedField } from '#domain/sources/file-mapping.ts';
import { isEmptyCell, namedScale, parseFileNumber } from '#domain/sources/file-numbers.ts';
import { channelNamed } from '../channel-names.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { jsonbSafe } from '../jsonb-safe.ts';
import { quote, RecordError } from './csv-record.ts';
import { unescapeFormula } from './formula.ts';
import type { FileRow, MappingPlan } from './review-file.ts';

/** Up to this scale the worst rating is 1, and 0 means that the guest gave none. */
const SCALES_FROM_ONE = 10;

/** The fields of each part of a review; without any of them the file lacks the part. */
const PARTS: Partial<Record<ReviewPart, readonly MappedField[]>> = {
  guestName: ['guest'],
  text: ['title', 'text', 'negativeText'],
  privateFeedback: ['privateFeedback'],
  rawRating: ['rating'],
  categories: SCORED_CATEGORIES,
  channel: ['channel'],
  arrivalDate: ['arrivalDate'],
  departureDate: ['departureDate'],
  response: ['response'],
};

/** Translates rows by a mapping. @param columns the names of the file's columns, in their order */
export function mappedRows(
  columns: readonly string[],
  { mapping, timeZone, listingId }: MappingPlan,
): (at: number, cells: readonly string[]) => FileRow {
  const places = new Map<MappedField, number>();
  for (const [field, name] of Object.entries(mapping.columns))
    places.set(field as MappedField, columns.indexOf(name));
  const missing = Object.entries(PARTS).flatMap(([part, fields]) =>
    fields.some((field) => places.has(field)) || (part === 'channel' && mapping.channel !== null)
      ? []
      : [part as ReviewPart],
  );
  const scale = mapping.ratingScale ?? 0;
  return (at, cells) => {
    const rawCellOf = (field: MappedField) => unescapeFormula(cells[places.get(field) ?? -1] ?? '');
    const cellOf = (field: MappedField) => {
      const cell = rawCellOf(field);
      return isEmptyCell(cell) && field !== 'date' ? '' : cell;
    };
    const row = { cellOf, rawCellOf, mapping, scale, timeZone, listingId };
    return {
      at,
      source: null,
      listingNames: [cellOf('listing')],
      missing,
      translated: translate(row, cells, columns),
    };
  };
}

interface Row {
  /** '' for a dash or another placeholder, but for that of the date, which is required. */
  cellOf: (field: MappedField) => string;
  rawCellOf: (field: MappedField) => string;
  mapping: CompleteMapping;
  scale: number;
  timeZone: string;
  listingId: number | null;
}

function translate(row: Row, cells: readonly string[], columns: readonly string[]): TranslatedReview {
  const raw = jsonbSafe(Object.fromEntries(columns.map((name, index) => [name, cells[index] ?? ''])));
  try {
    if (cells.length > columns.length && cells.slice(columns.length).some((cell) => cell.trim() !== ''))
      throw new RecordError(`has ${cells.length} cells, but there are ${columns.length} columns`);
    return { kind: 'review', review: reviewOf(row), raw };
  } catch (error) {
    if (!(error instanceof RecordError)) throw error;
    return { kind: 'skipped', reason: 'not-understood', upstreamId: null, detail: error.message, raw };
  }
}

function reviewOf(row: Row) {
  const { cellOf, mapping, scale } = row;
  const submittedAt = instant(row, 'date');
  if (submittedAt === null) throw new RecordError(`${columnOf(row, 'date')} is empty`);
  const rawRating = rating(row, 'rating');
  const categories = SCORED_CATEGORIES.flatMap((category): CategoryRating[] => {
    const value = rating(row, category);
    return value === null ? [] : [{ category, rating: value }];
  });
  const ratings = categories.map((category) => category.rating);
  const reservation = cleanLine(cellOf('reservation')) || null;
  const response = cleanText(cellOf('response'));
  const texts = (['title', 'text', 'negativeText'] as const).map((field) => cleanText(cellOf(field)));
  return {
    upstreamId: cleanLine(cellOf('id')) || reservation || hashOf(row),
    upstreamListingId: '',
    guestName: cleanLine(cellOf('guest')) || UNNAMED_GUEST,
    text: texts.filter(Boolean).join('\n\n'),
    privateFeedback: cleanText(cellOf('privateFeedback')) || null,
    rating: rate(rawRating, ratings, scale),
    rawRating,
    ratingScale: scale || 5,
    categories,
    channel: channel(row) ?? mapping.channel ?? 'Unknown',
    submittedAt,
    arrivalDate: day(row, 'arrivalDate'),
    departureDate: day(row, 'departureDate'),
    reservationId: null,
    channelReservationId: reservation,
    channelReviewId: null,
    response: response === '' ? null : { text: response, date: instant(row, 'responseDate') },
  };
}

/** The same in every export of the row, so that importing it again changes nothing. */
function hashOf({ rawCellOf, listingId }: Row): string {
  const cells = IDENTITY_FIELDS.map((field) => rawCellOf(field).trim());
  const content = [rawCellOf('listing').trim() || listingId, ...cells];
  return `row-${hash('sha256', JSON.stringify(content)).slice(0, 32)}`;
}

function rating(row: Row, field: MappedField): number | null {
  const cell = row.cellOf(field);
  if (cell === '') return null;
  const value = parseFileNumber(cell);
  const named = namedScale(cell);
  if (value !== null && value <= row.scale && (named === null || named === row.scale))
    return value === 0 && row.scale <= SCALES_FROM_ONE ? null : value;
  throw new RecordError(
    `${columnOf(row, field)} is ${quote(cell)}; it must be a number from 0 to ${row.scale}`,
  );
}

const EXPECTED = {
  plain: 'a date such as 2026-05-04 or 4 May 2026',
  'day-first': 'a date such as 04/05/2026, day first',
  'month-first': 'a date such as 05/04/2026, month first',
  serial: 'a number of Excel such as 46146',
};

function dateOf(row: Row, field: MappedField) {
  const cell = row.cellOf(field);
  if (cell.trim() === '') return null;
  const date = parseFileDate(cell, row.mapping.dateFormat);
  if (date) return date;
  throw new RecordError(
    `${columnOf(row, field)} is ${quote(cell)}; it must be ${EXPECTED[row.mapping.dateFormat]}`,
  );
}

/** A time on the day on which the clocks change is an hour off in a part of it. */
function instant(row: Row, field: MappedField): Date | null {
  const date = dateOf(row, field);
  if (date === null) return null;
  const { day, time, offset } = date;
  const start =
    offset === null
      ? startOfDay(day, row.timeZone).getTime()
      : Date.parse(`${day}T00:00:00Z`) - offset * 60_000;
  return new Date(start + time);
}

function day(row: Row, field: MappedField): string | null {
  return dateOf(row, field)?.day ?? null;
}

function channel(row: Row): Channel | null {
  const cell = row.cellOf('channel');
  if (cell === '') return null;
  const known = channelNamed(cell);
  if (known) return known;
  throw new RecordError(`${columnOf(row, 'channel')} is ${quote(cell)}, which is no channel known here`);
}

function columnOf({ mapping }: Row, field: MappedField): string {
  return quote(mapping.columns[field] ?? field);
}
