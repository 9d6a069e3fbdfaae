/** A calendar day as `YYYY-MM-DD`, without a zone. */
export type Day = string;

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;
const EARLIEST_YEAR = 1900;
const LATEST_YEAR = 2199;
export const DAY_MS = 86_400_000;

/** The first day that `isDay` accepts. */
export const EARLIEST_DAY: Day = `${EARLIEST_YEAR}-01-01`;

/** Whether the text is a day that exists, such as 2024-02-29 but not 2023-02-29. */
export function isDay(text: string): boolean {
  const match = DAY.exec(text);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < EARLIEST_YEAR || year > LATEST_YEAR) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** The day after. */
export const nextDay = (day: Day): Day => shiftDay(day, 1);

/** The day `days` days later; earlier for a negative number. */
export function shiftDay(day: Day, days: number): Day {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** How many days later the second day is. */
export function daysBetween(from: Day, to: Day): number {
  return (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS;
}

/** A calendar month as `YYYY-MM`, without a zone. */
export type Month = string;

/** Matches every existing month from 1900 to 2199. */
export const MONTH_PATTERN = '^(19|2[01])\\d{2}-(0[1-9]|1[0-2])$';

export const monthOf = (day: Day): Month => day.slice(0, 7);

export const firstDayOf = (month: Month): Day => `${month}-01`;

/** The month `months` months later; earlier for a negative number. */
export function shiftMonth(month: Month, months: number): Month {
  const date = new Date(`${month}-01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + months);
  return date.toISOString().slice(0, 7);
}

/**
 * The instant at which a day begins in a time zone; the first instant after it if the clocks skip midnight or the
 * whole day.
 *
 * @param day an existing day
 * @param timeZone an IANA name such as `Europe/Lisbon`
 */
export function startOfDay(day: Day, timeZone: string): Date {
  const key = `${timeZone} ${day}`;
  let start = starts.get(key);
  if (start === undefined) {
    start = findStart(day, timeZone);
    if (starts.size >= MAX_STARTS) starts.clear();
    starts.set(key, start);
  }
  return new Date(start);
}

/** Computing an offset is slow; filters repeat the same few days, and imports those of some years. */
const starts = new Map<string, number>();
const MAX_STARTS = 10_000;

function findStart(day: Day, timeZone: string): number {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  // The offset depends on the instant and the instant on the offset: of the offsets around that midnight,
  // the earliest instant on this day, or on a later one, is its start.
  const candidates = [-86_400_000, 0, 86_400_000]
    .map((shift) => midnight - offsetAt(midnight + shift, timeZone))
    .sort((a, b) => a - b);
  return candidates.find((instant) => dayIn(new Date(instant), timeZone) >= day) ?? midnight;
}

/** The calendar day at an instant. */
export function dayIn(instant: Date, timeZone: string): Day {
  return new Date(instant.getTime() + offsetAt(instant.getTime(), timeZone)).toISOString().slice(0, 10);
}

/** The time of day at an instant, in minutes after midnight as clocks show it. */
export function minutesIn(instant: Date, timeZone: string): number {
  return Math.floor(((instant.getTime() + offsetAt(instant.getTime(), timeZone)) % DAY_MS) / 60_000);
}

/** The zone's offset from UTC at an instant, in milliseconds. */
function offsetAt(instant: number, timeZone: string): number {
  const parts = Object.fromEntries(
    clock(timeZone)
      .formatToParts(new Date(instant))
      .map((part) => [part.type, Number(part.value)]),
  ) as Record<'year' | 'month' | 'day' | 'hour' | 'minute' | 'second', number>;
  const shown = Date.UTC(parts.year, parts.month - 1, parts.day, parts.hour, parts.minute, parts.second);
  return shown - Math.floor(instant / 1000) * 1000;
}

const clocks = new Map<string, Intl.DateTimeFormat>();

/** Formatters are slow to create, and a process uses one or two zones. */
function clock(timeZone: string): Intl.DateTimeFormat {
  let format = clocks.get(timeZone);
  if (!format) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone,
      hourCycle: 'h23',
      year: 'numeric',
      month: 'numeric',
      day: 'numeric',
      hour: 'numeric',
      minute: 'numeric',
      second: 'numeric',
    });
    clocks.set(timeZone, format);
  }
  return format;
}
