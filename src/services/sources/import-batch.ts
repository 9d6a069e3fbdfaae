import type { FileRow, ReviewFile } from '#connectors/review-files/review-file.ts';
import type { ListingId } from '#domain/ids.ts';
import type { ListingDirectory } from '#domain/listings/listing-directory.ts';
import type { IncomingReview, SkipReason } from '#domain/reviews/review.ts';
import type { DuplicateDetector } from '#domain/sources/duplicate-detector.ts';
import { importRefusal, sourceProblem } from '#domain/sources/import-source.ts';
import { assignedListing, unknownListingDetail } from '#domain/sources/listing-assignment.ts';
import type { SourceKind } from '#domain/sources/source-kind.ts';
import type { RejectedRow } from '#storage/sources/quarantined-rows.ts';
import type { PlacedReview } from './store-reviews.ts';

/** By its name on the page, and in the command. */
const CHOOSE_PROPERTY =
  'choose a property under "Property for reviews of unknown properties", or with --listing in a terminal';

/** A row that was not imported, and why. */
export interface RowProblem {
  unit: ReviewFile['unit'];
  at: number;
  /** A quarantined row waits until a manager assigns its listing. */
  kind: 'failed' | 'quarantined';
  reason: string;
}

export interface ImportRules {
  unit: ReviewFile['unit'];
  /** The source of rows that do not name one. */
  source: string;
  directory: ListingDirectory;
  /** Assignments by managers, for listings that the directory does not find. */
  assignments: ReadonlyMap<string, ListingId>;
  /** Whether reviews of unknown listings are quarantined, like those of a sync. */
  canQuarantine: boolean;
  /** The listing for reviews of unknown listings; null to quarantine or reject them. */
  listingId: ListingId | null;
  /** The sources that a sync reads. */
  syncedSources: readonly string[];
  /** The kinds of sources whose content may only be stored for a limited time. */
  limitedKinds: readonly SourceKind[];
  isAdmin: boolean;
  findDuplicate: DuplicateDetector;
}

/** The reviews of one source in a batch, with the parts that their rows lack. */
export interface SourceBatch {
  placed: (PlacedReview & Pick<FileRow, 'at' | 'missing'>)[];
  quarantined: RejectedRow[];
}

export interface SortedBatch {
  sources: Map<string, SourceBatch>;
  problems: RowProblem[];
  /** Rows that repeat an earlier row. */
  repeated: number;
  skipped: Partial<Record<SkipReason, number>>;
}

/** Sorts the rows of a batch into those that can be stored and those that cannot, without reading the database. */
export function sortBatch(rows: readonly FileRow[], rules: ImportRules): SortedBatch {
  const sorted: SortedBatch = { sources: new Map(), problems: [], repeated: 0, skipped: {} };
  const report = (row: FileRow, kind: RowProblem['kind'], reason: string) =>
    sorted.problems.push({ unit: rules.unit, at: row.at, kind, reason });
  for (const row of rows) {
    const { translated } = row;
    if (translated.kind === 'skipped') {
      if (translated.reason === 'not-understood') report(row, 'failed', translated.detail);
      else sorted.skipped[translated.reason] = (sorted.skipped[translated.reason] ?? 0) + 1;
      continue;
    }
    const { review, raw } = translated;
    const source = row.source ?? rules.source;
    const problem = importRefusal(source, rules) ?? sourceProblem(source);
    if (problem) {
      report(row, 'failed', `source is "${source.slice(0, 40)}"; ${problem}`);
      continue;
    }
    const earlier = rules.findDuplicate(`${source} ${review.upstreamId}`, contentOf(review), row.at);
    if (earlier?.isSameContent) {
      sorted.repeated += 1;
      continue;
    }
    if (earlier) {
      report(
        row,
        'failed',
        `id ${review.upstreamId} is already in ${rules.unit} ${earlier.row} with other content`,
      );
      continue;
    }
    const batch = batchOf(sorted, source);
    const found = rules.directory(source, {
      upstreamId: review.upstreamListingId || null,
      names: row.listingNames,
    });
    const listingId = found.id ?? assignedListing(rules.assignments, review) ?? rules.listingId;
    if (listingId !== null) batch.placed.push({ review, listingId, at: row.at, missing: row.missing });
    else if (rules.canQuarantine) {
      const detail = unknownListingDetail(review);
      report(row, 'quarantined', `${found.problem}; a manager can assign its property on the sync page`);
      batch.quarantined.push({ key: review.upstreamId, reason: 'unknown-listing', detail, raw });
    } else report(row, 'failed', `${found.problem}; ${CHOOSE_PROPERTY}`);
  }
  return sorted;
}

function batchOf({ sources }: SortedBatch, source: string): SourceBatch {
  const found = sources.get(source) ?? { placed: [], quarantined: [] };
  sources.set(source, found);
  return found;
}

/** The content by which two rows with the same id are compared. */
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
