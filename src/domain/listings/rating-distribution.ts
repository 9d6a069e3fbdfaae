import { STAR_SCALE } from '../reviews/rating.ts';

/** A number of published reviews, and how many of them are public. */
export interface ShownCount {
  published: number;
  shown: number;
}

/** The published reviews of a listing by stars, and how many of each are public. */
export interface RatingDistribution extends ShownCount {
  /** From five stars to one, rounded as the filter by rating does. */
  byStars: (ShownCount & { stars: number })[];
  /** Reviews without a rating. */
  unrated: ShownCount;
  /** Whether bad reviews are shown much less often than good ones. */
  isLopsided: boolean;
}

/** From this difference between the two shares, guests are misled. */
const LOPSIDED_FROM = 0.25;
const NONE: ShownCount = { published: 0, shown: 0 };

/** @param counts by stars, where null is without a rating */
export function ratingDistribution(
  counts: readonly (ShownCount & { stars: number | null })[],
): RatingDistribution {
  const of = (stars: number | null): ShownCount => {
    const { published, shown } = counts.find((count) => count.stars === stars) ?? NONE;
    return { published, shown };
  };
  const byStars = Array.from({ length: STAR_SCALE }, (_, index) => STAR_SCALE - index).map((stars) => ({
    stars,
    ...of(stars),
  }));
  return { ...sum(counts), byStars, unrated: of(null), isLopsided: isLopsided(byStars) };
}

/** The reviews with four and five stars together, and those with one and two. */
export function goodAndBad(byStars: RatingDistribution['byStars']): { good: ShownCount; bad: ShownCount } {
  return {
    good: sum(byStars.filter(({ stars }) => stars >= 4)),
    bad: sum(byStars.filter(({ stars }) => stars <= 2)),
  };
}

/** The share that is shown, from 0 to 1; 1 when there are no reviews. */
export function shareShown({ published, shown }: ShownCount): number {
  return published === 0 ? 1 : shown / published;
}

function isLopsided(byStars: RatingDistribution['byStars']): boolean {
  const { good, bad } = goodAndBad(byStars);
  if (good.published === 0 || bad.published === 0) return false;
  return shareShown(good) - shareShown(bad) >= LOPSIDED_FROM;
}

function sum(counts: readonly ShownCount[]): ShownCount {
  return counts.reduce(
    (all, { published, shown }) => ({ published: all.published + published, shown: all.shown + shown }),
    NONE,
  );
}
