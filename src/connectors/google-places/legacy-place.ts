import { decodeHTMLStrict } from 'entities';
import { GOOGLE_REVIEW_LIMIT, type GooglePlace, type GoogleReview } from '#domain/listings/google-review.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { fieldOf, flagOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { derivedReviewId, safeUrl } from './source.ts';

/** The fields that are shown. */
export const LEGACY_FIELDS = 'name,url,reviews';

/** Translates a response of the older API, with the newest reviews first; null for any other value. */
export function parseLegacyPlace(value: unknown, placeId: string): GooglePlace | null {
  const response = recordOf(value);
  const place = response && recordOf(fieldOf(response, 'result'));
  if (!place) return null;
  const reviews = fieldOf(place, 'reviews');
  return {
    placeId,
    name: cleanLine(stringOf(fieldOf(place, 'name'))),
    mapsUri: safeUrl(fieldOf(place, 'url')),
    chosenBy: 'newest',
    reviews: (Array.isArray(reviews) ? reviews : [])
      .map((review) => parseReview(review))
      .filter((review) => review !== null)
      .slice(0, GOOGLE_REVIEW_LIMIT),
  };
}

/** Translates a review; null without a rating from 1 to 5 or a time. */
function parseReview(value: unknown): GoogleReview | null {
  const review = recordOf(value) ?? {};
  const text = (name: string) => stringOf(fieldOf(review, name));
  const rating = numberOf(fieldOf(review, 'rating'));
  const seconds = numberOf(fieldOf(review, 'time'));
  const time = new Date((seconds ?? Number.NaN) * 1000);
  if (rating === null || rating < 1 || rating > 5 || Number.isNaN(time.getTime())) return null;
  const content = cleanText(decodeHtml(text('text')));
  return {
    id: derivedReviewId(text('author_url') || text('author_name'), seconds),
    authorName: cleanLine(text('author_name')) || 'A Google user',
    authorUri: safeUrl(fieldOf(review, 'author_url')),
    authorPhotoUri: safeUrl(fieldOf(review, 'profile_photo_url')),
    rating,
    time,
    relativeTime: cleanLine(text('relative_time_description')) || null,
    text: content,
    translated: content !== '' && flagOf(fieldOf(review, 'translated')),
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
