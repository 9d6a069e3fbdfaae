/** Readers for loosely typed JSON: numbers as strings, flags as 0 and 1, null or missing fields. */

/** A JSON object. The fields that are read have names that no object inherits, unlike `constructor`. */
export type LooseRecord = Readonly<Record<string, unknown>>;

/** The value of JSON; undefined for any other text. */
export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

export function recordOf(value: unknown): LooseRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseRecord) : null;
}

/** The record in a field; an empty one for anything else. */
export function partOf(record: LooseRecord, name: string): LooseRecord {
  return recordOf(record[name]) ?? {};
}

/** The records in a list; none for anything else. */
export function recordsOf(value: unknown): LooseRecord[] {
  return Array.isArray(value) ? value.map(recordOf).filter((record) => record !== null) : [];
}

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,15})?$/;
/** Smaller ones are 0: no source means them, and PostgreSQL refuses some of them. */
const SMALLEST = 1e-15;

/** A finite number, or a string that holds one; null for anything else, the empty string included. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) return null;
    return Math.abs(value) < SMALLEST ? 0 : value;
  }
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return DECIMAL.test(text) ? Number(text) : null;
}

/** A string, or a number as a string. '' for anything else, including integers too large for a number to hold exactly. */
export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  if (typeof value !== 'number' || !Number.isFinite(value)) return '';
  return Number.isInteger(value) && !Number.isSafeInteger(value) ? '' : String(value);
}

/** A flag sent as 0 or 1, '0' or '1', true or false. An unreadable flag is false. */
export function flagOf(value: unknown): boolean {
  if (typeof value === 'string') return /^(true|yes|y)$/i.test(value.trim()) || (numberOf(value) ?? 0) !== 0;
  return value === true || (typeof value === 'number' && value !== 0);
}

/** A positive integer id as decimal digits, so that 7 and '7' are equal; null for anything else. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  if (typeof value !== 'string') return null;
  return /^0*([1-9]\d{0,17})$/.exec(value.trim())?.[1] ?? null;
}

/** An id of letters, digits, dashes and underscores, such as a UUID; null for anything else. */
export function keyOf(value: unknown): string | null {
  const key = stringOf(value).trim();
  return /^[\w-]{1,64}$/.test(key) ? key : null;
}
