import { LOWEST_TENTHS, type RatingTenths, STAR_SCALE } from './rating.ts';

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The weight of the text's tone when a review has both text and rating. */
const TEXT_WEIGHT = 0.35;
const POSITIVE_FROM = 0.25;
const NEGATIVE_TO = -0.25;
/** For a text without a rating: guests who mostly praise often add a complaint. */
const POSITIVE_TEXT_FROM = 0.2;
const NEGATIVE_TEXT_TO = -0.34;

/**
 * The sentiment of a review from its text and its rating.
 *
 * @param tone of the text from -1 to 1; null without text or when its language has no lexicon
 * @param tenths rating in tenths of a star; null without a rating
 */
export function sentimentOf(tone: number | null, tenths: RatingTenths | null): Sentiment {
  if (tenths === null) return toSentiment(tone ?? 0, POSITIVE_TEXT_FROM, NEGATIVE_TEXT_TO);
  const rating = ratingScore(tenths);
  const score = tone === null ? rating : TEXT_WEIGHT * tone + (1 - TEXT_WEIGHT) * rating;
  return toSentiment(score, POSITIVE_FROM, NEGATIVE_TO);
}

function toSentiment(score: number, positiveFrom: number, negativeTo: number): Sentiment {
  if (score >= positiveFrom) return 'positive';
  return score <= negativeTo ? 'negative' : 'neutral';
}

/** 1 star is -1, 3 stars are 0, 5 stars are 1. */
function ratingScore(tenths: RatingTenths): number {
  const middle = (LOWEST_TENTHS + STAR_SCALE * 10) / 2;
  return (tenths - middle) / (middle - LOWEST_TENTHS);
}
