import type { ListingId } from '../ids.ts';
import type { IncomingPhoto } from './photo.ts';

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
export interface IncomingListing extends Pick<Listing, 'name' | 'bedrooms' | 'bathrooms' | 'maxGuests'> {
  upstreamId: string;
  /** The name that guests know; null without one. */
  externalName: string | null;
  city: string | null;
  country: string | null;
  /** Null where the upstream was not asked for them. */
  details: IncomingDetails | null;
}

/** What an upstream says and shows of a property beyond the list of properties. */
export interface IncomingDetails extends Omit<ListingAbout, 'bookingUrl'> {
  /** Where guests book it directly; https. */
  bookingUrl: string | null;
  photos: readonly IncomingPhoto[];
}

/** What the public page says of a property besides its size. */
export interface ListingAbout {
  description: string | null;
  amenities: readonly string[];
  coordinates: Coordinates | null;
  /** Where guests book: a manager's link, else that of the upstream. */
  bookingUrl: string | null;
}

/** In degrees. */
export interface Coordinates {
  latitude: number;
  longitude: number;
}

/** "Lisbon, Portugal" from its parts. */
export function locationOf(city: string | null, country: string | null): string {
  return [city, country].filter((part) => part !== null && part.trim() !== '').join(', ');
}
