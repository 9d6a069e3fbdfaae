import type { FileRow, ReviewFile } from '#connectors/review-files/review-file.ts';
import type { ListingId } from '#domain/ids.ts';
import { assignedListing, unknownListingDetail } from '#domain/listing-assignment.ts';
import type { ListingDirectory } from '#domain/listing-directory.ts';
import type { IncomingReview, SkipReason } from '#domain/review.ts';
import { objectionToSource } from '#domain/review-source.ts';
import type { seenRows } from '#domain/seen-rows.ts';
import type { HeldRow } from '#storage/held-rows.ts';
import type { PlacedReview } from './store-reviews.ts';

/** What became of a row that did not come in, in words. */
export interface RowProblem {
  unit: ReviewFile['unit'];
  at: number;
  kind: 'failed' | 'held';
  words: string;
}

/** What an import knows before it looks at a row. */
export interface ImportRules {
  unit: ReviewFile['unit'];
  /** Whose reviews they are where a row does not say. */
  source: string;
  directory: ListingDirectory;
  /** Where a person has put what the directory does not find. */
  assignments: ReadonlyMap<string, ListingId>;
  /** Whether reviews of unknown listings can wait for a person, as those of a sync do. */
  canHold: boolean;
  /** Where reviews of unknown listings go; null when that is for a person to say. */
  listingId: ListingId | null;
  /** Whether the account is the demo's, to which its reviews may come back. */
  isDemo: boolean;
  seen: ReturnType<typeof seenRows>;
}

/** The reviews of one source in a batch, and what their rows are silent on. */
export interface SourceBatch {
  placed: (PlacedReview & Pick<FileRow, 'missing'>)[];
  held: HeldRow[];
}

export interface SortedBatch {
  sources: Map<string, SourceBatch>;
  problems: RowProblem[];
  /** Rows that say again what an earlier one said. */
  repeated: number;
  skipped: Partial<Record<SkipReason, number>>;
}

/** Sorts the rows of a batch into what can be stored and what cannot, without a look at the database. */
export function sortBatch(rows: readonly FileRow[], rules: ImportRules): SortedBatch {
  const sorted: SortedBatch = { sources: new Map(), problems: [], repeated: 0, skipped: {} };
  const report = (row: FileRow, kind: RowProblem['kind'], words: string) =>
    sorted.problems.push({ unit: rules.unit, at: row.at, kind, words });
  for (const row of rows) {
    const { translated } = row;
    if (translated.kind === 'skipped') {
      if (translated.reason === 'not-understood') report(row, 'failed', translated.detail);
      else sorted.skipped[translated.reason] = (sorted.skipped[translated.reason] ?? 0) + 1;
      continue;
    }
    const { review, raw } = translated;
    const source = row.source ?? rules.source;
    const objection = row.source === null ? null : objectionToSource(row.source, rules.isDemo);
    if (objection) {
      report(row, 'failed', `source is "${source.slice(0, 40)}"; ${objection}`);
      continue;
    }
    const earlier = rules.seen(`${source} ${review.upstreamId}`, contentOf(review), row.at);
    if (earlier?.isSameContent) {
      sorted.repeated += 1;
      continue;
    }
    if (earlier) {
      report(
        row,
        'failed',
        `id ${review.upstreamId} is in ${rules.unit} ${earlier.row} already, with other content`,
      );
      continue;
    }
    const batch = batchOf(sorted, source);
    const found = rules.directory(source, {
      upstreamId: review.upstreamListingId || null,
      names: row.listingNames,
    });
    const listingId = found.id ?? assignedListing(rules.assignments, review) ?? rules.listingId;
    if (listingId !== null) batch.placed.push({ review, listingId, missing: row.missing });
    else if (rules.canHold) {
      const detail = unknownListingDetail(review);
      report(row, 'held', `${found.why}; it waits until somebody says which listing it belongs to`);
      batch.held.push({ key: review.upstreamId, reason: 'unknown-listing', detail, raw });
    } else report(row, 'failed', `${found.why}; --listing says where such reviews go`);
  }
  return sorted;
}

function batchOf({ sources }: SortedBatch, source: string): SourceBatch {
  const found = sources.get(source) ?? { placed: [], held: [] };
  sources.set(source, found);
  return found;
}

/** What makes two rows with one id say the same. */
function contentOf(review: IncomingReview): string {
  const { text, rawRating, submittedAt, guestName, privateFeedback, response, upstreamListingId } = review;
  return [
    text,
    rawRating,
    submittedAt.getTime(),
    guestName,
    privateFeedback,
    response?.text,
    upstreamListingId,
  ].join('\n');
}
