/**
 * An array parameter in its two bracket forms, `name[]=1` and `name[0]=1`. A plain `name=1` is ignored (vendor's
 * changelog, 2026-10-05): it filters nothing and causes no error.
 */
export function list(query: URLSearchParams, name: string): string[] | null {
  const form = new RegExp(`^${name}\\[\\d*\\]$`);
  const values = [...query].filter(([key]) => form.test(key)).map(([, value]) => value);
  return values.length > 0 ? values : null;
}

export function numberList(query: URLSearchParams, name: string): number[] | null {
  return list(query, name)?.map(Number) ?? null;
}

/** Null when absent, empty or not a number: the service ignores invalid values. */
export function number(query: URLSearchParams, name: string): number | null {
  const text = query.get(name)?.trim();
  return text && Number.isFinite(Number(text)) ? Number(text) : null;
}

export function text(query: URLSearchParams, name: string): string | null {
  return query.get(name) || null;
}

export function flag(query: URLSearchParams, name: string): boolean | null {
  const value = query.get(name)?.toLowerCase();
  if (value === '1' || value === 'true') return true;
  return value === '0' || value === 'false' ? false : null;
}

/** A whole number of at least `minimum`, or null. */
export function whole(query: URLSearchParams, name: string, minimum: number): number | null {
  const value = number(query, name);
  return value === null || value < minimum ? null : Math.floor(value);
}

/**
 * A time or a day as text that sorts like the service's own `YYYY-MM-DD HH:MM:SS`.
 * A day without a time is its first second, or its last at the end of a range.
 */
export function timestamp(query: URLSearchParams, name: string, edge: 'start' | 'end'): string | null {
  const match = /^(\d{4}-\d{2}-\d{2})(?:[T ](\d{2}:\d{2})(:\d{2})?)?/.exec(query.get(name) ?? '');
  if (!match) return null;
  const [, day, minutes, seconds = ':00'] = match;
  if (minutes) return `${day} ${minutes}${seconds}`;
  return `${day} ${edge === 'start' ? '00:00:00' : '23:59:59'}`;
}
