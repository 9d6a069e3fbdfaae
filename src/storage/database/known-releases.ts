/**
 * The newest release of each major version that was known when this product was released, and when its support ends
 * (postgresql.org/support/versioning, November 2026).
 */
const RELEASES: Record<number, { minor: number; supportedUntil: string }> = {
  15: { minor: 20, supportedUntil: '2027-11-11' },
  16: { minor: 15, supportedUntil: '2028-11-09' },
  17: { minor: 11, supportedUntil: '2029-11-08' },
  18: { minor: 6, supportedUntil: '2030-11-14' },
};

/** A version of PostgreSQL 10 or newer, from `server_version_num` (180004 is 18.4). */
export function parseVersion(number: number): { major: number; minor: number } {
  return { major: Math.floor(number / 10_000), minor: number % 10_000 };
}

/**
 * Why a version is known to lack security fixes; null when nothing is known against it.
 *
 * @param today `YYYY-MM-DD`
 */
export function outdatedReason(
  { major, minor }: { major: number; minor: number },
  today: string,
): string | null {
  const newest = RELEASES[major];
  if (!newest) return null;
  if (today > newest.supportedUntil) {
    return `PostgreSQL ${major} has not been maintained since ${newest.supportedUntil}`;
  }
  const missing = newest.minor - minor;
  if (missing <= 0) return null;
  const first = missing === 1 ? '' : `${major}.${minor + 1} ${missing === 2 ? 'and' : 'to'} `;
  return `PostgreSQL ${major}.${minor} lacks the bug and security fixes of ${first}${major}.${newest.minor}`;
}
