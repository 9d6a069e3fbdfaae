const FORMAT = new Intl.NumberFormat('en-US');

/** A number with thousands separators: 1,294. */
export function formatNumber(value: number): string {
  return FORMAT.format(value);
}
