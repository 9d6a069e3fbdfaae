import type { TranslatedReview } from '#domain/reviews/review.ts';
import type { ReviewPart } from '#domain/reviews/stored-review.ts';
import { translateReview } from '../hostaway/translate-review.ts';
import { type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import type { FileRow } from './review-file.ts';

/** The fields of Hostaway's review that contain a part of it; a row without them does not have the part. */
const FIELDS: Record<ReviewPart, readonly string[]> = {
  guestName: ['reviewerName', 'guestName'],
  text: ['publicReview'],
  privateFeedback: ['privateFeedback'],
  rawRating: ['rating'],
  categories: ['reviewCategory'],
  channel: ['channelId'],
  arrivalDate: ['arrivalDate'],
  departureDate: ['departureDate'],
  response: ['revieweeResponse'],
};

const LISTING_NAMES = ['listingName', 'internalListingName', 'externalListingName'];

/** Reads a row in Hostaway's format, or in the abbreviated one with a listing's name in place of its id. */
export function hostawayFileRow(at: number, value: unknown): FileRow {
  const record = recordOf(value) ?? {};
  return {
    at,
    source: null,
    listingNames: LISTING_NAMES.map((field) => stringOf(record[field])),
    missing: missingIn(record),
    translated: otherFormat(value, record) ?? translateReview(value),
  };
}

/** Explains a row that is not in Hostaway's format; null for any other. */
function otherFormat(value: unknown, record: LooseRecord): TranslatedReview | null {
  const skipped = (detail: string): TranslatedReview => {
    return { kind: 'skipped', reason: 'not-understood', upstreamId: null, detail, raw: null };
  };
  if (value === undefined) return skipped('is not JSON');
  if (Object.hasOwn(record, 'reviewText') && Object.hasOwn(record, 'isApproved')) {
    return skipped('is from an NDJSON export, which has no source ids; export and import as CSV instead');
  }
  return null;
}

/** Shared by the rows that have every part, which most do. */
const NONE: readonly ReviewPart[] = [];

function missingIn(record: LooseRecord): readonly ReviewPart[] {
  const missing = (Object.keys(FIELDS) as ReviewPart[]).filter(
    (part) => !FIELDS[part].some((field) => Object.hasOwn(record, field)),
  );
  return missing.length === 0 ? NONE : missing;
}
