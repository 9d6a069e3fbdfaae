/** A review that Google gave for a place, as it is shown. Never stored (Google Maps Platform terms, 3.2.3). */
export interface GoogleReview {
  id: string;
  authorName: string;
  authorUri: string | null;
  authorPhotoUri: string | null;
  rating: number;
  time: Date;
  text: string;
  /** Where this very review can be opened on Google Maps. */
  reviewUri: string | null;
}

/** The few reviews that Google gives of a place: at most five, chosen by Google's own relevance. */
export interface GooglePlace {
  placeId: string;
  name: string;
  mapsUri: string | null;
  reviews: GoogleReview[];
}

export const GOOGLE_SORT_KEYS = ['time', 'rating'] as const;
export type GoogleSortKey = (typeof GOOGLE_SORT_KEYS)[number];
export const GOOGLE_REVIEW_LIMIT = 5;

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
