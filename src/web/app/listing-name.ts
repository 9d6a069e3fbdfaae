import type { Listing } from '#contract/listings/listing.ts';

/** The name of a listing; its number while the name is unknown. */
export function listingName(listings: readonly Listing[], id: string | number): string {
  return listings.find((listing) => listing.id === id)?.name ?? `#${id}`;
}
