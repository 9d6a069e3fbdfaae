import { isDay } from '#domain/day.ts';
import { stringOf } from '../loose-json.ts';

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?\s*(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/** Seconds since 1970, or milliseconds: ten digits reach from 2001 to 2286. */
const UNIX_TIME = /^[1-9]\d{9}(\d{3})?$/;

/**
 * An instant from `YYYY-MM-DD HH:MM:SS`, which is UTC (Hostaway API documentation, "Working with dates").
 * Also read: `T` for the blank, a day alone (its first second), a named offset, a Unix time. Null for anything else,
 * impossible days and `0000-00-00 00:00:00` included.
 */
export function momentOf(value: unknown): Date | null {
  const text = stringOf(value).trim();
  const unix = UNIX_TIME.exec(text);
  if (unix) return new Date(Number(text) * (unix[1] === undefined ? 1000 : 1));
  const match = MOMENT.exec(text);
  const [, day, hours = '00', minutes = '00', seconds = '00', offset = 'Z'] = match ?? [];
  if (day === undefined || !isDay(day)) return null;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return new Date(`${day}T${hours}:${minutes}:${seconds}${zone}`);
}

/** The calendar day as written, for whose midnight it was is not said; of a Unix time the day in UTC. */
export function dayOf(value: unknown): string | null {
  const moment = momentOf(value);
  if (moment === null) return null;
  const text = stringOf(value).trim();
  return UNIX_TIME.test(text) ? moment.toISOString().slice(0, 10) : text.slice(0, 10);
}
