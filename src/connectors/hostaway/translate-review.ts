import { setImmediate as turnOfOthers } from 'node:timers/promises';
import type { SkipReason, TranslatedReview } from '#domain/review.ts';
import { fieldOf, flagOf, idOf, type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import { storable } from '../storable.ts';
import { momentOf } from './moment.ts';
import { reviewOf } from './review.ts';

/**
 * What becomes of one row of `GET /reviews`: any JSON value at all, never an exception. The list holds both directions,
 * every status, cancelled and hidden rows; only what guests wrote and a channel published is a review here.
 *
 * @param noListing what stands for the listing of a row that names none; without it such a row is skipped
 */
export function translateReview(row: unknown, noListing: string | null = null): TranslatedReview {
  const raw = storable(row);
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
  const objection = objectionTo(record);
  if (objection) return skipped(...objection);
  const upstreamListingId = idOf(fieldOf(record, 'listingMapId')) ?? noListing;
  if (upstreamListingId === null) return skipped('unknown-listing', 'no listing id');
  const submittedAt = dateOf(record);
  if (!submittedAt) return skipped('not-understood', 'no date');
  return { kind: 'review', review: reviewOf(record, { upstreamId, upstreamListingId, submittedAt }), raw };
}

/** The same for a row of the account itself, where a person may know of which listing a review is that names none. */
export function translateRow(row: unknown): TranslatedReview {
  return translateReview(row, '');
}

/** The tone of a long text takes half a millisecond to tell. */
const ROWS_AT_ONCE = 10;

/**
 * Rows of one page, each review once: a row that comes twice counts as its last form. Whoever else needs this process has
 * turns in between.
 */
export async function translateReviews(rows: readonly unknown[]): Promise<TranslatedReview[]> {
  const translated: TranslatedReview[] = [];
  for (const [index, row] of rows.entries()) {
    if (index > 0 && index % ROWS_AT_ONCE === 0) await turnOfOthers();
    translated.push(translateRow(row));
  }
  const last = new Map(translated.map((row, index) => [idIn(row) ?? `row ${index}`, index]));
  return translated.filter((row, index) => last.get(idIn(row) ?? `row ${index}`) === index);
}

function idIn(row: TranslatedReview): string | null {
  return row.kind === 'review' ? row.review.upstreamId : row.upstreamId;
}

/** Why this row is not a review that anybody here shows; null when it is one. */
function objectionTo(record: LooseRecord): [SkipReason, string] | null {
  const type = word(record, 'type');
  if (type === 'host-to-guest') return ['host-to-guest', 'written by the host'];
  if (type !== 'guest-to-host') return ['not-understood', `type ${shown(type)}`];
  const status = word(record, 'status');
  if (status === '') return ['not-understood', 'no status'];
  if (status !== 'published') return ['not-published', `status ${shown(status)}`];
  if (flagOf(fieldOf(record, 'isCancelled'))) return ['cancelled', 'cancelled'];
  if (flagOf(fieldOf(record, 'isHidden'))) return ['hidden', 'hidden'];
  return null;
}

/** When it was submitted; on channels that do not say, the end of the stay, else when Hostaway first had it. */
function dateOf(record: LooseRecord): Date | null {
  const at = (field: string) => momentOf(fieldOf(record, field));
  return at('submittedAt') ?? at('departureDate') ?? at('insertedOn');
}

function word(record: LooseRecord, field: string): string {
  return stringOf(fieldOf(record, field)).trim().toLowerCase().replaceAll('_', '-');
}

function shown(word: string): string {
  return word === '' ? 'missing' : `"${word.slice(0, 40)}"`;
}
