/** A Google review of a place. Never stored (Google Maps Platform terms, 3.2.3). */
export interface GoogleReview {
  id: string;
  authorName: string;
  authorUri: string | null;
  authorPhotoUri: string | null;
  rating: number;
  time: Date;
  /** Google's own text, such as "a month ago". */
  relativeTime: string | null;
  text: string;
  /** Whether the text is Google's translation. */
  translated: boolean;
  /** When the author visited. Google sends it for places in France only, where it must be shown. */
  visitDate: VisitDate | null;
  /** The review on Google Maps. */
  reviewUri: string | null;
  /** The page that reports the review to Google. */
  flagUri: string | null;
}

export interface VisitDate {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** How Google chose the reviews that it returns. It does not say how they are sorted. */
export const GOOGLE_CHOICES = ['relevance', 'newest'] as const;
export type GoogleChoice = (typeof GOOGLE_CHOICES)[number];

/** A place with the reviews that Google returns: at most five. */
export interface GooglePlace {
  placeId: string;
  name: string;
  mapsUri: string | null;
  chosenBy: GoogleChoice;
  reviews: GoogleReview[];
}

/** Matches every Google place id. */
export const PLACE_ID_PATTERN = '^[A-Za-z0-9_-]{1,255}$';

export const GOOGLE_SORT_KEYS = ['time', 'rating'] as const;
export type GoogleSortKey = (typeof GOOGLE_SORT_KEYS)[number];
export const GOOGLE_REVIEW_LIMIT = 5;

/** How the returned reviews are sorted here. */
export interface GoogleOrder {
  sortBy: GoogleSortKey;
  sortOrder: 'asc' | 'desc';
}

/** The order on property pages. */
export const NEWEST_FIRST: GoogleOrder = { sortBy: 'time', sortOrder: 'desc' };

/** Whether the text has the format of a place id. */
export const isPlaceId = (text: string): boolean => new RegExp(PLACE_ID_PATTERN).test(text);

/** At most `limit` reviews in the given order. Equal ones keep Google's order. */
export function sortGoogleReviews(
  reviews: readonly GoogleReview[],
  sortBy: GoogleSortKey,
  sortOrder: 'asc' | 'desc',
  limit: number,
): GoogleReview[] {
  const value = (review: GoogleReview) => (sortBy === 'time' ? review.time.getTime() : review.rating);
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...reviews].sort((a, b) => direction * (value(a) - value(b))).slice(0, limit);
}
