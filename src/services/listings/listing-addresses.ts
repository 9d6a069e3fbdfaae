import type { ListingId } from '#domain/ids.ts';
import { lastPage, offsetOf } from '#domain/paging.ts';
import type { Stored } from '../context.ts';

/** Listings in one part of the sitemap. 50,000 are allowed; fewer need less memory. */
export const LISTINGS_PER_PART = 10_000;

/** The number of parts of the sitemap: at least one. */
export async function listingParts({ storage }: Stored): Promise<number> {
  return lastPage(await storage.listings.count(), LISTINGS_PER_PART) + 1;
}

/** @param part from 1; empty past the last one */
export async function listingIdsPart({ storage }: Stored, part: number): Promise<ListingId[]> {
  const offset = offsetOf(part - 1, LISTINGS_PER_PART);
  return storage.listings.listIds({ limit: LISTINGS_PER_PART, offset });
}
