export interface LocalizedText {
  text: string;
  languageCode: string;
}

/** A review as Places (New) sends it: `text` is localized, `originalText` is as written. */
export interface GoogleReview {
  /** `places/{placeId}/reviews/{review}`. */
  name: string;
  /** RFC 3339 in UTC with up to nine fractional digits. */
  publishTime: string;
  rating: number;
  /** Absent when the author left a rating only. */
  text?: LocalizedText;
  originalText?: LocalizedText;
  /** A `photoUri` that begins with `/` is served by the simulator and sent as an absolute address. */
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
  /** Absent for a place without ratings. */
  rating?: number;
  userRatingCount?: number;
  googleMapsUri: string;
  /** In order of relevance. Places (New) sends at most the first five. */
  reviews: GoogleReview[];
  /** The id is no longer valid: NOT_FOUND, or ZERO_RESULTS of the legacy API. */
  isGone?: boolean;
}

/** The text of a review in the language of a request. */
export interface LocalizedReview {
  sent: LocalizedText;
  original: LocalizedText;
  isTranslated: boolean;
}

/**
 * The original text if it is in the requested language, otherwise the stored English translation: the simulator has no
 * other translations. Null when the author left only a rating.
 */
export function localize({ text, originalText }: GoogleReview, language: string): LocalizedReview | null {
  const original = originalText ?? text;
  if (!original) return null;
  const isRequested = primaryLanguage(original.languageCode) === primaryLanguage(language);
  const sent = isRequested ? original : (text ?? original);
  return {
    sent,
    original,
    isTranslated: primaryLanguage(sent.languageCode) !== primaryLanguage(original.languageCode),
  };
}

/** `pt` of `pt-BR`. */
export function primaryLanguage(languageCode: string): string {
  return languageCode.split(/[-_]/)[0]?.toLowerCase() ?? '';
}

/** The absolute address of an author's photo. */
export function photoAddress(photoUri: string, origin: string): string {
  return photoUri.startsWith('/') ? `${origin}${photoUri}` : photoUri;
}

const DAY = 24 * 3600 * 1000;
const UNITS: [name: Intl.RelativeTimeFormatUnitSingular, ms: number][] = [
  ['year', 365 * DAY],
  ['month', 30 * DAY],
  ['week', 7 * DAY],
  ['day', DAY],
  ['hour', 3600 * 1000],
];

/** A time as Google describes it: "a month ago", "in the last hour"; in other languages about so. */
export function relativeTime(publishTime: string, now: number, language = 'en'): string {
  const age = now - Date.parse(publishTime);
  for (const [name, ms] of UNITS) {
    const count = Math.floor(age / ms);
    if (count > 0 && language !== 'en') return new Intl.RelativeTimeFormat(language).format(-count, name);
    if (count === 1) return `${name === 'hour' ? 'an' : 'a'} ${name} ago`;
    if (count > 1) return `${count} ${name}s ago`;
  }
  return 'in the last hour';
}
