/** Readers for JSON that is typed loosely: numbers as texts, flags as 0 and 1, nulls and gaps anywhere. */

export type LooseRecord = Readonly<Record<string, unknown>>;

/** The value as an object with fields, or null. */
export function recordOf(value: unknown): LooseRecord | null {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as LooseRecord) : null;
}

/** A value's own field: `constructor` and its like are absent unless they were sent. */
export function fieldOf(record: LooseRecord, name: string): unknown {
  return Object.hasOwn(record, name) ? record[name] : undefined;
}

const DECIMAL = /^[+-]?\d{1,15}(\.\d{1,15})?$/;

/** A finite number, also when it comes as its text. An empty text is no number. */
export function numberOf(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  if (typeof value !== 'string') return null;
  const text = value.trim();
  return DECIMAL.test(text) ? Number(text) : null;
}

/** A text, also when it comes as a number; anything else is ''. */
export function stringOf(value: unknown): string {
  if (typeof value === 'string') return value;
  return typeof value === 'number' && Number.isFinite(value) ? String(value) : '';
}

/** A flag that is 0 or 1, '0' or '1', true or false. What cannot be read counts as not set. */
export function flagOf(value: unknown): boolean {
  if (typeof value === 'string') return /^(true|yes|y)$/i.test(value.trim()) || (numberOf(value) ?? 0) !== 0;
  return value === true || (typeof value === 'number' && value !== 0);
}

/** A positive whole id as its plain digits, so that 7 and '7' are the same; null for anything else. */
export function idOf(value: unknown): string | null {
  if (typeof value === 'number') return Number.isSafeInteger(value) && value > 0 ? String(value) : null;
  if (typeof value !== 'string') return null;
  return /^0*([1-9]\d{0,17})$/.exec(value.trim())?.[1] ?? null;
}
