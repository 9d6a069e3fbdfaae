import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import type { IncomingReview, TranslatedReview } from '#domain/reviews/review.ts';
import { subjectOf, unknownListingDetail } from '#domain/sources/listing-assignment.ts';
import { DEFAULT_KIND, kindOfSource } from '#domain/sources/source-kind.ts';
import type { QuarantinedRow } from '#storage/sources/quarantined-rows.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Analyser, Logs, Sources, Stored } from '../context.ts';
import { storageDaysOf } from './stored-contents.ts';
import { storePage } from './sync-page.ts';

/** Rows per statement. */
const BATCH_SIZE = 500;

/** Rows of all sources that need a manager's attention, newest first, with the review in each as far as it is understood. */
export async function quarantinedRows(context: Stored & Sources, page: { limit: number; offset: number }) {
  const { rows, total } = await context.storage.quarantinedRows.list(page);
  return { rows: rows.map((row) => ({ ...row, review: contentOf(context, row) })), total };
}

function contentOf(context: Sources, row: QuarantinedRow) {
  const translated = translate(context, row);
  if (translated.kind !== 'review') return null;
  const { guestName, text } = translated.review;
  return { guestName, reviewText: text };
}

/**
 * Assigns a quarantined review to a listing, and with it all other reviews of the same upstream listing, now and in
 * later syncs. They are stored as pending, like those of a sync.
 *
 * @returns how many reviews were stored
 * @throws not-found when the row or the listing does not exist
 * @throws conflict when the row could not be understood and contains no review
 */
export async function assignQuarantinedRow(
  context: Stored & Logs & Sources & Analyser,
  actor: Actor,
  { source, key }: { source: string; key: string },
  listingId: ListingId,
): Promise<number> {
  const { storage, log } = context;
  const assigned = await storage.transact(async (tx) => {
    await tx.listings.lockMerges();
    const row = await tx.quarantinedRows.lock(source, key);
    if (!row) throw new AppError('row-assigned');
    if (!(await tx.listings.byId(listingId)))
      throw new AppError('unknown-id', { noun: 'listing', id: listingId });
    const review = reviewIn(context, row);
    await tx.assignments.upsert(source, subjectOf(review), listingId);
    const stored = await storeAssigned(context, tx, row, review);
    await tx.events.insert(actor, { kind: 'row.assigned', listing: listingId, data: { reviews: stored } });
    return stored;
  });
  log.info({ row: key, listingId, stored: assigned, by: actor.name }, 'listing assigned');
  return assigned;
}

/** Translates a row as its source does. Imports quarantine rows of the default kind alone. */
function translate({ sources }: Sources, { source, raw }: QuarantinedRow): TranslatedReview {
  return sources.definitions[kindOfSource(source) ?? DEFAULT_KIND].translateRow(raw);
}

function reviewIn(context: Sources, row: QuarantinedRow): IncomingReview {
  const translated = translate(context, row);
  if (translated.kind === 'review') return translated.review;
  throw new AppError('row-not-understood', { detail: translated.detail });
}

async function storeAssigned(
  context: Sources & Analyser,
  tx: Transaction,
  row: QuarantinedRow,
  review: IncomingReview,
): Promise<number> {
  const { source } = row;
  if (review.upstreamListingId === '') return storeRows(context, tx, source, [row]);
  const detail = unknownListingDetail(review);
  let stored = 0;
  let after = '';
  for (;;) {
    const batch = await tx.quarantinedRows.lockByListing(source, {
      detail,
      after,
      limit: BATCH_SIZE,
    });
    stored += await storeRows(context, tx, source, batch);
    after = batch.at(-1)?.key ?? '';
    if (batch.length < BATCH_SIZE) return stored;
  }
}

async function storeRows(
  context: Sources & Analyser,
  tx: Transaction,
  source: string,
  rows: readonly QuarantinedRow[],
): Promise<number> {
  const listings = {
    ids: await tx.listings.idsByUpstreamId(source),
    assignments: await tx.assignments.bySubject(source),
  };
  const fromFiles = rows.filter(({ provenance }) => provenance !== 'sync').map(({ key }) => key);
  const synced = await tx.reviews.syncedListingIds(source, fromFiles);
  // Reviews that a sync has read since then are not changed.
  await tx.quarantinedRows.delete(source, [...synced.keys()]);
  const kind = kindOfSource(source);
  let stored = 0;
  const rest = rows.filter(({ key }) => !synced.has(key));
  const importOf = ({ provenance }: QuarantinedRow) =>
    typeof provenance === 'string' ? provenance : provenance.id;
  for (const group of Map.groupBy(rest, importOf).values()) {
    const translated = group.map((row) => translate(context, row));
    const provenance = group[0]?.provenance ?? 'sync';
    const { added, changed, unchanged } = await storePage(tx, source, translated, listings, {
      provenance,
      analyseTexts: context.analyseTexts,
    });
    if (kind !== null && storageDaysOf(context, kind) !== undefined)
      for (const { key, lastSeen } of group) await tx.fetchedReviews.markFetched(source, [key], lastSeen);
    stored += added + changed + unchanged;
  }
  return stored;
}
