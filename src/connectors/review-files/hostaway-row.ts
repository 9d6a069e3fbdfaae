import type { TranslatedReview } from '#domain/review.ts';
import type { ReviewPart } from '#domain/stored-review.ts';
import { translateRow } from '../hostaway/translate-review.ts';
import { fieldOf, type LooseRecord, recordOf, stringOf } from '../loose-json.ts';
import type { FileRow } from './review-file.ts';

/** Which fields of Hostaway's review tell a part of it; a row with none of them is silent on the part. */
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

/** A row as Hostaway sends it, or in the abbreviated form that has a listing's name instead of its id. */
export function hostawayFileRow(at: number, value: unknown): FileRow {
  const record = recordOf(value) ?? {};
  return {
    at,
    source: null,
    listingNames: LISTING_NAMES.map((field) => stringOf(fieldOf(record, field))),
    missing: missingIn(record),
    translated: foreign(value, record) ?? translateRow(value),
  };
}

/** What is no row of Hostaway's at all, in words that tell what it is. */
function foreign(value: unknown, record: LooseRecord): TranslatedReview | null {
  const skipped = (detail: string): TranslatedReview => {
    return { kind: 'skipped', reason: 'not-understood', upstreamId: null, detail, raw: null };
  };
  if (value === undefined) return skipped('is not JSON');
  if (Object.hasOwn(record, 'reviewText') && Object.hasOwn(record, 'isApproved')) {
    return skipped('is from an export as NDJSON, which has no ids of the source; import an export as CSV');
  }
  return null;
}

/** Most rows are silent on nothing, and share this list. */
const NOTHING: readonly ReviewPart[] = [];

function missingIn(record: LooseRecord): readonly ReviewPart[] {
  const missing = (Object.keys(FIELDS) as ReviewPart[]).filter(
    (part) => !FIELDS[part].some((field) => Object.hasOwn(record, field)),
  );
  return missing.length === 0 ? NOTHING : missing;
}
