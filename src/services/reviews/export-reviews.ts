import type { Actor } from '#domain/accounts/actor.ts';
import type { SortedFilter } from '#domain/reviews/filter.ts';
import type { ExportFormat } from '#domain/sources/review-files.ts';
import type { Clock, Files } from '../context.ts';
import { recordEvent } from '../events/record-event.ts';
import { filterOf } from './reviews.ts';

export interface ExportOptions {
  format: ExportFormat;
  /** Includes what guests wrote only to the host. */
  withPrivateFeedback: boolean;
}

/** Streams the matching reviews as text, from one snapshot of the database and in the order of the filter. */
export async function* exportReviews(
  context: Clock & Files,
  actor: Actor,
  filter: SortedFilter,
  { format, withPrivateFeedback }: ExportOptions,
): AsyncGenerator<string> {
  const { storage, reviewFiles, timeZone } = context;
  await recordEvent(context, actor, {
    kind: 'reviews.exported',
    // A search text may be the name of a guest.
    data: { format, withPrivateFeedback, filter: { ...filter, search: undefined, words: undefined } },
  });
  const { head, line } = reviewFiles.writer(format, { withPrivateFeedback });
  yield head;
  for await (const reviews of storage.reviews.export(filterOf(context, actor, filter), timeZone, {
    withPrivateFeedback,
  })) {
    yield reviews.map(line).join('');
  }
}
