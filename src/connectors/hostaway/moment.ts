import { isDay } from '#domain/day.ts';

const MOMENT =
  /^(\d{4}-\d{2}-\d{2})(?:[T ]([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d{1,9})?)?\s*(Z|[+-](?:0\d|1[0-4]):?[0-5]\d)?)?$/i;

/**
 * An instant from `YYYY-MM-DD HH:MM:SS`, which is UTC (Hostaway API documentation, "Working with dates").
 * Also read: `T` for the blank, a day alone (its first second), a named offset. Null for anything else,
 * impossible days and `0000-00-00 00:00:00` included.
 */
export function momentOf(value: unknown): Date | null {
  const match = typeof value === 'string' ? MOMENT.exec(value.trim()) : null;
  const [, day, hours = '00', minutes = '00', seconds = '00', offset = 'Z'] = match ?? [];
  if (day === undefined || !isDay(day)) return null;
  const zone = offset.toUpperCase().replace(/^([+-]\d{2}):?(\d{2})$/, '$1:$2');
  return new Date(`${day}T${hours}:${minutes}:${seconds}${zone}`);
}

/** The calendar day as written: whose midnight it was is not said. */
export function dayOf(value: unknown): string | null {
  return momentOf(value) === null ? null : String(value).trim().slice(0, 10);
}
