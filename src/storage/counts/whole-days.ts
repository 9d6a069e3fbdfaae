import type { Day } from '#domain/day.ts';

/** Periods of one grain that begin from `since` on and before `until`. */
export interface Periods {
  grain: 'y' | 'm' | 'd';
  since: Day;
  until: Day;
}

/** Days (UTC) from `since` on and before `until`; null where there is no end. */
export interface DaySpan {
  since: Day | null;
  until: Day | null;
}

const FIRST_DAY = '0001-01-01';
const LAST_DAY = '9999-01-01';
const DAY_MS = 86_400_000;

/** The whole days (UTC) between two instants; null where there is none, or where they lie the wrong way round. */
export function wholeDays(from: Date | null, until: Date | null): DaySpan | null {
  const since = from && dayOf(Math.ceil(from.getTime() / DAY_MS) * DAY_MS);
  const before = until && dayOf(Math.floor(until.getTime() / DAY_MS) * DAY_MS);
  return since !== null && before !== null && since >= before ? null : { since, until: before };
}

/** The same days in as few periods as there can be: days up to a month, months up to a year, years, and back. */
export function periodsOf({ since, until }: DaySpan): Periods[] {
  return cut(since ?? FIRST_DAY, until ?? LAST_DAY, 'y').filter((part) => part.since < part.until);
}

function cut(since: Day, until: Day, grain: Periods['grain']): Periods[] {
  if (grain === 'd') return [{ grain, since, until }];
  const finer = grain === 'y' ? 'm' : 'd';
  const first = startsAt(since, grain) ? since : startOfNext(since, grain);
  const last = startOf(until, grain);
  if (first >= last) return cut(since, until, finer);
  return [...cut(since, first, finer), { grain, since: first, until: last }, ...cut(last, until, finer)];
}

const startOf = (day: Day, grain: 'y' | 'm'): Day =>
  grain === 'y' ? `${day.slice(0, 4)}-01-01` : `${day.slice(0, 7)}-01`;
const startsAt = (day: Day, grain: 'y' | 'm'): boolean => startOf(day, grain) === day;

function startOfNext(day: Day, grain: 'y' | 'm'): Day {
  const [year, month] = [Number(day.slice(0, 4)), Number(day.slice(5, 7))];
  const isNextYear = grain === 'y' || month === 12;
  const text = (number: number, width: number) => String(number).padStart(width, '0');
  return `${text(isNextYear ? year + 1 : year, 4)}-${text(isNextYear ? 1 : month + 1, 2)}-01`;
}

const dayOf = (instant: number): Day => new Date(instant).toISOString().slice(0, 10);
