/** Deeper than any real answer; what lies below is dropped, so that hostile nesting cannot exhaust the stack. */
const DEEPEST = 32;

/**
 * A JSON value that PostgreSQL can keep as it is: `jsonb` takes neither U+0000 nor half a surrogate pair
 * (PostgreSQL manual, 8.14), and one such character must not cost a whole batch. Clean values are returned unchanged.
 */
export function storable(value: unknown): unknown {
  return isStorable(value, 0) ? value : repaired(value, 0);
}

function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return value.isWellFormed() && !value.includes('\0');
  if (typeof value !== 'object' || value === null) return true;
  if (depth >= DEEPEST) return false;
  if (Array.isArray(value)) return value.every((item) => isStorable(item, depth + 1));
  for (const key of Object.keys(value)) {
    if (!isStorable(key, depth) || !isStorable(value[key as keyof typeof value], depth + 1)) return false;
  }
  return true;
}

function repaired(value: unknown, depth: number): unknown {
  if (typeof value === 'string') return value.toWellFormed().replaceAll('\0', '');
  if (typeof value !== 'object' || value === null) return value;
  if (depth >= DEEPEST) return null;
  if (Array.isArray(value)) return value.map((item) => repaired(item, depth + 1));
  const entries = Object.entries(value);
  return Object.fromEntries(entries.map(([key, item]) => [repaired(key, depth), repaired(item, depth + 1)]));
}
