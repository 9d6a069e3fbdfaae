import { listingEntries } from './listing-directory.ts';
import { googlePlaceOf, isListingPlace, listingPlaces, setGooglePlace } from './listings/google-places.ts';
import {
  firstListings,
  listingById,
  listingCount,
  listingIdPage,
  listingIds,
  listingsById,
  publicListingById,
  upsertListings,
} from './listings/listings.ts';

export const listingReaders = {
  byId: listingById,
  byIds: listingsById,
  publicById: publicListingById,
  list: firstListings,
  listIds: listingIdPage,
  listNames: listingEntries,
  listGooglePlaces: listingPlaces,
  idsByUpstreamId: listingIds,
  count: listingCount,
  googlePlaceId: googlePlaceOf,
  hasGooglePlace: isListingPlace,
};

export const listingWriters = { upsert: upsertListings, setGooglePlace };
