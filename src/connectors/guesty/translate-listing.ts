import type { IncomingListing } from '#domain/listings/listing.ts';
import { type IncomingPhoto, MAX_PHOTOS } from '#domain/listings/photo.ts';
import {
  amountOf,
  coordinatesOf,
  descriptionIn,
  lineOf,
  linesOf,
  photoAddressOf,
  wholeAmountOf,
} from '../listing-fields.ts';
import { keyOf, type LooseRecord, partOf, recordOf } from '../loose-json.ts';

const FIELDS = ['_id', 'accountId', 'nickname', 'title', 'address', 'bedrooms', 'bathrooms', 'accommodates'];
const DETAILS = ['publicDescription', 'amenities', 'picture', 'pictures'];

/** The fields that are requested: without them, listings have tokens of channels, owners and private descriptions. */
export function listingFields(withDetails: boolean): string {
  return encodeURIComponent([...FIELDS, ...(withDetails ? DETAILS : [])].join(' '));
}

/** Translates a listing; null when it has no id. @param withDetails whether they were requested */
export function translateListing(row: unknown, withDetails: boolean): IncomingListing | null {
  const listing = recordOf(row);
  const upstreamId = listing && keyOf(listing._id);
  if (!listing || !upstreamId) return null;
  const address = partOf(listing, 'address');
  const nickname = lineOf(listing, 'nickname');
  return {
    upstreamId,
    name: lineOf(listing, 'title') ?? nickname ?? `Listing ${upstreamId}`,
    externalName: nickname,
    city: lineOf(address, 'city'),
    country: lineOf(address, 'country'),
    bedrooms: amountOf(listing.bedrooms),
    bathrooms: amountOf(listing.bathrooms),
    maxGuests: wholeAmountOf(listing.accommodates),
    details: withDetails
      ? {
          description: descriptionIn(partOf(listing, 'publicDescription'), 'summary', 'space'),
          amenities: linesOf(listing.amenities),
          coordinates: coordinatesOf(address.lat, address.lng),
          bookingUrl: null,
          photos: photosOf(listing),
        }
      : null,
  };
}

function photosOf(listing: LooseRecord): IncomingPhoto[] {
  const pictures = listing.pictures;
  const all = Array.isArray(pictures) && pictures.length > 0 ? pictures : [listing.picture];
  const photos = all.flatMap((each) => {
    const picture = recordOf(each);
    const url = picture && addressOf(picture);
    return url ? [{ url, caption: lineOf(picture, 'caption') }] : [];
  });
  return [...new Map(photos.map((photo) => [photo.url, photo])).values()].slice(0, MAX_PHOTOS);
}

/** The largest size. */
function addressOf(picture: LooseRecord): string | null {
  const sizes = ['original', 'large', 'regular', 'thumbnail'];
  return sizes.map((size) => photoAddressOf(picture[size])).find((url) => url !== null) ?? null;
}
