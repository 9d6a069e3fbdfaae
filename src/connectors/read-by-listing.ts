import { AppError } from '#domain/errors.ts';
import type { IncomingListing } from '#domain/listings/listing.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { LooseRecord } from './loose-json.ts';
import type { SourceRead, SyncBatch, SyncScope } from './source.ts';

/** An account whose reviews are only listed for each listing. Rows are read page by page. */
export interface ReviewsByListing {
  /** @param leaveOut called with each listing that has no readable reviews at the moment */
  listings(leaveOut: (upstreamId: string) => void): AsyncIterable<IncomingListing[]>;
  /** Every review of a listing. */
  all(listing: string): AsyncIterable<LooseRecord[]>;
  /** At least the reviews of a listing that may be new. */
  recent(listing: string, now: Date): AsyncIterable<LooseRecord[]>;
  translate(row: LooseRecord): TranslatedReview;
}

/** Answers that may be about one listing alone. */
const REFUSALS = [400, 403, 404];

/** That a listing was refused. @throws the error itself if it is not about one listing */
function refusalOf(error: unknown, listing: string): AppError {
  if (!(error instanceof AppError)) throw error;
  const { reason, params } = error.problem;
  const status = Number(params.status);
  if (reason !== 'source-status' || !REFUSALS.includes(status)) throw error;
  return new AppError(
    'source-listing-refused',
    { source: String(params.source), listing, status },
    { cause: error },
  );
}

/** Reads the listings by id, from the one at which an earlier read stopped, then those before it. */
export function readByListing(account: ReviewsByListing, scope: SyncScope): SourceRead {
  let known: string[] = [];
  const reread = new Set<string>();
  const unreadable = new Set<string>();

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
    const names = new Map<string, string>();
    for await (const listings of account.listings((id) => unreadable.add(id))) {
      for (const { upstreamId, name } of listings) names.set(upstreamId, name);
      yield { kind: 'listings', listings };
    }
    known = [...names.keys()].sort();
    const isFull = scope.kind === 'full';
    const from = isFull ? String(scope.checkpoint?.listing ?? '') : '';
    let read = 0;
    let last = from;
    let refusal: AppError | null = null;
    for (const id of [...known.filter((each) => each > from), ...known.filter((each) => each <= from)]) {
      try {
        for await (const rows of isFull ? account.all(id) : account.recent(id, scope.now)) {
          read += rows.length;
          yield batchOf(rows, last);
        }
      } catch (error) {
        // One listing that is always refused must not keep the others from being read.
        const refused = refusalOf(error, names.get(id) ?? id);
        refusal ??= refused;
      }
      last = id;
    }
    // Not before: what is missing is removed after a complete read.
    if (refusal) throw refusal;
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
    unreadable,
    reread(_missing, listings) {
      const again = known.filter((id) => !reread.has(id) && (listings.has(id) || listings.has(null)));
      for (const id of again) reread.add(id);
      return rereadListings(again);
    },
  };
}
