import type { Stars } from './english/compose.ts';
import type { Random } from './random.ts';

const ALL_STARS: readonly Stars[] = [1, 2, 3, 4, 5];
/** How the stars of a home with a mean of about 4.5 are spread: most people are happy, few are lukewarm. */
const USUAL_WEIGHTS: Readonly<Record<Stars, number>> = { 1: 0.045, 2: 0.04, 3: 0.075, 4: 0.17, 5: 0.67 };

/** Stars drawn around a mean: the usual spread, tilted until its mean is the wanted one. */
export function drawStars(random: Random, mean: number): Stars {
  let [low, high] = [-3, 3];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(tilted(middle)) < mean) low = middle;
    else high = middle;
  }
  return Number(random.weighted(tilted((low + high) / 2))) as Stars;
}

function tilted(slope: number): Record<Stars, number> {
  const weight = (stars: Stars) => USUAL_WEIGHTS[stars] * Math.exp(slope * stars);
  return { 1: weight(1), 2: weight(2), 3: weight(3), 4: weight(4), 5: weight(5) };
}

function meanOf(weights: Record<Stars, number>): number {
  const total = ALL_STARS.reduce((sum, stars) => sum + weights[stars], 0);
  return ALL_STARS.reduce((sum, stars) => sum + stars * weights[stars], 0) / total;
}
