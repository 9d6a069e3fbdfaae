import type { IncomingListing } from '#domain/listings/listing.ts';
import { cleanLine } from '../clean-text.ts';
import { fieldOf, idOf, type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';
import { detailsOf } from './listing-details.ts';

/**
 * Translates a listing; null when it has no id. Fields are copied one by one, because the same object contains door
 * codes, Wi-Fi passwords and contacts. Archived listings are included, because their reviews still exist.
 *
 * @param hasDetails whether Hostaway was asked for supplementary resources
 */
export function translateListing(row: unknown, hasDetails = false): IncomingListing | null {
  const listing = recordOf(row);
  const upstreamId = listing && idOf(fieldOf(listing, 'id'));
  if (!listing || !upstreamId) return null;
  return {
    upstreamId,
    name: line(listing, 'name') ?? line(listing, 'externalListingName') ?? `Listing ${upstreamId}`,
    externalName: line(listing, 'externalListingName'),
    city: line(listing, 'city'),
    country: line(listing, 'country') ?? line(listing, 'countryCode'),
    bedrooms: amount(listing, 'bedroomsNumber'),
    bathrooms: amount(listing, 'bathroomsNumber'),
    maxGuests: wholeAmount(listing, 'personCapacity'),
    details: hasDetails ? detailsOf(listing) : null,
  };
}

function line(listing: LooseRecord, field: string): string | null {
  return cleanLine(stringOf(fieldOf(listing, field))) || null;
}

const MAX_AMOUNT = 1000;

/** A number of rooms or people, in halves too; null for anything implausible. */
function amount(listing: LooseRecord, field: string): number | null {
  const value = numberOf(fieldOf(listing, field));
  return value !== null && value >= 0 && value <= MAX_AMOUNT ? value : null;
}

function wholeAmount(listing: LooseRecord, field: string): number | null {
  const value = amount(listing, field);
  return value === null ? null : Math.floor(value);
}
