const FORMAT = new Intl.NumberFormat('en-US');

/** A number as every screen, public page and command shows it, with thousands separators: 1,294. */
export function formatNumber(value: number): string {
  return FORMAT.format(value);
}
