import type { TranslatedReview } from '#domain/reviews/review.ts';
import { flagOf, idOf, type LooseRecord, stringOf } from '../loose-json.ts';
import { parseTimestamp } from '../timestamp.ts';
import { type Skipped, translateRow } from '../translate-row.ts';
import { reviewOf } from './review.ts';

/**
 * Translates a row of `GET /reviews`, which may be any JSON value. The list contains reviews by guests and by hosts, in every
 * status, cancelled and hidden ones too; only published reviews by guests are reviews here. A manager can assign one without
 * a listing id.
 */
export function translateReview(row: unknown): TranslatedReview {
  return translateRow(
    row,
    (record) => idOf(record.id),
    (record, upstreamId) => {
      const skipped = skippedOf(record);
      if (skipped) return skipped;
      const submittedAt = dateOf(record);
      if (!submittedAt) return ['not-understood', 'no date'];
      const upstreamListingId = idOf(record.listingMapId) ?? '';
      return reviewOf(record, { upstreamId, upstreamListingId, submittedAt });
    },
  );
}

/** Null for a published review by a guest. */
function skippedOf(record: LooseRecord): Skipped | null {
  const type = keyword(record, 'type');
  if (type === 'host-to-guest') return ['host-to-guest', 'written by the host'];
  if (type !== 'guest-to-host') return ['not-understood', `type ${quote(type)}`];
  const status = keyword(record, 'status');
  if (status === '') return ['not-understood', 'no status'];
  if (status !== 'published') return ['not-published', `status ${quote(status)}`];
  if (flagOf(record.isCancelled)) return ['cancelled', 'cancelled'];
  if (flagOf(record.isHidden)) return ['hidden', 'hidden'];
  return null;
}

/** The time of submission; else the end of the stay, else when Hostaway received it. */
function dateOf(record: LooseRecord): Date | null {
  const at = (field: string) => parseTimestamp(record[field]);
  return at('submittedAt') ?? at('departureDate') ?? at('insertedOn');
}

function keyword(record: LooseRecord, field: string): string {
  return stringOf(record[field]).trim().toLowerCase().replaceAll('_', '-');
}

function quote(value: string): string {
  return value === '' ? 'missing' : `"${value.slice(0, 40)}"`;
}
