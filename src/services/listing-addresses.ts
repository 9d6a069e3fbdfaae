import type { ListingId } from '#domain/ids.ts';
import { lastPage, offsetOf } from '#domain/paging.ts';
import type { Context } from './context.ts';

/** Of how many listings one part names the addresses; sitemaps may have 50,000 entries, and memory stays small. */
export const LISTINGS_PER_PART = 10_000;

/** In how many parts all listings are named: at least one. */
export async function listingParts({ storage }: Context): Promise<number> {
  return lastPage(await storage.listings.count(), LISTINGS_PER_PART) + 1;
}

/** @param part from 1 on; one past the end is empty */
export async function listingIdsPart({ storage }: Context, part: number): Promise<ListingId[]> {
  const offset = offsetOf(part - 1, LISTINGS_PER_PART);
  return storage.listings.listIds({ limit: LISTINGS_PER_PART, offset });
}
