import type { Day } from '#domain/day.ts';

/** The rollups of one grain, a day or a month, that begin at or after `since` and before `until`. */
export interface Period {
  grain: 'd' | 'm';
  since: Day;
  until: Day;
}

/** A span of time, split into the part that rollups cover and the edges that must be counted by rows. */
export interface SplitSpan {
  /** The whole days (UTC) of the span, without `until`. */
  days: { since: Day; until: Day };
  periods: Period[];
  /** The rest before and after the whole days, when the days are those of another zone than UTC. */
  edges: { from: Date; until: Date }[];
}

const DAY_MS = 86_400_000;
const EARLIEST = new Date('0001-01-01T00:00:00Z');
const LATEST = new Date('9999-12-01T00:00:00Z');

/**
 * Splits a span into whole months and days, in UTC, and edges.
 *
 * @param from null for a span without a beginning
 * @param until not included; null for a span without an end
 * @returns null if the span contains no whole day
 */
export function splitSpan(from: Date | null, until: Date | null): SplitSpan | null {
  const start = from ?? EARLIEST;
  const end = until ?? LATEST;
  const first = new Date(Math.ceil(start.getTime() / DAY_MS) * DAY_MS);
  const last = new Date(Math.floor(end.getTime() / DAY_MS) * DAY_MS);
  if (first >= last) return null;
  const days = { since: dayOf(first), until: dayOf(last) };
  return {
    days,
    periods: periodsOf(days.since, days.until),
    edges: [
      { from: start, until: first },
      { from: last, until: end },
    ].filter((edge) => edge.from < edge.until),
  };
}

function periodsOf(since: Day, until: Day): Period[] {
  const firstMonth = since.endsWith('-01') ? since : startOfNextMonth(since);
  const lastMonth = `${until.slice(0, 8)}01`;
  if (firstMonth >= lastMonth) return [{ grain: 'd', since, until }];
  const periods: Period[] = [
    { grain: 'd', since, until: firstMonth },
    { grain: 'm', since: firstMonth, until: lastMonth },
    { grain: 'd', since: lastMonth, until },
  ];
  return periods.filter((period) => period.since < period.until);
}

function startOfNextMonth(day: Day): Day {
  const date = new Date(`${day.slice(0, 8)}01T00:00:00Z`);
  date.setUTCMonth(date.getUTCMonth() + 1);
  return dayOf(date);
}

const dayOf = (date: Date): Day => date.toISOString().slice(0, 10);
