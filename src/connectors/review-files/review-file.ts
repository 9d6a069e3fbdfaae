import type { TranslatedReview } from '#domain/review.ts';
import type { FullReview, ReviewPart } from '#domain/stored-review.ts';

export type ExportFormat = 'csv' | 'ndjson';

/** One row of a file of reviews, in our words. */
export interface FileRow {
  /** Its line, or its number in a list, counted from 1. */
  at: number;
  /** Whose review it is; null where the row does not say. */
  source: string | null;
  /** What the row calls its listing. */
  listingNames: readonly string[];
  /** Parts that the row is silent on, which is not the same as empty. */
  missing: readonly ReviewPart[];
  /** A review without a listing id has '' there. */
  translated: TranslatedReview;
}

/** A file of reviews that can be read, once. */
export interface ReviewFile {
  /** What `at` counts. */
  unit: 'line' | 'row';
  /** Whether rows that do not name their source are Hostaway's. */
  isHostaway: boolean;
  /** In bytes; null for what has no size, such as a pipe. */
  size: number | null;
  bytesRead(): number;
  /** @throws AppError with a sentence that says where and why the file cannot be read on */
  rows(): AsyncIterable<FileRow>;
  /** Lets go of the file, wherever its reading stands. */
  close(): Promise<void>;
}

/** How reviews become text. */
export interface ReviewWriter {
  head: string;
  line(review: FullReview): string;
}

/** Files of reviews, as services see them. */
export interface ReviewFiles {
  /** @throws AppError when there is no such file, or it cannot be one of reviews */
  open(path: string): Promise<ReviewFile>;
  writer(format: ExportFormat, options: { withPrivateFeedback: boolean }): ReviewWriter;
}
