import type { ListingId } from '../ids.ts';

/** A property with its public fields. */
export interface Listing {
  id: ListingId;
  name: string;
  /** "City, Country", as far as known; otherwise empty. */
  location: string;
  bedrooms: number | null;
  bathrooms: number | null;
  maxGuests: number | null;
  /** Mean over all published guest reviews, in stars with one decimal; 0 when none is rated. */
  averageRating: number;
  /** All published guest reviews, approved or not. */
  totalReviews: number;
}

/** A property of an upstream, without private fields such as access codes and contacts. */
export interface IncomingListing {
  upstreamId: string;
  name: string;
  /** The name that guests know; null without one. */
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
