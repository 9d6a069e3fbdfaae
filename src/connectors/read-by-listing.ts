import type { IncomingListing } from '#domain/listings/listing.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { LooseRecord } from './loose-json.ts';
import type { SourceRead, SyncBatch, SyncScope } from './source.ts';

/** An account whose reviews are only listed for each listing. Rows are read page by page. */
export interface ReviewsByListing {
  listings(): AsyncIterable<IncomingListing[]>;
  /** Every review of a listing. */
  all(listing: string): AsyncIterable<LooseRecord[]>;
  /** At least the reviews of a listing that may be new. */
  recent(listing: string, now: Date): AsyncIterable<LooseRecord[]>;
  translate(row: LooseRecord): TranslatedReview;
}

/** Reads the listings by id, from the one at which an earlier read stopped, then those before it. */
export function readByListing(account: ReviewsByListing, scope: SyncScope): SourceRead {
  let known: string[] = [];
  const reread = new Set<string>();

  const batchOf = (
    rows: readonly LooseRecord[],
    listing: string,
    expected: number | null = null,
  ): SyncBatch => ({
    kind: 'reviews',
    rows: rows.map((row) => account.translate(row)),
    expected,
    checkpoint: { listing },
  });

  async function* batches(): AsyncGenerator<SyncBatch> {
    const ids = new Set<string>();
    for await (const listings of account.listings()) {
      for (const { upstreamId } of listings) ids.add(upstreamId);
      yield { kind: 'listings', listings };
    }
    known = [...ids].sort();
    const isFull = scope.kind === 'full';
    const from = isFull ? String(scope.checkpoint?.listing ?? '') : '';
    let read = 0;
    let last = from;
    for (const id of [...known.filter((each) => each > from), ...known.filter((each) => each <= from)]) {
      for await (const rows of isFull ? account.all(id) : account.recent(id, scope.now)) {
        read += rows.length;
        yield batchOf(rows, last);
      }
      last = id;
    }
    yield batchOf([], last, isFull ? read : null);
  }

  /** A review that is on no page of two reads no longer exists. */
  async function* rereadListings(ids: readonly string[]): AsyncGenerator<SyncBatch> {
    for (const id of ids) {
      for await (const rows of account.all(id)) yield batchOf(rows, id);
    }
  }

  return {
    batches: batches(),
    reread(_missing, listings) {
      const again = known.filter((id) => !reread.has(id) && (listings.has(id) || listings.has(null)));
      for (const id of again) reread.add(id);
      return rereadListings(again);
    },
  };
}
