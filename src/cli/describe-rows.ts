import { formatNumber } from '#domain/format-number.ts';

const COUNTED: [table: string, one: string, many: string][] = [
  ['reviews', 'review', 'reviews'],
  ['decisions', 'decision', 'decisions'],
  ['listings', 'property', 'properties'],
  ['users', 'user', 'users'],
];

/** The main contents of a backup, for example `1,240 reviews, 12 properties`. */
export function describeRows(rows: Record<string, number>): string {
  return COUNTED.map(([table, one, many]) => {
    const count = rows[table] ?? 0;
    return `${formatNumber(count)} ${count === 1 ? one : many}`;
  }).join(', ');
}
