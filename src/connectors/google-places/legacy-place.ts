import { decodeHTMLStrict } from 'entities';
import { GOOGLE_REVIEW_LIMIT, type GooglePlace, type GoogleReview } from '#domain/listings/google-review.ts';
import { cleanLine, cleanText, lineIn } from '../clean-text.ts';
import { flagOf, type LooseRecord, numberOf, recordOf, recordsOf, stringOf } from '../loose-json.ts';
import { derivedReviewId, safeUrl } from './source.ts';

/** The fields that are shown. */
export const LEGACY_FIELDS = 'name,url,reviews';

/** Translates a response of the older API, with the newest reviews first; null for any other value. */
export function parseLegacyPlace(value: unknown, placeId: string): GooglePlace | null {
  const response = recordOf(value);
  const place = response && recordOf(response.result);
  if (!place) return null;
  return {
    placeId,
    name: lineIn(place, 'name'),
    mapsUri: safeUrl(place.url),
    chosenBy: 'newest',
    reviews: recordsOf(place.reviews)
      .map(parseReview)
      .filter((review) => review !== null)
      .slice(0, GOOGLE_REVIEW_LIMIT),
  };
}

/** Translates a review; null without a rating from 1 to 5 or a time. */
function parseReview(review: LooseRecord): GoogleReview | null {
  const text = (name: string) => stringOf(review[name]);
  const rating = numberOf(review.rating);
  const seconds = numberOf(review.time);
  const time = new Date((seconds ?? Number.NaN) * 1000);
  if (rating === null || rating < 1 || rating > 5 || Number.isNaN(time.getTime())) return null;
  const content = cleanText(decodeHtml(text('text')));
  return {
    id: derivedReviewId(text('author_url') || text('author_name'), seconds),
    authorName: cleanLine(text('author_name')) || 'A Google user',
    authorUri: safeUrl(review.author_url),
    authorPhotoUri: safeUrl(review.profile_photo_url),
    rating,
    time,
    relativeTime: cleanLine(text('relative_time_description')) || null,
    text: content,
    translated: content !== '' && flagOf(review.translated),
    // The older API has none of these three.
    visitDate: null,
    reviewUri: null,
    flagUri: null,
  };
}

/** The text of simple HTML: `<br>` becomes a line break, character references are decoded once, other tags stay. */
export function decodeHtml(html: string): string {
  return decodeHTMLStrict(html.replace(/<br\s*\/?>/gi, '\n'));
}
