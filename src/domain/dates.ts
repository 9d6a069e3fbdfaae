import type { Day, Month } from './day.ts';
import { DEFAULT_DATE_LANGUAGE } from './settings/date-language.ts';

/** Dates as shown to people, in the product's time zone. */
const formats = new Map<string, Intl.DateTimeFormat>();
let locale: string = DEFAULT_DATE_LANGUAGE;

/**
 * Shows dates in another language from now on. Only the manager app calls it, for the person who uses it; what the server
 * renders is in English. Texts around dates, such as "yesterday", stay in English.
 */
export function showDatesIn(language: string): void {
  locale = language;
}

function format(month: 'short' | 'long', timeZone: string): Intl.DateTimeFormat {
  const key = `${locale} ${month} ${timeZone}`;
  let made = formats.get(key);
  if (!made) {
    made = new Intl.DateTimeFormat(locale, { timeZone, year: 'numeric', month, day: '2-digit' });
    formats.set(key, made);
  }
  return made;
}

/** "Jan 05, 2024". */
export function shortDate(date: Date, timeZone: string): string {
  return format('short', timeZone).format(date);
}

/** "Jan 05, 2024" from `2024-01-05`. */
export const shortDay = (day: Day): string => shortDate(new Date(`${day}T00:00:00Z`), 'UTC');

/** "January 2024" from its numbers, the month from 1 to 12. */
export function monthOfYear({ year, month }: { year: number; month: number }): string {
  const first = new Date(Date.UTC(year, month - 1, 1));
  return first.toLocaleDateString(locale, { timeZone: 'UTC', year: 'numeric', month: 'long' });
}

/** "January 2024" from `2024-01`. */
export function monthName(month: Month): string {
  const [year, number] = month.split('-').map(Number);
  return monthOfYear({ year: year ?? 0, month: number ?? 1 });
}

/** "Jan 2024" from `2024-01`. */
export const shortMonth = (month: Month): string => formatMonth(month, { year: 'numeric' });

/** "Jan" from `2024-01`. */
export const monthInYear = (month: Month): string => formatMonth(month, {});

function formatMonth(month: Month, options: { year?: 'numeric' }): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  return first.toLocaleDateString(locale, { timeZone: 'UTC', month: 'short', ...options });
}

/** "January 05, 2024". */
export function longDate(date: Date, timeZone: string): string {
  return format('long', timeZone).format(date);
}

/** "3:07 PM". */
export function timeOfDay(date: Date, timeZone: string): string {
  return date.toLocaleTimeString(locale, { timeZone, hour: 'numeric', minute: '2-digit' });
}

/** "Jan 05, 2024, 3:07:09 PM UTC". */
export function exactTime(date: Date, timeZone: string): string {
  return date.toLocaleString(locale, {
    timeZone,
    year: 'numeric',
    month: 'short',
    day: '2-digit',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
  });
}

/** "Jan 05, 3:07 PM", of times close to now. */
export function dayAndTime(date: Date, timeZone: string): string {
  const parts = { month: 'short', day: '2-digit', hour: 'numeric', minute: '2-digit' } as const;
  return date.toLocaleString(locale, { timeZone, ...parts });
}

const relativeFormat = new Intl.RelativeTimeFormat('en', { numeric: 'auto' });
const SECOND = 1000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** "just now", "5 minutes ago", "yesterday". A time in the future is "just now". */
export function relativeTime(date: Date, now: Date): string {
  const since = now.getTime() - date.getTime();
  if (since < 45 * SECOND) return 'just now';
  if (since < 59.5 * MINUTE) return relativeFormat.format(-Math.max(1, Math.round(since / MINUTE)), 'minute');
  if (since < 23.5 * HOUR) return relativeFormat.format(-Math.max(1, Math.round(since / HOUR)), 'hour');
  return relativeFormat.format(-Math.max(1, Math.round(since / DAY)), 'day');
}

/** "under a second", "42 s", "3 min 5 s", "1 h 12 min". */
export function formatDuration(milliseconds: number): string {
  const seconds = Math.round(milliseconds / SECOND);
  if (seconds < 1) return 'under a second';
  if (seconds < 60) return `${seconds} s`;
  if (seconds < 3600) return `${Math.floor(seconds / 60)} min ${seconds % 60} s`;
  return `${Math.floor(seconds / 3600)} h ${Math.floor((seconds % 3600) / 60)} min`;
}

export const addMinutes = (at: Date, minutes: number): Date => new Date(at.getTime() + minutes * 60_000);
