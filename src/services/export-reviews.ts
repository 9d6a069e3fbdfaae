import type { ExportFormat } from '#connectors/review-files/review-file.ts';
import type { SortedFilter } from '#domain/filter.ts';
import type { Context } from './context.ts';

export interface ExportOptions {
  format: ExportFormat;
  /** Adds what guests told the host alone. */
  withPrivateFeedback: boolean;
}

/** The reviews that match as text, bit by bit: as they are at this moment, in the order of the filter. */
export async function* exportReviews(
  { storage, reviewFiles, timeZone }: Context,
  filter: SortedFilter,
  { format, withPrivateFeedback }: ExportOptions,
): AsyncGenerator<string> {
  const { head, line } = reviewFiles.writer(format, { withPrivateFeedback });
  yield head;
  for await (const reviews of storage.reviews.export(filter, timeZone, { withPrivateFeedback })) {
    yield reviews.map(line).join('');
  }
}
