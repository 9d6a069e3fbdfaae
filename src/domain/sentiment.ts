import { LOWEST_TENTHS, type RatingTenths, STAR_SCALE } from './rating.ts';

export const SENTIMENTS = ['positive', 'neutral', 'negative'] as const;
export type Sentiment = (typeof SENTIMENTS)[number];

/** The weight of the text's tone when a review has both text and rating. */
const TEXT_WEIGHT = 0.35;
const POSITIVE_FROM = 0.25;
const NEGATIVE_TO = -0.25;

/**
 * The sentiment of a review from its text and its rating.
 *
 * @param textScore tone of the text from -1 to 1; null without text or when its language has no lexicon
 * @param tenths rating in tenths of a star; null without a rating
 */
export function sentimentOf(textScore: number | null, tenths: RatingTenths | null): Sentiment {
  const score = weigh(textScore, tenths === null ? null : ratingScore(tenths));
  if (score >= POSITIVE_FROM) return 'positive';
  return score <= NEGATIVE_TO ? 'negative' : 'neutral';
}

/** 1 star is -1, 3 stars are 0, 5 stars are 1. */
function ratingScore(tenths: RatingTenths): number {
  const middle = (LOWEST_TENTHS + STAR_SCALE * 10) / 2;
  return (tenths - middle) / (middle - LOWEST_TENTHS);
}

function weigh(text: number | null, rating: number | null): number {
  if (text === null) return rating ?? 0;
  if (rating === null) return text;
  return TEXT_WEIGHT * text + (1 - TEXT_WEIGHT) * rating;
}
