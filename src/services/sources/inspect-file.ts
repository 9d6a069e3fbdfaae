import type { FileHead, FileRow, UploadedFile } from '#connectors/review-files/review-file.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import {
  type ListingDirectory,
  type ListingEntry,
  listingDirectory,
} from '#domain/listings/listing-directory.ts';
import { starsOf } from '#domain/reviews/rating.ts';
import { type FileMapping, missingParts } from '#domain/sources/file-mapping.ts';
import { guessDateFormat, guessMapping, type SampledColumn } from '#domain/sources/guess-mapping.ts';
import type { Clock, Files, Stored } from '../context.ts';
import { requireColumns } from './resolve-mapping.ts';

const PREVIEW_ROWS = 10;
const SAMPLES = 3;
const SAMPLE_LENGTH = 60;
/** A preview is read by a person. */
const TEXT_LENGTH = 300;

export interface InspectOptions {
  /** A path, or the beginning of a file with its name. */
  file: string | UploadedFile;
  /** What a person has chosen so far; null for the remembered, the known or a guessed mapping. */
  mapping: FileMapping | null;
  listingId: ListingId | null;
}

/**
 * Recognizes a file by its beginning, and shows how its first rows would be imported. Changes nothing.
 *
 * @throws AppError for a file that cannot be a review file, and for columns that it does not have
 */
export async function inspectFile(
  context: Files & Pick<Clock, 'timeZone'>,
  { file, mapping: given, listingId }: InspectOptions,
) {
  const { storage, reviewFiles } = context;
  const head = await reviewFiles.readHead(file);
  if (head.columns === null) {
    if (given) throw new AppError('mapping-not-needed');
    const format = head.isHostaway ? ('hostaway' as const) : ('own' as const);
    return {
      format,
      origin: null,
      name: null,
      remembered: null,
      columns: [],
      mapping: null,
      missing: [],
      preview: [],
    };
  }
  const columns = sampled(head.columns, head.rows);
  const stored = await storage.importMappings.find(head.columns);
  const name = typeof file === 'string' ? file : file.name;
  const { origin, mapping } = given
    ? { origin: 'given' as const, mapping: given }
    : stored
      ? { origin: 'remembered' as const, mapping: stored.mapping }
      : guess(head, columns, name);
  requireColumns(mapping, head.columns);
  return {
    format: 'columns' as const,
    origin,
    name: head.known?.name ?? null,
    remembered: stored && {
      id: stored.id,
      by: stored.updatedBy,
      at: stored.updatedAt,
      mapping: stored.mapping,
    },
    columns: columns.map((column) => ({ name: column.name, samples: samplesOf(column) })),
    mapping,
    missing: missingParts(mapping, listingId !== null),
    preview: await preview(context, head, mapping, listingId),
  };
}

/** Deletes a remembered mapping. @throws not-found */
export async function forgetMapping({ storage }: Stored, actor: Actor, id: number): Promise<string> {
  return storage.transact(async (tx) => {
    const source = await tx.importMappings.remove(id);
    if (source === null) throw new AppError('unknown-id', { noun: 'mapping', id });
    await tx.events.insert(actor, { kind: 'import-mapping.deleted', target: source, data: {} });
    return source;
  });
}

function guess(head: FileHead, columns: readonly SampledColumn[], name: string) {
  if (!head.known) return { origin: 'guessed' as const, mapping: guessMapping(columns, name) };
  const { mapping } = head.known;
  const dates = columns.find((column) => column.name === mapping.columns.date)?.cells ?? [];
  const isDated = dates.some((cell) => cell.trim() !== '');
  // A spreadsheet program may have rewritten the dates.
  return {
    origin: 'known' as const,
    mapping: isDated ? { ...mapping, dateFormat: guessDateFormat(dates) } : mapping,
  };
}

function sampled(names: readonly string[], rows: FileHead['rows']): SampledColumn[] {
  return names.map((name, index) => ({ name, cells: rows.map((cells) => cells[index] ?? '') }));
}

function samplesOf({ cells }: SampledColumn): string[] {
  const given = [...new Set(cells.map((cell) => cell.trim()))].filter((cell) => cell !== '');
  return given.slice(0, SAMPLES).map((cell) => shortened(cell, SAMPLE_LENGTH));
}

function shortened(text: string, length: number): string {
  return text.length <= length ? text : `${Array.from(text.slice(0, length)).join('').toWellFormed()}…`;
}

async function preview(
  { storage, timeZone }: Files & Pick<Clock, 'timeZone'>,
  head: FileHead,
  mapping: FileMapping,
  listingId: ListingId | null,
) {
  const { dateFormat } = mapping;
  // A preview helps to choose, so it does not wait for what it does not show.
  const missing = missingParts(mapping, true).filter((part) => part !== 'source');
  if (missing.length > 0 || dateFormat === null) return [];
  const entries = await storage.listings.listNames();
  const directory = listingDirectory(entries);
  const rows = head
    .translate({ mapping: { ...mapping, dateFormat }, timeZone, listingId })
    .slice(0, PREVIEW_ROWS);
  return rows.map((row) => previewOf(row, { directory, entries, listingId, source: mapping.source }));
}

interface Place {
  directory: ListingDirectory;
  entries: readonly ListingEntry[];
  listingId: ListingId | null;
  source: string;
}

function previewOf(
  { at, translated, listingNames }: FileRow,
  { directory, entries, listingId, source }: Place,
) {
  if (translated.kind === 'skipped') return { at, problem: translated.detail, review: null };
  const { review } = translated;
  const names = listingNames.filter((name) => name.trim() !== '');
  const found = directory(source, { upstreamId: null, names });
  const id = found.id ?? listingId;
  const isUnknown = id === null && names.length > 0;
  return {
    at,
    problem: isUnknown ? found.problem : null,
    review: {
      guestName: review.guestName,
      reviewText: shortened(review.text, TEXT_LENGTH),
      rating: review.rating && starsOf(review.rating.tenths),
      channel: review.channel,
      reviewDate: review.submittedAt,
      listingName: entries.find((entry) => entry.id === id)?.names[0] ?? null,
      response: review.response && shortened(review.response.text, TEXT_LENGTH),
      categories: review.categories,
    },
  };
}
