/** Deeper than any real response; deeper values are dropped, so that hostile nesting cannot exhaust the stack. */
const MAX_DEPTH = 32;

/**
 * A JSON value that PostgreSQL can store: `jsonb` rejects U+0000 and lone surrogates (PostgreSQL manual, 8.14), and one
 * such character must not fail a whole batch. Valid values are returned unchanged.
 */
export function jsonbSafe(value: unknown): unknown {
  return isSafe(value, 0) ? value : repair(value, 0);
}

function isSafe(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= MAX_DEPTH) return false;
  if (Array.isArray(value)) return value.every((item) => isSafe(item, depth + 1));
  for (const key of Object.keys(value)) {
    if (!isSafe(key, depth) || !isSafe(value[key as keyof typeof value], depth + 1)) return false;
  }
  return true;
}

function repair(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= MAX_DEPTH) return null;
  if (Array.isArray(value)) return value.map((item) => repair(item, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [repair(key, depth), repair(item, depth + 1)]));
}
