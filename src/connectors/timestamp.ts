import { isDay } from '#domain/day.ts';
import { stringOf } from './loose-json.ts';

const TIMESTAMP =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?\s*(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/** Ten digits are seconds (2001 to 2286), thirteen are milliseconds. */
const UNIX_TIME = /^[1-9]\d{9}(\d{3})?$/;

/**
 * Parses `YYYY-MM-DD HH:MM:SS`, which is UTC. Also accepts `T` in
 * place of the space, a date alone (midnight), a UTC offset and a Unix time. Null for anything else, including invalid
 * dates such as `0000-00-00 00:00:00`.
 */
export function parseTimestamp(value: unknown): Date | null {
  const text = stringOf(value).trim();
  const unix = UNIX_TIME.exec(text);
  if (unix) return new Date(Number(text) * (unix[1] === undefined ? 1000 : 1));
  const match = TIMESTAMP.exec(text);
  const [, day, hours = '00', minutes = '00', seconds = '00', offset = 'Z'] = match ?? [];
  if (day === undefined || !isDay(day)) return null;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return new Date(`${day}T${hours}:${minutes}:${seconds}${zone}`);
}

/** The date as written, whatever its time zone; the date in UTC of a Unix time. */
export function parseDay(value: unknown): string | null {
  const timestamp = parseTimestamp(value);
  if (timestamp === null) return null;
  const text = stringOf(value).trim();
  return UNIX_TIME.test(text) ? timestamp.toISOString().slice(0, 10) : text.slice(0, 10);
}

/** `YYYY-MM-DD HH:MM:SS` in UTC. */
export function utcTimestamp(time: Date): string {
  return time.toISOString().slice(0, 19).replace('T', ' ');
}
