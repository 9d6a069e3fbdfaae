import type { Channel } from '../listings/channel.ts';
import { SCORED_CATEGORIES } from '../reviews/rating.ts';
import type { DateFormat } from './file-dates.ts';
import { sourceProblem } from './import-source.ts';

/** The fields of a review that a column of a file may contain, besides ratings of categories. */
export const REVIEW_FIELDS = [
  'date',
  'guest',
  'rating',
  'title',
  'text',
  'negativeText',
  'channel',
  'listing',
  'reservation',
  'id',
  'response',
  'responseDate',
  'privateFeedback',
  'arrivalDate',
  'departureDate',
] as const;

export const MAPPED_FIELDS = [...REVIEW_FIELDS, ...SCORED_CATEGORIES] as const;
export type ReviewField = (typeof REVIEW_FIELDS)[number];
export type MappedField = (typeof MAPPED_FIELDS)[number];

export const RATING_SCALES = [5, 10, 100] as const;

/** How the columns of a file become reviews. The property of a file without one is chosen with each file, because files of several properties have the same header. */
export interface FileMapping {
  /** The column of each field, by its name in the file. */
  columns: Partial<Record<MappedField, string>>;
  /** The best possible rating; null until it is chosen. Only needed with ratings. */
  ratingScale: number | null;
  /** How to read dates that can be read in two ways; null until it is chosen. */
  dateFormat: DateFormat | null;
  /** The channel of all reviews, if no column has it. */
  channel: Channel | null;
  /** Where the reviews and their ids come from; empty until it is chosen. */
  source: string;
}

/** What an import still needs to know. */
export const MAPPING_PARTS = ['date', 'content', 'dateFormat', 'ratingScale', 'source', 'listing'] as const;
export type MappingPart = (typeof MAPPING_PARTS)[number];

/** A mapping that the person has chosen, or that a known format has. */
export type CompleteMapping = FileMapping & { dateFormat: DateFormat };

/** Whether a column has ratings, which need a scale. */
export const isRated = (columns: FileMapping['columns']): boolean =>
  ['rating' as const, ...SCORED_CATEGORIES].some((field) => columns[field] !== undefined);

/** The fields that make up the id of a row without one: those that do not change later, as responses do. */
export const IDENTITY_FIELDS = [
  'listing',
  'guest',
  'date',
  'rating',
  'title',
  'text',
  'negativeText',
] as const;

/** Whether the rows of a file have other ids with another mapping, so that reviews of an earlier import would be added again. */
export function changesIds(before: FileMapping, after: FileMapping): boolean {
  return idsOf(before) !== idsOf(after);
}

function idsOf({ columns, source }: FileMapping): string {
  const [own] = (['id', 'reservation'] as const).filter((field) => columns[field] !== undefined);
  const fields = own ? [own] : IDENTITY_FIELDS;
  return JSON.stringify([source, ...fields.map((field) => [field, columns[field]])]);
}

/** What is missing in a mapping before a file can be imported. */
export function missingParts(
  { columns, ratingScale, dateFormat, source }: FileMapping,
  hasListing: boolean,
): MappingPart[] {
  const hasContent = isRated(columns) || columns.text !== undefined || columns.negativeText !== undefined;
  const isMissing: Record<MappingPart, boolean> = {
    date: columns.date === undefined,
    content: !hasContent,
    dateFormat: columns.date !== undefined && dateFormat === null,
    ratingScale: isRated(columns) && ratingScale === null,
    source: sourceProblem(source) !== null,
    listing: columns.listing === undefined && !hasListing,
  };
  return MAPPING_PARTS.filter((part) => isMissing[part]);
}

export function isComplete(mapping: FileMapping, hasListing: boolean): mapping is CompleteMapping {
  return missingParts(mapping, hasListing).length === 0;
}

/** A column of the mapping that the file does not have, or that is mapped twice; null if there is none. */
export function columnProblem(
  { columns }: FileMapping,
  names: readonly string[],
): { kind: 'unknown' | 'twice'; name: string } | null {
  const mapped = Object.values(columns);
  const unknown = mapped.find((name) => !names.includes(name));
  if (unknown !== undefined) return { kind: 'unknown', name: unknown };
  const twice = mapped.find((name, index) => mapped.indexOf(name) !== index);
  return twice === undefined ? null : { kind: 'twice', name: twice };
}

const MAX_NAME_LENGTH = 80;

/** The names of a file's columns, each different and on one line: `Column 3` without a heading, `Score (2)` for a repeated one. */
export function columnNames(cells: readonly string[]): string[] {
  const names: string[] = [];
  const taken = new Set<string>();
  for (const [index, cell] of cells.entries()) {
    const heading =
      cell
        .toWellFormed()
        .replace(/[\s\p{Cc}]+/gu, ' ')
        .trim()
        .slice(0, MAX_NAME_LENGTH) || `Column ${index + 1}`;
    let name = heading;
    for (let count = 2; taken.has(name); count += 1) name = `${heading} (${count})`;
    taken.add(name);
    names.push(name);
  }
  return names;
}
