import type { listingsRoutes } from '#contract/listings/listings-routes.ts';
import type { ListingId } from '#domain/ids.ts';
import { bookingLink, setBookingLink } from '#services/listings/booking-link.ts';
import { listingPlace, setListingPlace } from '#services/listings/listing-places.ts';
import { listingRatingDistribution } from '#services/listings/rating-distribution.ts';
import { listingsById, listingsByName } from '#services/reviews/reviews.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

const DEFAULT_LIMIT = 100;

export const listingsHandlers = ({ context }: HttpOptions): Handlers<typeof listingsRoutes> => ({
  'GET /listings': async ({ query, actor }) => {
    const { ids, search, limit = DEFAULT_LIMIT } = query;
    const listings = ids
      ? await listingsById(context, actor, ids as ListingId[])
      : await listingsByName(context, actor, search, limit);
    return { listings };
  },
  'GET /listings/:id/google-place': ({ params, actor }) => listingPlace(context, actor, params.id),
  'GET /listings/:id/booking-link': ({ params, actor }) => bookingLink(context, actor, params.id),
  'PUT /listings/:id/booking-link': ({ params, body, actor }) =>
    setBookingLink(context, actor, params.id, body.bookingUrl),
  'GET /listings/:id/shown': ({ params, actor }) => listingRatingDistribution(context, actor, params.id),
  'PUT /listings/:id/google-place': ({ params, body, actor }) =>
    setListingPlace(context, actor, params.id, body.placeId),
});
