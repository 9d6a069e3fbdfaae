import type { Coordinates, IncomingDetails, IncomingListing } from '#domain/listings/listing.ts';
import { type IncomingPhoto, MAX_PHOTOS } from '#domain/listings/photo.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { fieldOf, idOf, type LooseRecord, numberOf, recordOf, stringOf } from '../loose-json.ts';

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

const MAX_DESCRIPTION = 5_000;
const MAX_AMENITIES = 60;
const MAX_LINE = 200;

/** What Hostaway says and shows of a listing (its API documentation, listing object). */
function detailsOf(listing: LooseRecord): IncomingDetails {
  return {
    description: cleanText(stringOf(fieldOf(listing, 'description'))).slice(0, MAX_DESCRIPTION) || null,
    amenities: amenitiesOf(fieldOf(listing, 'listingAmenities')),
    coordinates: coordinatesOf(listing),
    bookingUrl: bookingUrlOf(fieldOf(listing, 'bookingEngineUrls')),
    photos: photosOf(fieldOf(listing, 'listingImages')),
  };
}

const recordsOf = (value: unknown): LooseRecord[] =>
  Array.isArray(value) ? value.map(recordOf).filter((record) => record !== null) : [];
const lineOf = (record: LooseRecord, field: string): string =>
  cleanLine(stringOf(fieldOf(record, field))).slice(0, MAX_LINE);

/** Live accounts send the names of amenities; rows without a name are left out. */
function amenitiesOf(value: unknown): string[] {
  const names = recordsOf(value).map((amenity) => lineOf(amenity, 'amenityName'));
  return [...new Set(names.filter((name) => name !== ''))].slice(0, MAX_AMENITIES);
}

function coordinatesOf(listing: LooseRecord): Coordinates | null {
  const latitude = numberOf(fieldOf(listing, 'lat'));
  const longitude = numberOf(fieldOf(listing, 'lng'));
  if (latitude === null || longitude === null || (latitude === 0 && longitude === 0)) return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}

/** The type of the elements is not documented: texts, or objects with a `url`. */
function bookingUrlOf(value: unknown): string | null {
  for (const each of Array.isArray(value) ? value : []) {
    const record = recordOf(each);
    const address = secureAddress(stringOf(record ? fieldOf(record, 'url') : each));
    if (address !== null) return address;
  }
  return null;
}

/** In the order of `sortOrder`. Whether an address leads to a photo is seen when it is fetched. */
function photosOf(value: unknown): IncomingPhoto[] {
  const photos = recordsOf(value).flatMap((image) => {
    const url = stringOf(fieldOf(image, 'url')).trim();
    const position = numberOf(fieldOf(image, 'sortOrder')) ?? Number.MAX_SAFE_INTEGER;
    return url === '' ? [] : [{ url, position, caption: lineOf(image, 'caption') || null }];
  });
  const sorted = photos.toSorted((one, other) => one.position - other.position);
  const unique = [...new Map(sorted.toReversed().map((photo) => [photo.url, photo])).values()].toReversed();
  return unique.slice(0, MAX_PHOTOS).map(({ url, caption }) => ({ url, caption }));
}
