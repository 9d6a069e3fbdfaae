export type QueryValue = string | number | boolean | null | undefined;

/** The whole address of a call; `base` has no slash at its end. */
export function callUrl(base: string, path: string, query?: Readonly<Record<string, QueryValue>>): string {
  return `${base}${path}${queryString(query)}`;
}

/** A query without its empty values, with its question mark; nothing when nothing is left. */
export function queryString(query: Readonly<Record<string, QueryValue>> = {}): string {
  const filled = Object.entries(query).flatMap(([name, value]) =>
    value === undefined || value === null || value === '' ? [] : [[name, String(value)]],
  );
  return filled.length === 0 ? '' : `?${new URLSearchParams(filled)}`;
}
