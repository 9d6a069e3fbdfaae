import { GOOGLE_REVIEW_LIMIT, type GooglePlace, type GoogleReview } from '#domain/google-review.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { decodeHtml } from '../html-text.ts';
import { fieldOf, flagOf, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { idOfUnnamed } from './unnamed.ts';
import { webAddress } from './web-address.ts';

/** What is shown of a place, and so all that is asked for. */
export const LEGACY_FIELDS = 'name,url,reviews';

/** An answer of the older API as a place in our words, the newest reviews first; null for what is no place. */
export function legacyPlaceOf(value: unknown, placeId: string): GooglePlace | null {
  const answer = recordOf(value);
  const place = answer && recordOf(fieldOf(answer, 'result'));
  if (!place) return null;
  const reviews = fieldOf(place, 'reviews');
  return {
    placeId,
    name: cleanLine(stringOf(fieldOf(place, 'name'))),
    mapsUri: webAddress(fieldOf(place, 'url')),
    chosenBy: 'newest',
    reviews: (Array.isArray(reviews) ? reviews : [])
      .map((review) => reviewOf(review))
      .filter((review) => review !== null)
      .slice(0, GOOGLE_REVIEW_LIMIT),
  };
}

/** Null for a review without a rating from 1 to 5 or a time: it could not be shown truthfully. */
function reviewOf(value: unknown): GoogleReview | null {
  const review = recordOf(value) ?? {};
  const text = (name: string) => stringOf(fieldOf(review, name));
  const rating = numberOf(fieldOf(review, 'rating'));
  const seconds = numberOf(fieldOf(review, 'time'));
  const time = new Date((seconds ?? Number.NaN) * 1000);
  if (rating === null || rating < 1 || rating > 5 || Number.isNaN(time.getTime())) return null;
  const words = cleanText(decodeHtml(text('text')));
  return {
    id: idOfUnnamed(text('author_url') || text('author_name'), seconds),
    authorName: cleanLine(text('author_name')) || 'A Google user',
    authorUri: webAddress(fieldOf(review, 'author_url')),
    authorPhotoUri: webAddress(fieldOf(review, 'profile_photo_url')),
    rating,
    time,
    relativeTime: cleanLine(text('relative_time_description')) || null,
    text: words,
    translated: words !== '' && flagOf(fieldOf(review, 'translated')),
    // The older API knows none of these three.
    visitDate: null,
    reviewUri: null,
    flagUri: null,
  };
}
