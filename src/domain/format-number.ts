const FORMAT = new Intl.NumberFormat('en-US');

/** A number as every screen, public page and command shows it, with thousands separators: 1,294. */
export function formatNumber(value: number): string {
  return FORMAT.format(value);
}

/** The size of a file: "812 KB", "1.2 MB", "3.4 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.ceil(bytes / 1_000))} KB`;
  const isLarge = bytes >= 999_950_000;
  return `${(bytes / (isLarge ? 1e9 : 1e6)).toFixed(1)} ${isLarge ? 'GB' : 'MB'}`;
}

const PLURALS = new Intl.PluralRules('en-US');

/** The form of a text that fits a number: `plural(1, 'review is', 'reviews are')` is "review is". */
export function plural(count: number, one: string, other: string): string {
  return PLURALS.select(count) === 'one' ? one : other;
}

/** A number with its noun: "1 review", "1,294 reviews". */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${plural(count, one, other)}`;
}
