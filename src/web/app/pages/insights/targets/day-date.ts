import { shortDate } from '#domain/dates.ts';
import type { Day } from '#domain/day.ts';

/** A day as people read it. */
export function dayDate(day: Day): string {
  return shortDate(new Date(`${day}T00:00:00Z`), 'UTC');
}
