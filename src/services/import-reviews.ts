import type { FileRow, ReviewFile } from '#connectors/review-files/review-file.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { listingDirectory } from '#domain/listing-directory.ts';
import type { SkipReason } from '#domain/review.ts';
import { objectionToSource } from '#domain/review-source.ts';
import { seenRows } from '#domain/seen-rows.ts';
import { both } from './both.ts';
import type { Context } from './context.ts';
import { whileFolding } from './folding.ts';
import { type ImportRules, type RowProblem, type SortedBatch, sortBatch } from './import-batch.ts';
import { type Stored, storeBatch } from './import-storing.ts';

export interface ImportOptions {
  file: string;
  /** Looks at everything and changes nothing. */
  dryRun: boolean;
  /** Whose reviews they are where a row does not say; null: Hostaway's in JSON, `import` in CSV. */
  source: string | null;
  /** Where reviews go whose listing is not known; null: they are held. */
  listingId: ListingId | null;
}

export interface ImportCounts {
  /** Rows of the file, of which each is counted once below. */
  read: number;
  added: number;
  changed: number;
  unchanged: number;
  repeated: number;
  /** Kept aside until somebody says which listing they belong to. */
  held: number;
  failed: number;
  skipped: Partial<Record<SkipReason, number>>;
}

/** Somebody who looks on. */
export interface ImportWatcher {
  /** @param bytes of the file read so far @param size of it; null when it has none */
  onProgress(counts: ImportCounts, bytes: number, size: number | null): void;
  onProblem(problem: RowProblem): void;
}

export interface ImportOutcome {
  counts: ImportCounts;
  /** Why the file could not be read to its end; null when it was. */
  brokenOff: AppError | null;
}

const BATCH_ROWS = 1000;
/** A batch of so much of a file is closed whatever its rows, for each may have a megabyte. */
const BATCH_BYTES = 4_000_000;

/**
 * Brings in the reviews of a file, up to a thousand rows in one transaction: all of them or none. The same file again changes
 * nothing. New reviews are pending. It never removes any.
 *
 * @throws AppError when there is no such file, listing or possible source, or while a sync or another import runs
 */
export async function importReviews(
  context: Context,
  options: ImportOptions,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  await refuseImpossible(context, options);
  const file = await context.reviewFiles.open(options.file);
  try {
    return await importOpened(context, file, options, watcher);
  } finally {
    await file.close();
  }
}

async function importOpened(
  context: Context,
  file: ReviewFile,
  options: ImportOptions,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  const entries = await context.storage.listings.listNames();
  const source = options.source ?? (file.isHostaway ? context.source : 'import');
  const isOfAccount = file.isHostaway && source === context.source;
  const rules: ImportRules = {
    unit: file.unit,
    source,
    directory: listingDirectory(entries),
    assignments: isOfAccount ? await context.storage.assignments.bySubject(source) : new Map(),
    canHold: isOfAccount,
    listingId: options.listingId,
    isDemo: context.source === 'demo',
    seen: seenRows(),
  };
  const work = () => importFile(context, file, rules, options.dryRun, watcher);
  // A dry run only reads, and need not wait for anybody.
  const outcome = options.dryRun
    ? { answer: await work() }
    : await context.storage.exclusively('sync', () => whileFolding(context, work));
  if (outcome) return outcome.answer;
  throw new AppError('conflict', 'A sync or another import runs; try again when it has ended.');
}

async function refuseImpossible(context: Context, { source, listingId }: ImportOptions): Promise<void> {
  const { storage } = context;
  const objection = source === null ? null : objectionToSource(source, context.source === 'demo');
  if (objection) throw new AppError('invalid', `The source is "${source}"; ${objection}.`);
  if (listingId !== null && !(await storage.listings.byId(listingId))) {
    throw new AppError('not-found', `There is no listing ${listingId}.`);
  }
}

/** Two batches are stored while the next is read: they share no row, and PostgreSQL stores on two cores. */
async function importFile(
  context: Context,
  file: ReviewFile,
  rules: ImportRules,
  dryRun: boolean,
  watcher: ImportWatcher,
): Promise<ImportOutcome> {
  const counts = noImportCounts();
  let allButLast: Promise<void> = Promise.resolve();
  let all = allButLast;
  const store = async (rows: readonly FileRow[]) => {
    await allButLast;
    const sorted = sortBatch(rows, rules);
    allButLast = all;
    all = both(storeBatch(context, sorted, dryRun), allButLast).then((stored) => {
      count(counts, rows.length, sorted, stored);
      sorted.problems.forEach(watcher.onProblem);
      watcher.onProgress(counts, file.bytesRead(), file.size);
    });
    // It is awaited above or below; until then nobody must take it for forgotten.
    all.catch(() => {});
  };
  let batch: FileRow[] = [];
  let begunAt = 0;
  let brokenOff: AppError | null = null;
  try {
    for await (const row of file.rows()) {
      batch.push(row);
      if (batch.length < BATCH_ROWS && file.bytesRead() - begunAt < BATCH_BYTES) continue;
      await store(batch);
      batch = [];
      begunAt = file.bytesRead();
    }
  } catch (error) {
    if (!(error instanceof AppError)) {
      // Nobody stores any more once this has failed.
      await all;
      throw error;
    }
    brokenOff = error;
  }
  // Of a file that breaks off, the batch in which it does is left out.
  if (batch.length > 0 && !brokenOff) await store(batch);
  await all;
  return { counts, brokenOff };
}

function noImportCounts(): ImportCounts {
  return { read: 0, added: 0, changed: 0, unchanged: 0, repeated: 0, held: 0, failed: 0, skipped: {} };
}

function count(counts: ImportCounts, rows: number, sorted: SortedBatch, { added, changed }: Stored): void {
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
