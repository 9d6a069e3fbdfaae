import type { SimulatedResponse } from '../serve.ts';
import type { HostawayListing } from './listing-record.ts';
import { flag, list, number, text, timestamp, whole } from './parameters.ts';
import { failure, pagedList, success } from './responses.ts';

/** GET /listings. Without `limit` it returns every listing at once, as the live service does. */
export function retrieveListings(
  listings: readonly HostawayListing[],
  query: URLSearchParams,
  origin: string,
): SimulatedResponse {
  const limit = whole(query, 'limit', 1);
  const offset = whole(query, 'offset', 0);
  const matching = sorted(listings.filter(matches(query)), text(query, 'sortOrder'));
  const page = matching.slice(offset ?? 0, limit === null ? undefined : (offset ?? 0) + limit);
  return pagedList(
    page.map((listing) => serialize(listing, query, origin)),
    matching.length,
    limit,
    offset,
  );
}

/** GET /listings/{id}. */
export function retrieveListing(
  listings: readonly HostawayListing[],
  id: number,
  query: URLSearchParams,
  origin: string,
): SimulatedResponse {
  const listing = listings.find((candidate) => candidate.id === id);
  return listing ? success(serialize(listing, query, origin)) : failure(404, 'Listing not found');
}

function matches(query: URLSearchParams): (listing: HostawayListing) => boolean {
  const name = text(query, 'match')?.toLowerCase();
  const statuses = list(query, 'specialStatus');
  const from = timestamp(query, 'latestActivityStart', 'start');
  const to = timestamp(query, 'latestActivityEnd', 'end');
  const active = flag(query, 'isBookingEngineActive');
  const propertyType = number(query, 'propertyTypeId');
  const same = (parameter: string, value: string) =>
    (text(query, parameter) ?? value).toLowerCase() === value.toLowerCase();
  return (listing) =>
    same('city', listing.city) &&
    same('country', listing.country) &&
    same('contactName', listing.contactName) &&
    (!name || listing.name.toLowerCase().includes(name)) &&
    (propertyType === null || listing.propertyTypeId === propertyType) &&
    (active === null || Boolean(listing.isBookingEngineActive) === active) &&
    (!statuses || statuses.includes(listing.specialStatus ?? 'active')) &&
    (!from || listing.latestActivityOn >= from) &&
    (!to || listing.latestActivityOn <= to);
}

/** `order` is the order of the account, here of the data. An unknown value means the same. */
function sorted(listings: HostawayListing[], sortOrder: string | null): HostawayListing[] {
  const by = (value: (listing: HostawayListing) => string, direction: 1 | -1) =>
    listings.sort((a, b) => direction * value(a).localeCompare(value(b)));
  if (sortOrder === 'orderReversed') return listings.reverse();
  if (sortOrder === 'name') return by((listing) => listing.name, 1);
  if (sortOrder === 'nameReversed') return by((listing) => listing.name, -1);
  if (sortOrder === 'contactName') return by((listing) => listing.contactName, 1);
  if (sortOrder === 'contactNameReversed') return by((listing) => listing.contactName, -1);
  if (sortOrder === 'latestActivity') return by((listing) => listing.latestActivityOn, 1);
  if (sortOrder === 'latestActivityDesc') return by((listing) => listing.latestActivityOn, -1);
  return listings;
}

/**
 * Supplementary resources need `includeResources=1`, booking engine addresses need `attachObjects[]`. Addresses of photos
 * without an origin are at this server.
 */
function serialize(listing: HostawayListing, query: URLSearchParams, origin: string): object {
  const {
    listingAmenities,
    listingBedTypes,
    listingImages: images,
    listingTags,
    customFieldValues,
    ...plain
  } = listing;
  const listingImages = images.map((image) => ({ ...image, url: new URL(image.url, origin).href }));
  const resources = { listingAmenities, listingBedTypes, listingImages, listingTags, customFieldValues };
  const attached = list(query, 'attachObjects')?.includes('bookingEngineUrls')
    ? { bookingEngineUrls: [`https://booking.example.com/listings/${listing.id}`] }
    : {};
  return { ...plain, ...(flag(query, 'includeResources') ? resources : {}), ...attached };
}
