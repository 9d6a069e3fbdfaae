/** How a language writes numbers. @param locale BCP 47 */
export function numberFormats(locale: string) {
  const numbers = new Intl.NumberFormat(locale);
  const averages = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const plurals = new Intl.PluralRules(locale);
  return {
    number: (value: number): string => numbers.format(value),
    /** With one decimal. */
    average: (value: number): string => averages.format(value),
    /** The text that fits a count, with the count in place of `#`. */
    counted: (count: number, one: string, other: string): string =>
      (plurals.select(count) === 'one' ? one : other).replace('#', numbers.format(count)),
  };
}

const ENGLISH = numberFormats('en-US');

/** A number as every screen and command shows it, with thousands separators: 1,294. */
export const formatNumber = ENGLISH.number;

/** The size of a file: "812 KB", "1.2 MB", "3.4 GB". */
export function formatBytes(bytes: number): string {
  if (bytes < 999_500) return `${formatNumber(Math.ceil(bytes / 1_000))} KB`;
  const isLarge = bytes >= 999_950_000;
  return `${(bytes / (isLarge ? 1e9 : 1e6)).toFixed(1)} ${isLarge ? 'GB' : 'MB'}`;
}

/** The form of a text that fits a number: `plural(1, 'review is', 'reviews are')` is "review is". */
export function plural(count: number, one: string, other: string): string {
  return ENGLISH.counted(count, one, other);
}

/** A number with its noun: "1 review", "1,294 reviews". */
export function counted(count: number, one: string, other: string): string {
  return `${formatNumber(count)} ${plural(count, one, other)}`;
}
