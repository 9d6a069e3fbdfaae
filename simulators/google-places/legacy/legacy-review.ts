import { localised, main } from '../localised.ts';
import type { GoogleReview } from '../place-record.ts';
import { relativeTime } from '../relative-time.ts';

export interface LegacyReviewWishes {
  /** The language to translate into. */
  language: string;
  /** `reviews_no_translations`: every text as it was written. */
  original: boolean;
  /** What photos served by the simulator are below. */
  origin: string;
  now: number;
}

/** A review as the older API sends it: no id, whole stars, Unix seconds, and HTML entities in its text. */
export function legacyReview(review: GoogleReview, wishes: LegacyReviewWishes): object {
  const { displayName, uri, photoUri } = review.authorAttribution;
  const words = localised(review, wishes.language);
  const sent = wishes.original ? words?.original : words?.sent;
  return {
    author_name: displayName,
    author_url: uri,
    ...(sent ? { language: main(sent.languageCode) } : {}),
    // Empty, says the specification, when there is only a rating.
    original_language: words?.original.languageCode ?? '',
    profile_photo_url: photoUri.startsWith('/') ? `${wishes.origin}${photoUri}` : photoUri,
    rating: Math.round(review.rating),
    relative_time_description: relativeTime(review.publishTime, wishes.now),
    text: escaped(sent?.text ?? ''),
    time: Math.floor(Date.parse(review.publishTime) / 1000),
    translated: !wishes.original && (words?.isTranslated ?? false),
  };
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
