import { type Day, shiftDay } from '../day.ts';
import { chanceOfAtLeast } from '../insights/chance.ts';
import { MIN_RANKED, type Period } from '../insights/insights.ts';

/** How many days before and after a task are compared. */
export const EFFECT_DAYS = 90;
/** Below it, chance alone does not explain a difference. */
const SIGNIFICANT = 0.05;

/** Reviews whose texts were analysed, and how many of them complain. */
export interface ComplaintCount {
  complaints: number;
  reviews: number;
}

/** `none` if there were no complaints before or after. */
export const EFFECTS = ['fell', 'rose', 'unclear', 'none', 'too-few'] as const;
export type Effect = (typeof EFFECTS)[number];

/** The days up to the one on which a task was done, and those after it, up to today; null on that day. */
export function effectPeriods(doneOn: Day, today: Day): { before: Period; after: Period } | null {
  if (doneOn >= today) return null;
  const last = shiftDay(doneOn, EFFECT_DAYS);
  return {
    before: { from: shiftDay(doneOn, 1 - EFFECT_DAYS), to: doneOn },
    after: { from: shiftDay(doneOn, 1), to: last < today ? last : today },
  };
}

/** Whether complaints fell or rose by more than chance explains; few reviews never say so. */
export function effectOf(before: ComplaintCount, after: ComplaintCount): Effect {
  if (Math.min(before.reviews, after.reviews) < MIN_RANKED) return 'too-few';
  const complaints = before.complaints + after.complaints;
  const reviews = before.reviews + after.reviews;
  const isMore = (one: ComplaintCount) =>
    chanceOfAtLeast(one.complaints, one.reviews, complaints, reviews) < SIGNIFICANT;
  if (complaints === 0) return 'none';
  if (isMore(before)) return 'fell';
  return isMore(after) ? 'rose' : 'unclear';
}
