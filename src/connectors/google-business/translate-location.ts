import type { IncomingListing } from '#domain/listings/listing.ts';
import { lineOf } from '../listing-fields.ts';
import { partOf, recordOf, stringOf } from '../loose-json.ts';

const COUNTRIES = new Intl.DisplayNames('en', { type: 'region', fallback: 'code' });

/** The id in the name of a location, such as `locations/123`; null without one. */
function locationIdOf(name: unknown): string | null {
  return /^(?:accounts\/[\w-]+\/)?locations\/([\w-]{1,64})$/.exec(stringOf(name))?.[1] ?? null;
}

/** Translates a location of the Business Information API; null when it has no name. It has no size and no photos. */
export function translateLocation(row: unknown): IncomingListing | null {
  const location = recordOf(row);
  const upstreamId = location && locationIdOf(location.name);
  if (!location || !upstreamId) return null;
  const address = partOf(location, 'storefrontAddress');
  const region = stringOf(address.regionCode).toUpperCase();
  return {
    upstreamId,
    name: lineOf(location, 'title') ?? `Location ${upstreamId}`,
    externalName: null,
    city: lineOf(address, 'locality'),
    country: /^[A-Z]{2}$/.test(region) ? (COUNTRIES.of(region) ?? null) : null,
    bedrooms: null,
    bathrooms: null,
    maxGuests: null,
    details: null,
  };
}

/** Google lists no reviews of a location while it is not verified, which may change within days. */
export function isUnverified(row: unknown): boolean {
  return partOf(recordOf(row) ?? {}, 'metadata').hasVoiceOfMerchant === false;
}
