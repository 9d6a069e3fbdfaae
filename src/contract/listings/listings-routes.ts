import { defineRoutes } from '../route.ts';
import { BookingLink, BookingLinkBody, BookingLinkParams } from './booking-link.ts';
import { ListingList, ListingListQuery } from './listing.ts';
import { ListingPlace, ListingPlaceBody, ListingPlaceParams } from './listing-place.ts';
import { RatingDistribution, RatingDistributionParams } from './rating-distribution.ts';

export const listingsRoutes = defineRoutes({
  'GET /listings': {
    permission: 'reviews:read',
    summary: 'Listings by name',
    tag: 'Listings',
    query: ListingListQuery,
    response: ListingList,
  },
  'GET /listings/:id/google-place': {
    permission: 'reviews:read',
    summary: 'The Google place of a listing',
    tag: 'Listings',
    params: ListingPlaceParams,
    response: ListingPlace,
    errors: [404],
  },
  'GET /listings/:id/booking-link': {
    permission: 'reviews:read',
    summary: 'Where guests book a listing',
    tag: 'Listings',
    params: BookingLinkParams,
    response: BookingLink,
    errors: [404],
  },
  'PUT /listings/:id/booking-link': {
    permission: 'listings:manage',
    summary: 'Set or remove a listing’s own booking link',
    tag: 'Listings',
    params: BookingLinkParams,
    body: BookingLinkBody,
    response: BookingLink,
    errors: [404],
  },
  'GET /listings/:id/shown': {
    permission: 'reviews:read',
    summary: 'How many of a listing’s reviews are public, by rating',
    tag: 'Listings',
    params: RatingDistributionParams,
    response: RatingDistribution,
    errors: [404],
  },
  'PUT /listings/:id/google-place': {
    permission: 'listings:manage',
    summary: 'Set or remove a listing’s own Google place',
    description: 'A listing without its own place shows the reviews of the company’s place.',
    tag: 'Listings',
    params: ListingPlaceParams,
    body: ListingPlaceBody,
    response: ListingPlace,
    errors: [404],
  },
});
