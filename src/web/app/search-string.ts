import { type Day, isDay } from '#domain/day.ts';

/**
 * Plain query strings such as `?channel=Booking.com&page=2`, in which every value is a string. The router's default
 * encodes values as JSON: it quotes some strings and reads a search for "12" as a number.
 */
export function parseSearch(text: string): Record<string, string> {
  return Object.fromEntries(new URLSearchParams(text));
}

/** A URL parameter as a whole number from 1 to `max`; undefined if it is anything else. */
export function wholeNumber(raw: unknown, max: number): number | undefined {
  const text = String(raw);
  const value = Number(text);
  return /^\d+$/.test(text) && value >= 1 && value <= max ? value : undefined;
}

/** A URL parameter as a day; undefined if it is anything else. */
export function dayOf(raw: unknown): Day | undefined {
  return typeof raw === 'string' && isDay(raw) ? raw : undefined;
}

/** The one of these values that a URL parameter names; undefined if it names none. */
export function oneOf<Value extends string | number>(
  values: readonly Value[],
  raw: unknown,
): Value | undefined {
  return values.find((value) => String(value) === String(raw));
}
