import type { IncomingListing } from '#domain/listings/listing.ts';
import { type TranslatedReview, upstreamIdOf } from '#domain/reviews/review.ts';
import { lineIn } from '../clean-text.ts';
import { recordOf } from '../loose-json.ts';
import type { SourceRead, SyncBatch, SyncScope } from '../source.ts';
import { boundaryNear, type PageSpan, spanOf } from './page-boundaries.ts';

/** One page of listings. `total` is the length of the whole list; null when Hostaway does not say. */
interface ListingPage {
  listings: IncomingListing[];
  total: number | null;
}

/** One page of rows: reviews, and rows that are not reviews with the reason. */
export interface ReviewPage {
  rows: TranslatedReview[];
  total: number | null;
  nextOffset: number;
}

interface ReviewQuery {
  /** Only reviews submitted since this time; Hostaway documents this since August 2026. */
  submittedSince?: Date;
  /** Offset of the first row. */
  from?: number;
}

/** The lists of an account. */
export interface HostawayLists {
  /** @param options.withDetails also what only public pages show; it makes the response many times larger */
  listings(options?: { withDetails: boolean }): AsyncIterable<ListingPage>;
  /** Ascending by id. The API cannot list what changed, so finding changes means reading everything. */
  reviews(query?: ReviewQuery): AsyncIterable<ReviewPage>;
}

/** How far back a recent sync reads: guests may edit for weeks, and channels deliver late. */
const RECENT_DAYS = 45;
/** Rows that a resumed sync reads twice, because the list may have moved since. */
const OVERLAP_ROWS = 500;
/** How far before a page boundary the second read starts: more rows than disappear during a sync, less than a page. */
const BOUNDARY_ROWS = 250;

/** Reads the listings, which reviews refer to, then the reviews page by page. */
export function syncRead(lists: HostawayLists, scope: SyncScope): SourceRead {
  const spans: PageSpan[] = [];
  const reread = new Set<number>();
  const idsByName = new Map<string, string | null>();
  async function* batches(): AsyncGenerator<SyncBatch> {
    for await (const { listings } of lists.listings({ withDetails: scope.kind === 'full' })) {
      addNames(idsByName, listings);
      yield { kind: 'listings', listings };
    }
    if (scope.kind === 'recent') {
      const submittedSince = new Date(scope.now.getTime() - RECENT_DAYS * 86_400_000);
      yield* batchesOf(lists.reviews({ submittedSince }), idsByName);
    } else {
      const pages = readAll(lists, Number(scope.checkpoint?.offset ?? 0));
      yield* batchesOf(recordSpans(spans, pages), idsByName);
    }
  }
  return {
    batches: batches(),
    reread: (missing) => batchesOf(rereadBoundaries(spans, missing, reread, lists), idsByName),
  };
}

async function* batchesOf(pages: AsyncIterable<ReviewPage>, idsByName: IdsByName): AsyncGenerator<SyncBatch> {
  for await (const { rows, total, nextOffset } of pages) {
    const named = rows.map((row) => withListingId(row, idsByName));
    yield { kind: 'reviews', rows: named, expected: total, checkpoint: { offset: nextOffset } };
  }
}

/** The ids of listings by name; null for a name that several have. */
type IdsByName = ReadonlyMap<string, string | null>;

function addNames(idsByName: Map<string, string | null>, listings: readonly IncomingListing[]): void {
  for (const { name, externalName, upstreamId } of listings)
    for (const each of new Set([name, externalName ?? name]))
      idsByName.set(each, idsByName.has(each) ? null : upstreamId);
}

/** A review without a listing id, such as the sample in Hostaway's documentation, belongs to the only listing of its name. */
function withListingId(row: TranslatedReview, idsByName: IdsByName): TranslatedReview {
  const record = recordOf(row.raw);
  if (row.kind !== 'review' || row.review.upstreamListingId !== '' || !record) return row;
  const upstreamListingId = idsByName.get(lineIn(record, 'listingName'));
  return upstreamListingId ? { ...row, review: { ...row.review, upstreamListingId } } : row;
}

/** Reads the whole list: from where an earlier sync failed to the end, then the rows before that. */
async function* readAll(lists: HostawayLists, from: number): AsyncGenerator<ReviewPage> {
  yield* lists.reviews({ from });
  if (from === 0) return;
  for await (const page of lists.reviews()) {
    yield page;
    if (page.nextOffset >= from + OVERLAP_ROWS) return;
  }
}

async function* recordSpans(spans: PageSpan[], pages: AsyncIterable<ReviewPage>): AsyncGenerator<ReviewPage> {
  for await (const page of pages) {
    const ids = page.rows.map(upstreamIdOf).filter((id) => id !== null);
    const span = spanOf(ids, page.nextOffset);
    if (span) spans.push(span);
    yield page;
  }
}

/**
 * Reads the page boundaries again at which one of the missing reviews may have been missed.
 *
 * @param reread the boundaries that were read again before, to which these are added
 */
async function* rereadBoundaries(
  spans: readonly PageSpan[],
  missing: readonly string[],
  reread: Set<number>,
  lists: HostawayLists,
): AsyncGenerator<ReviewPage> {
  for (const boundary of missing.map((id) => boundaryNear(spans, id))) {
    if (boundary === null || reread.has(boundary)) continue;
    reread.add(boundary);
    for await (const page of lists.reviews({ from: Math.max(0, boundary - BOUNDARY_ROWS) })) {
      yield page;
      if (page.nextOffset > boundary) break;
    }
  }
}
