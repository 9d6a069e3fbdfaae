import type { IncomingListing } from '#domain/listings/listing.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { LooseRecord } from '../loose-json.ts';
import type { SourceRead, StoredNames, SyncBatch, SyncScope } from '../source.ts';
import { LATE_MS } from './assumptions.ts';
import type { GuestNames } from './guest-names.ts';
import { type Position, positionOf, reviewPages } from './review-pages.ts';
import { translateReview } from './translate-review.ts';

/** What a sync reads of an account. */
interface GuestyAccount {
  now(): number;
  get(path: string): Promise<LooseRecord>;
  /** The active listings. */
  listings(withDetails: boolean): AsyncIterable<IncomingListing[]>;
  /** A listing by its id, also an inactive one; null if it does not exist. */
  listing(id: string, withDetails: boolean): Promise<IncomingListing | null>;
  /** A review by its id; null if it does not exist. */
  review(id: string): Promise<LooseRecord | null>;
  guestNames(stored: StoredNames): GuestNames;
}

/** A full sync succeeds once a day, so a recent one reads what changed since the last of them. */
const RECENT_MS = 24 * 3_600_000 + LATE_MS;
/** If more reviews are missing, a second read of all takes fewer requests. */
const MAX_SINGLE_READS = 20;

/** Reads the listings, then the reviews by descending time of their last change. */
export function guestyRead(account: GuestyAccount, scope: SyncScope, stored: StoredNames): SourceRead {
  const isFull = scope.kind === 'full';
  const names = account.guestNames(stored);
  /** The listings that were read, and those that do not exist. */
  const known = new Set<string>();

  /** The listings that reviews refer to and the list of active ones does not have. */
  async function* missingListings(rows: readonly TranslatedReview[]): AsyncGenerator<SyncBatch> {
    for (const row of rows) {
      const id = row.kind === 'review' ? row.review.upstreamListingId : '';
      if (id === '' || known.has(id)) continue;
      known.add(id);
      const listing = await account.listing(id, isFull);
      if (listing) yield { kind: 'listings', listings: [listing] };
    }
  }

  async function* batchesOf(rows: readonly LooseRecord[], position: Position): AsyncGenerator<SyncBatch> {
    const translated = await names.add(rows.map(translateReview));
    yield* missingListings(translated);
    yield { kind: 'reviews', rows: translated, expected: null, checkpoint: { ...position } };
  }

  /** @returns the number of pages and of rows */
  async function* pages(query: Parameters<typeof reviewPages>[1]) {
    const read = { pages: 0, rows: 0 };
    for await (const { rows, position } of reviewPages(account.get, query)) {
      read.pages += 1;
      read.rows += rows.length;
      yield* batchesOf(rows, position);
    }
    return read;
  }

  /** From where an earlier read stopped to the end, then the rows before that, then those that changed meanwhile. */
  async function* allReviews(from: Position): AsyncGenerator<SyncBatch> {
    const startedAt = account.now();
    const rest = yield* pages({ from });
    const before = from.until === '' ? null : yield* pages({ since: new Date(from.until) });
    if (before || rest.pages > 1) yield* pages({ since: new Date(startedAt - LATE_MS) });
    const expected = rest.rows + (before?.rows ?? 0);
    yield { kind: 'reviews', rows: [], expected, checkpoint: { ...from } };
  }

  async function* batches(): AsyncGenerator<SyncBatch> {
    for await (const listings of account.listings(isFull)) {
      for (const { upstreamId } of listings) known.add(upstreamId);
      yield { kind: 'listings', listings };
    }
    if (scope.kind === 'full') yield* allReviews(positionOf(scope.checkpoint));
    else yield* pages({ since: new Date(scope.now.getTime() - RECENT_MS) });
  }

  let isReread = false;
  async function* reread(missing: readonly string[]): AsyncGenerator<SyncBatch> {
    // A review that is on no page of two reads no longer exists.
    if (isReread) return;
    if (missing.length > MAX_SINGLE_READS) {
      isReread = true;
      yield* allReviews(positionOf(null));
      return;
    }
    for (const id of missing) {
      const row = await account.review(id);
      if (row) yield* batchesOf([row], positionOf(null));
    }
  }

  return { batches: batches(), reread };
}
