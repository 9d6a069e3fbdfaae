/** How long reviews with these stars wait for their first decision. */
export interface WaitingTime {
  /** How many of the last `WAITING_DAYS` days were decided about. */
  decided: number;
  /** From when a review arrived to its first decision; null when none was decided about. */
  medianHours: number | null;
  /** How many have not been decided about. */
  waiting: number;
}

/** Reviews with one to three stars, and with four and five. Stars are rounded as the filter by rating does. */
export interface WaitingTimes {
  low: WaitingTime;
  high: WaitingTime;
}

/** Reviews that arrived in this many days count. */
export const WAITING_DAYS = 90;

/** From so many decisions on each side, medians are compared. */
const MIN_DECIDED = 5;
const MIN_DIFFERENCE_HOURS = 24;

/** Whether low ratings wait so much longer than high ones that guests read them too late. */
export function isLowSlower({ low, high }: WaitingTimes): boolean {
  if (low.decided < MIN_DECIDED || high.decided < MIN_DECIDED) return false;
  const [slow, fast] = [low.medianHours ?? 0, high.medianHours ?? 0];
  return slow > 2 * fast && slow - fast >= MIN_DIFFERENCE_HOURS;
}
