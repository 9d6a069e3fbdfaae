/** What a backup holds, as people count it. */
const COUNTED: [table: string, one: string, many: string][] = [
  ['reviews', 'review', 'reviews'],
  ['decisions', 'decision', 'decisions'],
  ['listings', 'property', 'properties'],
  ['users', 'user', 'users'],
];

export function rowsInWords(rows: Record<string, number>): string {
  return COUNTED.map(([table, one, many]) => {
    const count = rows[table] ?? 0;
    return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
  }).join(', ');
}
