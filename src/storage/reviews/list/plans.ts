import type { Asked } from './ids.ts';

/** More of these match than are sorted rather than walked to; see `ids.ts`. */
const MANY = 1000;
const MOST_KEPT = 1_000;
const totals = new Map<string, number>();

/**
 * Whether a plan that PostgreSQL makes for any values will do, by how many were found when the same was last asked. It is
 * a guess on which nothing but speed depends.
 */
export function isPlannedForAny(asked: Asked): boolean {
  return suitsAny(asked, totals.get(keyOf(asked)));
}

/** Remembers how many were found, for the next time. */
export function noteTotal(asked: Asked, total: number): void {
  if (totals.size >= MOST_KEPT) totals.clear();
  totals.set(keyOf(asked), total);
}

/**
 * One filter has an index of its own. Of several, one may leave few reviews and another very many, and only a plan for
 * these values begins with the right one; where all together leave many, it matters not. A listing is taken for one
 * of many, whose few reviews are soon sorted.
 *
 * @param total how many match, if known
 */
export function suitsAny(asked: Asked, total: number | undefined): boolean {
  const { listingId, sortBy } = asked;
  if (listingId !== undefined && (sortBy === 'rating' || sortBy === 'guestName')) {
    return total !== undefined && total <= MANY;
  }
  return filtersOf(asked) < 2 || (total !== undefined && total > MANY);
}

function filtersOf({ listingId, rating, channel, approved }: Asked): number {
  return [listingId, rating, channel, approved].filter((value) => value !== undefined).length;
}

function keyOf({ isPublic, listingId, rating, channel, approved, startDate, endDate }: Asked): string {
  return `${isPublic} ${listingId} ${rating} ${approved} ${startDate} ${endDate} ${channel}`;
}
