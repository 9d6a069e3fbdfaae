import { filtersOf, type Wanted } from './conditions.ts';
import { type Asked, FEW } from './ids.ts';

/** Past so many rows of an index one walks to a page in less time than a plan takes to make. */
const WALKED = 1000;
const MOST_KEPT = 1_000;
const totals = new Map<string, number>();

/**
 * Whether a plan that PostgreSQL makes for any values will do, by how many were found when the same was last asked. It is
 * a guess on which nothing but speed depends.
 */
export function isPlannedForAny(asked: Asked): boolean {
  return suitsAny(asked, totals.get(keyOf(asked)), totals.get(keyOf({ isPublic: asked.isPublic })));
}

/**
 * Whether, the last time, more matched than are sorted where a filter and an order have no index in common; a guess like
 * the other. Of one listing or of some days even many may lie far apart.
 */
export function isKnownAsMany(asked: Asked): boolean {
  const { listingId, startDate, endDate, sortBy } = asked;
  const isElsewhere = listingId !== undefined || startDate !== undefined || endDate !== undefined;
  if (isElsewhere || (sortBy !== 'rating' && sortBy !== 'guestName') || filtersOf(asked) === 0) return false;
  return (totals.get(keyOf(asked)) ?? 0) > FEW;
}

/** Remembers how many were found, for the next time. */
export function noteTotal(asked: Asked, total: number): void {
  if (totals.size >= MOST_KEPT) totals.clear();
  totals.set(keyOf(asked), total);
}

/**
 * One filter has an index of its own. Of several, one may leave few reviews and another very many, and only a plan for
 * these values begins with the right one; where all together leave many, or a good part of all, it matters not. A listing
 * is taken for one of many, whose few reviews are soon sorted.
 *
 * @param total how many match, if known
 * @param all how many there are without filters, if known
 */
export function suitsAny(asked: Asked, total: number | undefined, all = Number.POSITIVE_INFINITY): boolean {
  const { listingId, sortBy } = asked;
  if (listingId !== undefined && (sortBy === 'rating' || sortBy === 'guestName')) {
    return total !== undefined && total <= FEW;
  }
  if (filtersOf(asked) < 2) return true;
  return total !== undefined && (total > FEW || (sortBy === 'date' && isNear(asked, total, all)));
}

/** Whether matches lie so close together that the page is soon full, whichever index is walked. */
function isNear({ limit, offset }: Asked, total: number, all: number): boolean {
  return all <= WALKED || (offset + limit) * all <= WALKED * total;
}

function keyOf({ isPublic, listingId, rating, channel, approved, startDate, endDate }: Wanted): string {
  return `${isPublic} ${listingId} ${rating} ${approved} ${startDate} ${endDate} ${channel}`;
}
