import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { type SkipReason, type TranslatedReview, upstreamIdOf } from '#domain/reviews/review.ts';
import { jsonbSafe } from '../jsonb-safe.ts';
import { fieldOf, flagOf, idOf, type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import { parseTimestamp } from '../timestamp.ts';
import { reviewOf } from './review.ts';

/**
 * Translates one row of `GET /reviews`, which may be any JSON value. The list contains reviews by guests and by hosts,
 * in every status, cancelled and hidden ones too; only published reviews by guests are reviews here.
 *
 * @param defaultListingId the listing id of a row that has none; null to skip such rows
 */
export function translateReview(row: unknown, defaultListingId: string | null = null): TranslatedReview {
  const raw = jsonbSafe(row);
  const record = recordOf(raw);
  const upstreamId = record ? idOf(fieldOf(record, 'id')) : null;
  const skipped = (reason: SkipReason, detail: string): TranslatedReview => ({
    kind: 'skipped',
    reason,
    upstreamId,
    detail,
    raw,
  });
  if (!record) return skipped('not-understood', 'not an object');
  if (!upstreamId) return skipped('not-understood', 'no id');
  const reason = skipReasonOf(record);
  if (reason) return skipped(...reason);
  const upstreamListingId = idOf(fieldOf(record, 'listingMapId')) ?? defaultListingId;
  if (upstreamListingId === null) return skipped('unknown-listing', 'no listing id');
  const submittedAt = dateOf(record);
  if (!submittedAt) return skipped('not-understood', 'no date');
  return { kind: 'review', review: reviewOf(record, { upstreamId, upstreamListingId, submittedAt }), raw };
}

/** Translates a row of the connected account, where a manager can assign a review without a listing id. */
export function translateRow(row: unknown): TranslatedReview {
  return translateReview(row, '');
}

/** The sentiment of a long text takes half a millisecond. */
const ROWS_PER_SLICE = 10;

/** Translates the rows of one page, keeping the last of repeated reviews. Yields to the event loop in between. */
export async function translateReviews(rows: readonly unknown[]): Promise<TranslatedReview[]> {
  const translated: TranslatedReview[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_PER_SLICE === 0) await yieldToEventLoop();
    translated.push(translateRow(row));
  }
  const last = new Map(translated.map((row, index) => [upstreamIdOf(row) ?? `row ${index}`, index]));
  return translated.filter((row, index) => last.get(upstreamIdOf(row) ?? `row ${index}`) === index);
}

/** Why the row is not a published review by a guest, with a detail for managers; null when it is one. */
function skipReasonOf(record: LooseRecord): [SkipReason, string] | null {
  const type = keyword(record, 'type');
  if (type === 'host-to-guest') return ['host-to-guest', 'written by the host'];
  if (type !== 'guest-to-host') return ['not-understood', `type ${quote(type)}`];
  const status = keyword(record, 'status');
  if (status === '') return ['not-understood', 'no status'];
  if (status !== 'published') return ['not-published', `status ${quote(status)}`];
  if (flagOf(fieldOf(record, 'isCancelled'))) return ['cancelled', 'cancelled'];
  if (flagOf(fieldOf(record, 'isHidden'))) return ['hidden', 'hidden'];
  return null;
}

/** The time of submission; else the end of the stay, else when Hostaway received it. */
function dateOf(record: LooseRecord): Date | null {
  const at = (field: string) => parseTimestamp(fieldOf(record, field));
  return at('submittedAt') ?? at('departureDate') ?? at('insertedOn');
}

function keyword(record: LooseRecord, field: string): string {
  return stringOf(fieldOf(record, field)).trim().toLowerCase().replaceAll('_', '-');
}

function quote(value: string): string {
  return value === '' ? 'missing' : `"${value.slice(0, 40)}"`;
}
