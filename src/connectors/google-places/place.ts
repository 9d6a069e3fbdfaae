import { GOOGLE_REVIEW_LIMIT, type GooglePlace, type GoogleReview } from '#domain/google-review.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { fieldOf, type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { webAddress } from './web-address.ts';

/** What is shown of a place, and so all that is asked for. `reviews` alone sets the price of the call. */
export const FIELD_MASK = 'id,displayName,googleMapsUri,reviews';

/** A place in our words, reviews in Google's own order of relevance; null for what is no place. */
export function placeOf(value: unknown, placeId: string): GooglePlace | null {
  const place = recordOf(value);
  if (!place || !stringOf(fieldOf(place, 'id'))) return null;
  const reviews = fieldOf(place, 'reviews');
  return {
    placeId,
    name: cleanLine(localized(place, 'displayName')),
    mapsUri: webAddress(fieldOf(place, 'googleMapsUri')),
    reviews: (Array.isArray(reviews) ? reviews : [])
      .map((review) => reviewOf(review))
      .filter((review) => review !== null)
      .slice(0, GOOGLE_REVIEW_LIMIT),
  };
}

/** Null for a review without an id, a rating from 1 to 5 or a time: it could not be shown truthfully. */
function reviewOf(value: unknown): GoogleReview | null {
  const review = recordOf(value) ?? {};
  const author = recordOf(fieldOf(review, 'authorAttribution')) ?? {};
  const id = stringOf(fieldOf(review, 'name'));
  const rating = numberOf(fieldOf(review, 'rating'));
  const time = new Date(stringOf(fieldOf(review, 'publishTime')));
  if (id === '' || rating === null || rating < 1 || rating > 5 || Number.isNaN(time.getTime())) return null;
  return {
    id,
    authorName: cleanLine(stringOf(fieldOf(author, 'displayName'))) || 'A Google user',
    authorUri: webAddress(fieldOf(author, 'uri')),
    authorPhotoUri: webAddress(fieldOf(author, 'photoUri')),
    rating,
    time,
    text: cleanText(localized(review, 'text') || localized(review, 'originalText')),
    reviewUri: webAddress(fieldOf(review, 'googleMapsUri')),
  };
}

/** The text of a `LocalizedText`; '' when absent. */
function localized(record: LooseRecord, field: string): string {
  const value = recordOf(fieldOf(record, field));
  return value ? stringOf(fieldOf(value, 'text')) : '';
}
