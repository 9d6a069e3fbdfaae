import { type Day, monthOf, shiftDay, shiftMonth } from '../day.ts';
import { MIN_RANKED } from './insights.ts';

/** Ratings in hundredths of their unit, so that sums and comparisons are exact. */
export type Hundredths = number;

/** The unit of a target and of its ratings: stars, or points out of ten. */
export type TargetUnit = 'stars' | 'points';
/** The best and the lowest rating of each unit. */
export const RATING_RANGE: Record<TargetUnit, { best: Hundredths; lowest: Hundredths }> = {
  stars: { best: 500, lowest: 100 },
  points: { best: 1_000, lowest: 100 },
};

/** Programmes of channels that depend on the average rating. */
export const PROGRAMMES = ['superhost', 'preferred', 'preferred-plus'] as const;
export type Programme = (typeof PROGRAMMES)[number];

/** What a target measures, and the average that reaches it. */
export interface TargetRule {
  /** Null: all channels. */
  channel: string | null;
  /** Null: the overall rating. */
  category: string | null;
  goal: Hundredths;
  /** How many days up to today count. */
  windowDays: number;
}

const BOOKING_COM = 'Booking.com';
const YEAR_DAYS = 365;
/** Booking.com deletes reviews after 36 months. */
const BOOKING_DAYS = 1_096;

export const PROGRAMME_RULES: Record<Programme, TargetRule> = {
  superhost: { channel: 'Airbnb', category: null, goal: 480, windowDays: YEAR_DAYS },
  preferred: { channel: BOOKING_COM, category: null, goal: 700, windowDays: BOOKING_DAYS },
  'preferred-plus': { channel: BOOKING_COM, category: null, goal: 800, windowDays: BOOKING_DAYS },
};

/** What people enter. */
export interface OwnTargetInput {
  groupId: number | null;
  channel: string | null;
  category: string | null;
  goal: Hundredths;
  /** The day until which it should be reached. */
  by: Day | null;
}

/** A target that the company set for itself. */
export interface OwnTarget extends OwnTargetInput {
  id: number;
  /** The name of the group; null for all properties. */
  groupName: string | null;
}

export const OWN_WINDOW_DAYS = YEAR_DAYS;
export const MAX_TARGETS = 50;

/** Booking.com and categories are rated out of ten. */
export function unitOf({ channel, category }: Pick<TargetRule, 'channel' | 'category'>): TargetUnit {
  return category !== null || channel === BOOKING_COM ? 'points' : 'stars';
}

/** The next day on which Airbnb assesses its hosts: the first of each quarter. @returns later than `today` */
export function nextAssessment(today: Day): Day {
  const [year, month] = monthOf(today).split('-').map(Number) as [number, number];
  const quarter = Math.floor((month - 1) / 3) * 3 + 1;
  return `${shiftMonth(`${year}-${String(quarter).padStart(2, '0')}`, 3)}-01`;
}

/** The first day of a window that ends on a day. */
export const windowStart = (end: Day, windowDays: number): Day => shiftDay(end, 1 - windowDays);

/** Ratings that were added up. */
export interface RatingTotal {
  n: number;
  sum: Hundredths;
}

/** Whether the average reaches a goal. Without ratings there is none. */
export function isReached({ n, sum }: RatingTotal, goal: Hundredths): boolean {
  return n > 0 && sum >= goal * n;
}

/**
 * How many stays in a row with the best rating reach a goal, 0 if it is reached; null if none can, because the goal is the
 * best rating and one was lower.
 */
export function staysUntilReached(total: RatingTotal, goal: Hundredths, best: Hundredths): number | null {
  if (total.n === 0) return 1;
  const missing = goal * total.n - total.sum;
  if (missing <= 0) return 0;
  return best > goal ? divideUp(missing, best - goal) : null;
}

/**
 * How many stays in a row with the lowest rating lose a goal that is reached, 0 if it is not reached; null if none can,
 * because the goal is the lowest rating.
 */
export function staysUntilLost(total: RatingTotal, goal: Hundredths, lowest: Hundredths): number | null {
  if (!isReached(total, goal)) return 0;
  const spare = total.sum - goal * total.n;
  return goal > lowest ? divideDown(spare, goal - lowest) + 1 : null;
}

/** Divisions of whole numbers without a fraction in between. */
const divideDown = (number: number, by: number) => (number - (number % by)) / by;
const divideUp = (number: number, by: number) => divideDown(number + by - 1, by);

/** What needs attention comes first. `few`: too few reviews to judge. */
export const TARGET_STATES = ['at-risk', 'within-reach', 'out-of-reach', 'met', 'few'] as const;
export type TargetState = (typeof TARGET_STATES)[number];

/** So few lowest ratings lose it. */
const AT_RISK = 2;
/** So many best ratings reach it. */
const WITHIN_REACH = 10;

/** How far a property is from a target. */
export interface Distance {
  state: TargetState;
  /** How many stays with the best rating reach it; null if it is reached, cannot be, or has no reviews. */
  untilReached: number | null;
  /** How many stays with the lowest rating lose it; null if it is not reached, cannot be lost, or has no reviews. */
  untilLost: number | null;
}

export function distanceOf(total: RatingTotal, goal: Hundredths, unit: TargetUnit): Distance {
  if (total.n === 0) return { state: 'few', untilReached: null, untilLost: null };
  const isFew = total.n < MIN_RANKED;
  const { best, lowest } = RATING_RANGE[unit];
  if (isReached(total, goal)) {
    const untilLost = staysUntilLost(total, goal, lowest);
    const isAtRisk = untilLost !== null && untilLost <= AT_RISK;
    return { state: isFew ? 'few' : isAtRisk ? 'at-risk' : 'met', untilReached: null, untilLost };
  }
  const untilReached = staysUntilReached(total, goal, best);
  const isNear = untilReached !== null && untilReached <= WITHIN_REACH;
  return { state: isFew ? 'few' : isNear ? 'within-reach' : 'out-of-reach', untilReached, untilLost: null };
}

/** Sorts by what needs attention: by state, and in each the nearest first. */
export function compareDistances(one: Distance, other: Distance): number {
  const steps = ({ untilReached, untilLost }: Distance) =>
    untilReached ?? untilLost ?? Number.MAX_SAFE_INTEGER;
  return TARGET_STATES.indexOf(one.state) - TARGET_STATES.indexOf(other.state) || steps(one) - steps(other);
}
