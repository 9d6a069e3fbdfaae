import { addMinutes } from '../dates.ts';

/** Why a review is in no list: its source limits how long its content may be stored. */
export const CONTENT_DROPPED = 'content-dropped';

/** Which stored content of a source is dropped, and which soon will be. */
export interface ContentLimits {
  /** Content that was fetched before is dropped. */
  dropBefore: Date;
  /** Content that was fetched before is dropped within days, unless it is fetched again. */
  nearBefore: Date;
}

/** The job runs once a day, so it drops a day early what would be too old at its next run. */
const EARLIER_DAYS = 1;
/** How many days ahead admins see that content will be dropped. */
export const NEAR_DAYS = 5;

/** @param days for how many calendar days a source allows storing its content */
export function contentLimits(days: number, now: Date): ContentLimits {
  const before = (count: number) => addMinutes(now, -count * 1440);
  return { dropBefore: before(days - EARLIER_DAYS), nearBefore: before(days - EARLIER_DAYS - NEAR_DAYS) };
}
