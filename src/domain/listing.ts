import type { ListingId } from './ids.ts';

/** A property as the public may see it. */
export interface Listing {
  id: ListingId;
  name: string;
  /** "City, Country", as far as known; empty when nothing is. */
  location: string;
  bedrooms: number | null;
  bathrooms: number | null;
  maxGuests: number | null;
  /** Mean over all published guest reviews, in stars with one decimal; 0 when none is rated. */
  averageRating: number;
  /** All published guest reviews, approved or not. */
  totalReviews: number;
}

/** A property as an upstream has it, cut down to what we show: access codes and contacts never enter. */
export interface IncomingListing {
  upstreamId: string;
  name: string;
  /** Its other name, by which guests know it; null when there is none. */
  externalName: string | null;
  city: string | null;
  country: string | null;
  bedrooms: number | null;
  bathrooms: number | null;
  maxGuests: number | null;
}

/** "Lisbon, Portugal" from its parts. */
export function locationOf(city: string | null, country: string | null): string {
  return [city, country].filter((part) => part !== null && part.trim() !== '').join(', ');
}
