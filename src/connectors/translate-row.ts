import type { IncomingReview, SkipReason, TranslatedReview } from '#domain/reviews/review.ts';
import { jsonbSafe } from './jsonb-safe.ts';
import { type LooseRecord, recordOf } from './loose-json.ts';

/** Why a row is not a published review by a guest, with a detail for managers. */
export type Skipped = [reason: SkipReason, detail: string];

/**
 * Translates a row of a source, which may be any JSON value.
 *
 * @param idOf the id of the review; null without a valid one
 */
export function translateRow(
  row: unknown,
  idOf: (record: LooseRecord) => string | null,
  translate: (record: LooseRecord, upstreamId: string) => IncomingReview | Skipped,
): TranslatedReview {
  const raw = jsonbSafe(row);
  const record = recordOf(raw);
  const upstreamId = record && idOf(record);
  const skipped = (reason: SkipReason, detail: string): TranslatedReview => ({
    kind: 'skipped',
    reason,
    upstreamId,
    detail,
    raw,
  });
  if (!record) return skipped('not-understood', 'not an object');
  if (!upstreamId) return skipped('not-understood', 'no id');
  const review = translate(record, upstreamId);
  return Array.isArray(review) ? skipped(...review) : { kind: 'review', review, raw };
}
