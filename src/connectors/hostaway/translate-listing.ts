import type { IncomingDetails, IncomingListing } from '#domain/listings/listing.ts';
import { type IncomingPhoto, MAX_PHOTOS } from '#domain/listings/photo.ts';
import { secureAddress } from '#domain/listings/web-address.ts';
import {
  amountOf,
  coordinatesOf,
  descriptionIn,
  lineOf,
  linesOf,
  photoAddressOf,
  wholeAmountOf,
} from '../listing-fields.ts';
import { idOf, type LooseRecord, numberOf, recordOf, recordsOf, stringOf } from '../loose-json.ts';

/**
 * Translates a listing; null when it has no id. Fields are copied one by one, because the same object contains door
 * codes, Wi-Fi passwords and contacts. Archived listings are included, because their reviews still exist.
 *
 * @param hasDetails whether supplementary resources were requested
 */
export function translateListing(row: unknown, hasDetails = false): IncomingListing | null {
  const listing = recordOf(row);
  const upstreamId = listing && idOf(listing.id);
  if (!listing || !upstreamId) return null;
  return {
    upstreamId,
    name: lineOf(listing, 'name') ?? lineOf(listing, 'externalListingName') ?? `Listing ${upstreamId}`,
    externalName: lineOf(listing, 'externalListingName'),
    city: lineOf(listing, 'city'),
    country: lineOf(listing, 'country') ?? lineOf(listing, 'countryCode'),
    bedrooms: amountOf(listing.bedroomsNumber),
    bathrooms: amountOf(listing.bathroomsNumber),
    maxGuests: wholeAmountOf(listing.personCapacity),
    details: hasDetails ? detailsOf(listing) : null,
  };
}

/** The details that guests see of a listing (Hostaway API documentation, listing object). */
function detailsOf(listing: LooseRecord): IncomingDetails {
  return {
    description: descriptionIn(listing, 'description'),
    amenities: amenitiesOf(listing.listingAmenities),
    coordinates: coordinatesOf(listing.lat, listing.lng),
    bookingUrl: bookingUrlOf(listing.bookingEngineUrls),
    photos: photosOf(listing.listingImages),
  };
}

/** Live accounts send the names of amenities; rows without a name are left out. */
const amenitiesOf = (value: unknown): string[] =>
  linesOf(recordsOf(value).map((amenity) => amenity.amenityName));

/** The type of the elements is not documented: texts, or objects with a `url`. */
function bookingUrlOf(value: unknown): string | null {
  for (const each of Array.isArray(value) ? value : []) {
    const record = recordOf(each);
    const address = secureAddress(stringOf(record ? record.url : each));
    if (address !== null) return address;
  }
  return null;
}

/** In the order of `sortOrder`. */
function photosOf(value: unknown): IncomingPhoto[] {
  const photos = recordsOf(value).flatMap((image) => {
    const url = photoAddressOf(image.url);
    const position = numberOf(image.sortOrder) ?? Number.MAX_SAFE_INTEGER;
    return url === null ? [] : [{ url, position, caption: lineOf(image, 'caption') }];
  });
  const sorted = photos.toSorted((one, other) => one.position - other.position);
  const unique = [...new Map(sorted.toReversed().map((photo) => [photo.url, photo])).values()].toReversed();
  return unique.slice(0, MAX_PHOTOS).map(({ url, caption }) => ({ url, caption }));
}
