export interface LocalizedText {
  text: string;
  languageCode: string;
}

/** A review as Places (New) sends it. `text` is the localised form, `originalText` what was written. */
export interface GoogleReview {
  /** `places/{placeId}/reviews/{review}`. */
  name: string;
  /** RFC 3339 in UTC with up to nine fractional digits. */
  publishTime: string;
  rating: number;
  /** Absent when the author left a rating only. */
  text?: LocalizedText;
  originalText?: LocalizedText;
  /** A `photoUri` that begins with `/` is served by the simulator itself and made absolute on the way out. */
  authorAttribution: { displayName: string; uri: string; photoUri: string };
  googleMapsUri: string;
  flagContentUri: string;
  /** Only for places in France. */
  visitDate?: { year: number; month: number };
}

export interface GooglePlace {
  id: string;
  displayName: LocalizedText;
  formattedAddress: string;
  types: string[];
  /** Absent for a place that nobody has rated. */
  rating?: number;
  userRatingCount?: number;
  googleMapsUri: string;
  /** In order of relevance. At most the first five are ever sent. */
  reviews: GoogleReview[];
  /** The id is a known one but leads nowhere any more: NOT_FOUND, and ZERO_RESULTS of the older API. */
  isGone?: boolean;
}
