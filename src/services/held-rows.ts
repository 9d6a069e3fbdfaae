import type { Actor } from '#domain/actor.ts';
import { AppError } from '#domain/errors.ts';
import type { ListingId } from '#domain/ids.ts';
import { subjectOf, unknownListingDetail } from '#domain/listing-assignment.ts';
import type { IncomingReview } from '#domain/review.ts';
import type { KeptRow } from '#storage/held-rows.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Context } from './context.ts';
import { storePage } from './sync-page.ts';

/** So many rows are stored by one statement. */
const BATCH = 500;

/** Rows of the upstream that wait for a person, the newest first. */
export async function heldRows(
  { storage, source }: Context,
  page: { limit: number; offset: number },
): Promise<{ rows: KeptRow[]; total: number }> {
  return storage.quarantinedRows.list(source, page);
}

/**
 * Puts a held review under a listing, and with it every other review of the same upstream listing, now and at every
 * sync to come. They come in as pending, as a sync would bring them.
 *
 * @returns how many reviews came in
 * @throws not-found when there is no such row or listing
 * @throws conflict when the row could not be understood, so that there is no review to be put anywhere
 */
export async function assignHeldRow(
  context: Context,
  actor: Actor,
  key: string,
  listingId: ListingId,
): Promise<number> {
  const { storage, source, log } = context;
  return storage.transact(async (tx) => {
    const row = await tx.quarantinedRows.lock(source, key);
    if (!row) throw new AppError('not-found', 'This row does not wait any more.');
    if (!(await tx.listings.byId(listingId)))
      throw new AppError('not-found', `There is no listing ${listingId}.`);
    const review = reviewIn(context, row);
    await tx.assignments.upsert(source, subjectOf(review), listingId);
    const broughtIn = await bringIn(context, tx, row, review);
    log.info({ row: key, listingId, broughtIn, by: actor.name }, 'a listing was assigned');
    return broughtIn;
  });
}

function reviewIn({ translateRow }: Context, { raw }: KeptRow): IncomingReview {
  const translated = translateRow(raw);
  if (translated.kind === 'review') return translated.review;
  throw new AppError(
    'conflict',
    `This row could not be understood (${translated.detail}), so it has no review to be put under a listing.`,
  );
}

async function bringIn(
  context: Context,
  tx: Transaction,
  row: KeptRow,
  review: IncomingReview,
): Promise<number> {
  if (review.upstreamListingId === '') return store(context, tx, [row]);
  const detail = unknownListingDetail(review);
  let broughtIn = 0;
  let after = '';
  for (;;) {
    const batch = await tx.quarantinedRows.lockByListing(context.source, { detail, after, limit: BATCH });
    broughtIn += await store(context, tx, batch);
    after = batch.at(-1)?.key ?? '';
    if (batch.length < BATCH) return broughtIn;
  }
}

async function store(
  { source, translateRow }: Context,
  tx: Transaction,
  rows: readonly KeptRow[],
): Promise<number> {
  const listings = {
    ids: await tx.listings.idsByUpstreamId(source),
    assignments: await tx.assignments.bySubject(source),
  };
  let broughtIn = 0;
  for (const bySync of [true, false]) {
    const translated = rows.filter((row) => row.bySync === bySync).map(({ raw }) => translateRow(raw));
    const { added, changed, unchanged } = await storePage(tx, source, translated, listings, bySync);
    broughtIn += added + changed + unchanged;
  }
  return broughtIn;
}
