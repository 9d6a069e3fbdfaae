/** How long reviews with these stars wait for their first decision, of the last `WAITING_DAYS` days. */
export interface WaitingTime {
  /** How many were decided about. */
  decided: number;
  /** How many have not been decided about. */
  waiting: number;
  /** From when a review arrived to its first decision, or until now; null without reviews. */
  medianHours: number | null;
  /** How long the oldest of those that wait has waited; null when none waits. */
  oldestHours: number | null;
}

/** Reviews with one to three stars, and with four and five. Stars are rounded as the filter by rating does. */
export interface WaitingTimes {
  low: WaitingTime;
  high: WaitingTime;
}

/** Reviews that arrived in this many days count. */
export const WAITING_DAYS = 90;

/** From so many reviews on each side, medians are compared. */
const MIN_REVIEWS = 5;
const MIN_DIFFERENCE_HOURS = 24;

/** Whether low ratings wait so much longer than high ones that guests read them too late. */
export function isLowSlower({ low, high }: WaitingTimes): boolean {
  if ([low, high].some(({ decided, waiting }) => decided + waiting < MIN_REVIEWS)) return false;
  const [slow, fast] = [low.medianHours ?? 0, high.medianHours ?? 0];
  return slow > 2 * fast && slow - fast >= MIN_DIFFERENCE_HOURS;
}
