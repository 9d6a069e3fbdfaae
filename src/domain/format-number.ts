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
