/**
 * A rating in tenths of a star, as an integer from 10 to 50, so that sums and comparisons are exact. Upstreams have their
 * own scales (such as 0 to 10).
 */
export type RatingTenths = number;

export const STAR_SCALE = 5;
export const LOWEST_TENTHS = 10;
export const HIGHEST_TENTHS = STAR_SCALE * 10;

/** Compensates floating-point error, so that 2.9 of 10 rounds up. */
const EPSILON = 1e-9;

export interface Rating {
  tenths: RatingTenths;
  /** True when there was no overall rating and it is the mean of the category ratings. */
  derived: boolean;
}

/** The usual categories of the channels. Their order is that of `category_scores` in the database (migration 0004). */
export const SCORED_CATEGORIES = [
  'cleanliness',
  'communication',
  'respect_house_rules',
  'accuracy',
  'checkin',
  'location',
  'value',
  'comfort',
  'facilities',
  'staff',
] as const;

/** A category rating on a scale from 0 to `scale` as a number from 0 to 10 with one decimal. */
export function outOfTen(raw: number, scale: number): number {
  return Math.round((raw / scale) * 100) / 10;
}

/** An upstream's rating on a scale from 0 to `scale`, as tenths of a star within 1 to 5; halves round up. */
export function toTenths(raw: number, scale: number): RatingTenths {
  const tenths = Math.round((raw / scale) * HIGHEST_TENTHS + EPSILON);
  return Math.min(HIGHEST_TENTHS, Math.max(LOWEST_TENTHS, tenths));
}

/**
 * The rating of a review: the overall one, else the mean of its categories (marked as derived), else none.
 * All numbers are on the same scale from 0 to `scale`; numbers outside it count as absent.
 */
export function rate(overall: number | null, categories: readonly number[], scale: number): Rating | null {
  const within = (value: number) => Number.isFinite(value) && value >= 0 && value <= scale;
  if (overall !== null && within(overall)) return { tenths: toTenths(overall, scale), derived: false };
  const usable = categories.filter(within);
  if (usable.length === 0) return null;
  const mean = usable.reduce((sum, value) => sum + value, 0) / usable.length;
  return { tenths: toTenths(mean, scale), derived: true };
}

/** 46 tenths are 4.6 stars. */
export const starsOf = (tenths: RatingTenths): number => tenths / 10;

/** The range of the filter "`stars` Stars", both ends included: 4 Stars is 3.5 ≤ rating < 4.5. */
export function tenthsOfStarFilter(stars: number): { from: RatingTenths; to: RatingTenths } {
  return { from: stars * 10 - 5, to: stars * 10 + 4 };
}

/** Mean of a sum of tenths in stars with one decimal, halves up; 0 when nothing was rated. */
export function averageStars(sumOfTenths: number, count: number): number {
  return count === 0 ? 0 : Math.round(sumOfTenths / count) / 10;
}
