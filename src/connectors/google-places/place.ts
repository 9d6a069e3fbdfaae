import {
  GOOGLE_REVIEW_LIMIT,
  type GooglePlace,
  type GoogleReview,
  type VisitDate,
} from '#domain/listings/google-review.ts';
import { cleanLine, cleanText, lineIn } from '../clean-text.ts';
import { type LooseRecord, numberOf, partOf, recordOf, recordsOf, stringOf } from '../loose-json.ts';
import { derivedReviewId, safeUrl } from './source.ts';

/** The fields that are shown. `reviews` alone sets the price of the call. */
export const FIELD_MASK = 'id,displayName,googleMapsUri,reviews';

/** Translates a place, with reviews in Google's order of relevance; null for any other value. */
export function parsePlace(value: unknown, placeId: string): GooglePlace | null {
  const place = recordOf(value);
  if (!place || !(stringOf(place.id) || Array.isArray(place.reviews))) return null;
  return {
    placeId,
    name: cleanLine(localized(place, 'displayName')),
    mapsUri: safeUrl(place.googleMapsUri),
    chosenBy: 'relevance',
    reviews: recordsOf(place.reviews)
      .map(parseReview)
      .filter((review) => review !== null)
      .slice(0, GOOGLE_REVIEW_LIMIT),
  };
}

/** Translates a review; null without a rating from 1 to 5 or a time. */
function parseReview(review: LooseRecord): GoogleReview | null {
  const author = partOf(review, 'authorAttribution');
  const authorName = lineIn(author, 'displayName');
  const rating = numberOf(review.rating);
  const time = new Date(stringOf(review.publishTime));
  if (rating === null || rating < 1 || rating > 5 || Number.isNaN(time.getTime())) return null;
  return {
    id: stringOf(review.name) || derivedReviewId(authorName, time.getTime() / 1000),
    authorName: authorName || 'A Google user',
    authorUri: safeUrl(author.uri),
    authorPhotoUri: safeUrl(author.photoUri),
    rating,
    time,
    relativeTime: lineIn(review, 'relativePublishTimeDescription') || null,
    text: cleanText(localized(review, 'text') || localized(review, 'originalText')),
    translated: isTranslated(review),
    visitDate: parseVisitDate(review.visitDate),
    reviewUri: safeUrl(review.googleMapsUri),
    flagUri: safeUrl(review.flagContentUri),
  };
}

/** Google marks a translation only by two languages. The same text under en and en-US is not a translation. */
function isTranslated(review: LooseRecord): boolean {
  const [shown, written] = ['text', 'originalText'].map((field) => ({
    text: localized(review, field),
    language: localized(review, field, 'languageCode'),
  }));
  if (!shown?.text || !written?.text) return false;
  return shown.language !== written.language && shown.text !== written.text;
}

/** `{year, month}`, which Google sends for places in France. */
function parseVisitDate(value: unknown): VisitDate | null {
  const date = recordOf(value) ?? {};
  const [year, month] = [numberOf(date.year), numberOf(date.month)];
  if (year === null || month === null || !Number.isInteger(year) || !Number.isInteger(month)) return null;
  return year >= 1900 && year <= 2199 && month >= 1 && month <= 12 ? { year, month } : null;
}

/** The text of a `LocalizedText`, or its language; '' when absent. */
function localized(record: LooseRecord, field: string, part: 'text' | 'languageCode' = 'text'): string {
  return stringOf(partOf(record, field)[part]);
}
