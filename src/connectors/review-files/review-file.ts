import type { ActivityEntry } from '#domain/decisions/activity.ts';
import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { FullReview, ReviewPart } from '#domain/reviews/stored-review.ts';
import type { CompleteMapping } from '#domain/sources/file-mapping.ts';
import type { ExportFormat } from '#domain/sources/review-files.ts';

/** One translated row of a review file. */
export interface FileRow {
  /** Its line, or its index in a list, counted from 1. */
  at: number;
  /** The source of the review; null when the row does not say. */
  source: string | null;
  listingNames: readonly string[];
  /** Parts that the row does not have, as opposed to empty ones. */
  missing: readonly ReviewPart[];
  /** A review without a listing id has ''. */
  translated: TranslatedReview;
}

/** How to read the rows of a file with other columns than an export of this product. */
export interface MappingPlan {
  mapping: CompleteMapping;
  /** Of dates without a zone, and of the beginning of days. */
  timeZone: string;
  /** The property of rows that name none. It distinguishes the same row in the files of two properties. */
  listingId: number | null;
}

/** An open review file that can be read once. */
export interface ReviewFile {
  /** What `at` counts. */
  unit: 'line' | 'row';
  /** Whether rows without a source come from Hostaway. */
  isHostaway: boolean;
  /** In bytes; null for a pipe. */
  size: number | null;
  bytesRead(): number;
  /** The columns of CSV that was not exported by this product; null for any other file. */
  columns: readonly string[] | null;
  /**
   * @param plan how to read foreign columns; null for a file without them
   * @throws AppError with the name, the position and the reason when the rest of the file cannot be read
   */
  rows(plan: MappingPlan | null): AsyncIterable<FileRow>;
  /** Closes the file, whether or not it was read to its end. */
  close(): Promise<void>;
}

/** The official export of a channel. */
export interface KnownFormat {
  /** The name of the channel. */
  name: string;
  mapping: CompleteMapping;
}

/** The beginning of a review file. */
export interface FileHead {
  /** As of `ReviewFile`. */
  columns: readonly string[] | null;
  isHostaway: boolean;
  known: KnownFormat | null;
  /** The cells of the first rows of CSV. */
  rows: readonly (readonly string[])[];
  /** The first rows as they would be imported. */
  translate(plan: MappingPlan): FileRow[];
}

/** Converts values to the lines of a file. */
export interface LineWriter<Value> {
  head: string;
  line(value: Value): string;
}

/** A file that is being received, with the name that its sender gives it. */
export interface UploadedFile {
  name: string;
  /** In bytes; null when unknown. */
  size: number | null;
  chunks: AsyncIterable<Buffer>;
}

export type CsvCell = string | number | Date | null | undefined;

/** Reads and writes review files. */
export interface ReviewFiles {
  /**
   * @param source a path, or an uploaded file
   * @throws AppError when the file does not exist or cannot be a review file
   */
  open(source: string | UploadedFile): Promise<ReviewFile>;
  /**
   * Reads the beginning of a file, which may be cut off anywhere.
   *
   * @throws AppError when the file does not exist or cannot be a review file
   */
  readHead(source: string | UploadedFile): Promise<FileHead>;
  /** The mapping of the official export of a channel by its columns; null for other files. */
  knownFormat(columns: readonly string[]): KnownFormat | null;
  writer(format: ExportFormat, options: { withPrivateFeedback: boolean }): LineWriter<FullReview>;
  activityWriter: LineWriter<ActivityEntry>;
  /** A table as CSV, with formulas escaped. */
  csvTable(columns: readonly string[], rows: readonly (readonly CsvCell[])[]): string;
}
