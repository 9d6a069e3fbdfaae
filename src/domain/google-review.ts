/** A review that Google gave for a place, as it is shown. Never stored (Google Maps Platform terms, 3.2.3). */
export interface GoogleReview {
  id: string;
  authorName: string;
  authorUri: string | null;
  authorPhotoUri: string | null;
  rating: number;
  time: Date;
  /** How long ago that is in Google's own words, such as "a month ago". */
  relativeTime: string | null;
  text: string;
  /** The text is Google's translation, not what the author wrote. */
  translated: boolean;
  /** When the author was there; Google tells it for places in France alone, where it must be shown. */
  visitDate: VisitDate | null;
  /** Where this very review can be opened on Google Maps. */
  reviewUri: string | null;
  /** Where this review can be reported to Google. */
  flagUri: string | null;
}

export interface VisitDate {
  year: number;
  /** 1 to 12. */
  month: number;
}

/** By what Google itself picked the few reviews that it gives. Their order among themselves is another thing. */
export const GOOGLE_CHOICES = ['relevance', 'newest'] as const;
export type GoogleChoice = (typeof GOOGLE_CHOICES)[number];

/** The few reviews that Google gives of a place: at most five. */
export interface GooglePlace {
  placeId: string;
  name: string;
  mapsUri: string | null;
  chosenBy: GoogleChoice;
  reviews: GoogleReview[];
}

/** What every place id that Google ever gave looks like. */
export const PLACE_ID_PATTERN = '^[A-Za-z0-9_-]{1,255}$';

export const GOOGLE_SORT_KEYS = ['time', 'rating'] as const;
export type GoogleSortKey = (typeof GOOGLE_SORT_KEYS)[number];
export const GOOGLE_REVIEW_LIMIT = 5;

/** How the given reviews are put in order for whoever looks. */
export interface GoogleOrder {
  sortBy: GoogleSortKey;
  sortOrder: 'asc' | 'desc';
}

/** What property pages show. */
export const NEWEST_FIRST: GoogleOrder = { sortBy: 'time', sortOrder: 'desc' };

/** Whether Google could know such a place. */
export function isPlaceId(text: string): boolean {
  return new RegExp(PLACE_ID_PATTERN).test(text);
}

/** The given reviews in the wanted order, at most `limit` of them. Equal ones keep Google's order. */
export function arrange(
  reviews: readonly GoogleReview[],
  sortBy: GoogleSortKey,
  sortOrder: 'asc' | 'desc',
  limit: number,
): GoogleReview[] {
  const value = (review: GoogleReview) => (sortBy === 'time' ? review.time.getTime() : review.rating);
  const direction = sortOrder === 'asc' ? 1 : -1;
  return [...reviews].sort((a, b) => direction * (value(a) - value(b))).slice(0, limit);
}
