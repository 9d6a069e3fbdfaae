import type { FileRow, MappingPlan, ReviewFile, UploadedFile } from '#connectors/review-files/review-file.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { databaseProblem } from '#domain/database-problem.ts';
import { AppError, messageOf, problem } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { listingDirectory } from '#domain/listings/listing-directory.ts';
import type { SkipReason } from '#domain/reviews/review.ts';
import { duplicateDetector } from '#domain/sources/duplicate-detector.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import { sourceProblem } from '#domain/sources/import-source.ts';
import type { ImportRun } from '#domain/sources/provenance.ts';
import { SOURCE_KINDS } from '#domain/sources/source-kind.ts';
import type { Analyser, Clock, Files, Logs, Sources, Stored } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { withRollups } from '../maintenance/rollups.ts';
import { type ImportRules, type RowProblem, type SortedBatch, sortBatch } from './import-batch.ts';
import { type StoredCounts, storeBatch } from './import-storing.ts';
import { readAhead } from './read-ahead.ts';
import { refuseTakenIds } from './refuse-taken-ids.ts';
import { resolveMapping } from './resolve-mapping.ts';
import { syncedSources } from './source-accounts.ts';
import { storageDaysOf } from './stored-contents.ts';

export interface ImportOptions {
  /** A path, or an uploaded file. */
  file: string | UploadedFile;
  /** Checks everything and changes nothing. */
  dryRun: boolean;
  /** The source of rows that do not name one; null for Hostaway in JSON and `import` in CSV. */
  source: string | null;
  /** The listing for reviews of unknown listings; null to quarantine them. */
  listingId: ListingId | null;
  /** What the columns of other CSV files mean; null for the remembered mapping, or that of a known export. */
  mapping: FileMapping | null;
  /** Ends the import after the batch that is being stored. */
  signal?: AbortSignal;
}

export interface ImportCounts {
  /** Rows of the file; each is counted once below. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  repeated: number;
  /** Quarantined until a manager assigns their listing. */
  quarantined: number;
  failed: number;
  skipped: Partial<Record<SkipReason, number>>;
}

export interface ImportWatcher {
  /** @param bytes bytes read so far @param size size of the file; null when unknown */
  onProgress(counts: ImportCounts, bytes: number, size: number | null): void;
  onProblem(problem: RowProblem): void;
}

export interface ImportOutcome {
  counts: ImportCounts;
  /** Why the file could not be read to its end; null when it was. */
  readError: AppError | null;
}

type ImportContext = Sources & Analyser & Files & Pick<Clock, 'timeZone'>;

const BATCH_ROWS = 1000;
/** Limits the memory of a batch, whose rows may have a megabyte each. */
const BATCH_BYTES = 4_000_000;

/**
 * Imports the reviews of a file, up to a thousand rows per transaction. Importing the same file again changes nothing.
 * New reviews are pending. An import removes no reviews, and neither adds nor changes reviews of a source that is synced.
 *
 * A given mapping of columns is remembered for files with the same columns.
 *
 * @throws AppError for an unknown file or listing, an invalid source, columns without a complete mapping, or while a sync or
 *   another import is running
 */
export async function importReviews(
  context: ImportContext,
  actor: Actor,
  options: ImportOptions,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  await requireValidOptions(context, options);
  const file = await context.reviewFiles.open(options.file);
  let imported = null as ImportCounts | null;
  const onProgress: ImportWatcher['onProgress'] = (counts, bytes, size) => {
    imported = counts;
    watcher.onProgress(counts, bytes, size);
  };
  try {
    return await importOpened(context, actor, file, options, { ...watcher, onProgress });
  } finally {
    await file.close();
    // Also what an import has stored before it failed.
    if (imported && !options.dryRun) await record(context, actor, options, imported);
  }
}

function record(context: Stored & Logs, actor: Actor, { file }: ImportOptions, counts: ImportCounts) {
  const target = typeof file === 'string' ? file : file.name;
  const { read, added, changed } = counts;
  return recordEvent(context, actor, {
    kind: 'reviews.imported',
    target,
    data: { read, added, changed },
  });
}

