import type { IncomingListing } from '#domain/listings/listing.ts';
import {
  amountOf,
  coordinatesOf,
  descriptionIn,
  lineOf,
  linesOf,
  photoAddressOf,
  wholeAmountOf,
} from '../listing-fields.ts';
import { keyOf, partOf, recordOf } from '../loose-json.ts';

/** Translates a property; null when it has no id. Its details, which have door codes, are never requested. */
export function translateListing(row: unknown): IncomingListing | null {
  const property = recordOf(row);
  const upstreamId = property && keyOf(property.id);
  if (!property || !upstreamId) return null;
  const [address, capacity] = [partOf(property, 'address'), partOf(property, 'capacity')];
  const coordinates = partOf(address, 'coordinates');
  const picture = photoAddressOf(property.picture);
  const name = lineOf(property, 'name');
  return {
    upstreamId,
    name: lineOf(property, 'public_name') ?? name ?? `Listing ${upstreamId}`,
    externalName: name,
    city: lineOf(address, 'city'),
    country: lineOf(address, 'country_name') ?? lineOf(address, 'country'),
    bedrooms: amountOf(capacity.bedrooms),
    bathrooms: amountOf(capacity.bathrooms),
    maxGuests: wholeAmountOf(capacity.max),
    details: {
      description: descriptionIn(property, 'description'),
      amenities: linesOf(property.amenities).map((slug) => slug.replaceAll('_', ' ')),
      coordinates: coordinatesOf(coordinates.latitude, coordinates.longitude),
      bookingUrl: null,
      photos: picture ? [{ url: picture, caption: null }] : [],
    },
  };
}
