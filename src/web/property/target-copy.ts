import { counted } from '#domain/format-number.ts';
import type { Programme, TargetState, TargetUnit } from '#domain/insights/targets.ts';

/** What the manager app and reports say of targets. */
export const STATE_NAMES: Record<TargetState, string> = {
  'at-risk': 'About to be lost',
  'within-reach': 'Within reach',
  'out-of-reach': 'Far away',
  met: 'Reached',
  few: 'Too few reviews',
};

const PROGRAMME_NAMES: Record<Programme, string> = {
  superhost: 'Airbnb Superhost',
  preferred: 'Booking.com Preferred',
  'preferred-plus': 'Booking.com Preferred Plus',
};

interface NamedTarget {
  programme: string | null;
  category: string | null;
  channel: string | null;
  groupName: string | null;
}

/** Such as "Airbnb Superhost", or "Cleanliness on Airbnb of Soho" for an own target. */
export function targetName(
  { programme, category, channel, groupName }: NamedTarget,
  categoryName: (category: string) => string,
): string {
  if (programme !== null) return PROGRAMME_NAMES[programme as Programme];
  return [
    category === null ? 'Overall rating' : categoryName(category),
    channel !== null && `on ${channel}`,
    groupName !== null && `of ${groupName}`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** @param goal in stars or points */
export const goalText = (goal: number, unit: TargetUnit) =>
  unit === 'stars' ? `${decimals(goal)} ★` : `${decimals(goal)} of 10`;
const decimals = (goal: number) => goal.toFixed(Number.isInteger(Math.round(goal * 100) / 10) ? 1 : 2);
const BEST_STAYS: Record<TargetUnit, (count: number) => string> = {
  stars: (count) => counted(count, 'five-star stay', 'five-star stays'),
  points: (count) => counted(count, 'stay rated 10 of 10', 'stays rated 10 of 10'),
};
const LOWEST_STAYS: Record<TargetUnit, (count: number) => string> = {
  stars: (count) => counted(count, 'one-star stay', 'one-star stays'),
  points: (count) => counted(count, 'stay rated 1 of 10', 'stays rated 1 of 10'),
};

export interface DistanceText {
  state: TargetState;
  untilReached: number | null;
  untilLost: number | null;
  /** How many reviews count. */
  reviews: number;
}

export function distanceText(
  { state, untilReached, untilLost, reviews }: DistanceText,
  unit: TargetUnit,
): string {
  if (reviews === 0) return 'No reviews';
  const few = state === 'few' ? ` (only ${counted(reviews, 'review', 'reviews')})` : '';
  if (untilReached !== null) return `${BEST_STAYS[unit](untilReached)} to reach it${few}`;
  if (untilLost !== null) return `${LOWEST_STAYS[unit](untilLost)} would lose it${few}`;
  return state === 'met' ? 'Cannot be lost' : `Cannot be reached while lower ratings count${few}`;
}