async function importOpened(
  context: ImportContext,
  actor: Actor,
  file: ReviewFile,
  options: ImportOptions,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  const { listingId } = options;
  const mapping = await resolveMapping(context, file, options.mapping, listingId !== null);
  const entries = await context.storage.listings.listNames();
  const source = options.source ?? mapping?.source ?? (file.isHostaway ? context.defaultSource : 'import');
  const isOfAccount = file.isHostaway && source === context.defaultSource;
  const rules: ImportRules = {
    unit: file.unit,
    source,
    directory: listingDirectory(entries),
    assignments: isOfAccount ? await context.storage.assignments.bySubject(source) : new Map(),
    canQuarantine: isOfAccount,
    listingId,
    syncedSources: syncedSources(context),
    limitedKinds: SOURCE_KINDS.filter((kind) => storageDaysOf(context, kind) !== undefined),
    isAdmin: actor.role === 'admin',
    findDuplicate: duplicateDetector(),
  };
  if (file.columns && options.mapping && !options.dryRun)
    await remember(context, actor, file.columns, options.mapping);
  const run = { id: crypto.randomUUID(), by: actor.name };
  const plan = mapping && { mapping, timeZone: context.timeZone, listingId };
  const work = () => importFile(context, run, { file, plan }, rules, options, watcher);
  // A dry run only reads and needs no lock.
  const outcome = options.dryRun
    ? { result: await work() }
    : await context.storage.exclusively('sync', () => withRollups(context, work));
  if (outcome) return outcome.result;
  throw new AppError('sync-or-import-running');
}

async function remember({ storage }: Stored, actor: Actor, columns: readonly string[], mapping: FileMapping) {
  await storage.transact(async (tx) => {
    await tx.importMappings.upsert(columns, mapping, actor.name);
    await tx.events.insert(actor, { kind: 'import-mapping.saved', target: mapping.source, data: {} });
  });
}

async function requireValidOptions(
  context: Stored & Sources,
  { source, listingId }: ImportOptions,
): Promise<void> {
  // Rows are checked one by one, because each may name its own source.
  if (source !== null && !syncedSources(context).includes(source) && sourceProblem(source))
    throw new AppError('import-source', { source });
  if (listingId !== null && !(await context.storage.listings.byId(listingId))) {
    throw new AppError('unknown-id', { noun: 'listing', id: listingId });
  }
}

/** Reads the next batch while one is stored. */
async function importFile(
  context: Stored & Analyser & Logs,
  run: ImportRun,
  { file, plan }: { file: ReviewFile; plan: MappingPlan | null },
  rules: ImportRules,
  { dryRun, signal }: ImportOptions,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  const counts = noImportCounts();
  let readError: AppError | null = null;
  const onReadError = (error: AppError) => {
    readError = error;
  };
  for await (const rows of readAhead(readBatches(file, plan, onReadError))) {
    if (signal?.aborted) break;
    const sorted = sortBatch(rows, rules);
    const store = async () => {
      if (plan) await refuseTakenIds(context, sorted, rules.unit);
      return storeBatch(context, sorted, dryRun ? null : run);
    };
    const stored = await store().catch((error: unknown) => {
      throw withProgress(context, error, counts, dryRun);
    });
    count(counts, rows.length, sorted, stored);
    sorted.problems.forEach(watcher.onProblem);
    watcher.onProgress(counts, file.bytesRead(), file.size);
  }
  return { counts, readError };
}

/** An error of the database with what was imported before it; any other error as it is. */
function withProgress(
  { outageLog }: Logs,
  error: unknown,
  { read: rows }: ImportCounts,
  isDryRun: boolean,
): unknown {
  const reason = databaseProblem(error);
  if (reason === null) return error;
  outageLog.error({ reason: messageOf(error) }, 'an import failed because the database cannot be used');
  return new AppError('import-failed', { problem: problem(reason), rows, isDryRun }, { cause: error });
}

/** The rows in batches. The batch in which the file becomes unreadable is left out. */
async function* readBatches(
  file: ReviewFile,
  plan: MappingPlan | null,
  onReadError: (error: AppError) => void,
): AsyncGenerator<FileRow[]> {
  let batch: FileRow[] = [];
  let startedAt = 0;
  try {
    for await (const row of file.rows(plan)) {
      batch.push(row);
      if (batch.length < BATCH_ROWS && file.bytesRead() - startedAt < BATCH_BYTES) continue;
      yield batch;
      batch = [];
      startedAt = file.bytesRead();
    }
    if (batch.length > 0) yield batch;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    onReadError(error);
  }
}

function noImportCounts(): ImportCounts {
  return { read: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, quarantined: 0, failed: 0, skipped: {} };
}

function count(
  counts: ImportCounts,
  rows: number,
  sorted: SortedBatch,
  { added, changed }: StoredCounts,
): void {
  const placed = [...sorted.sources.values()].reduce((sum, batch) => sum + batch.placed.length, 0);
  counts.read += rows;
  counts.added += added;
  counts.changed += changed;
  counts.unchanged += placed - added - changed;
  counts.repeated += sorted.repeated;
  for (const { kind } of sorted.problems) counts[kind] += 1;
  for (const [reason, number] of Object.entries(sorted.skipped) as [SkipReason, number][]) {
    counts.skipped[reason] = (counts.skipped[reason] ?? 0) + number;
  }
}
