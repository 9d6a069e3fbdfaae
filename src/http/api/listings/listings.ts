import { ok } from '#contract/envelope.ts';
import { ListingList, ListingListQuery } from '#contract/listings/listing.ts';
import { ListingPlace, ListingPlaceBody, ListingPlaceParams } from '#contract/listings/listing-place.ts';
import { RatingDistribution, RatingDistributionParams } from '#contract/listings/rating-distribution.ts';
import { calls } from '#contract/paths.ts';
import type { ListingId } from '#domain/ids.ts';
import { listingPlace, setListingPlace } from '#services/listings/listing-places.ts';
import { listingRatingDistribution } from '#services/listings/rating-distribution.ts';
import { listingsById, listingsByName } from '#services/reviews/reviews.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { responses } from '../response-schemas.ts';

const DEFAULT_LIMIT = 100;

export function listingCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.listings(),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'Listings by name',
        tags: ['Listings'],
        querystring: ListingListQuery,
        response: responses(ListingList, [400, 401, 503]),
      },
    },
    async (request) => {
      const { ids, search, limit = DEFAULT_LIMIT } = request.query;
      const listings = ids
        ? await listingsById(context, actorOf(request), ids as ListingId[])
        : await listingsByName(context, actorOf(request), search, limit);
      return ok({ listings });
    },
  );

  server.get(
    calls.listingPlace(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The Google place of a listing',
        tags: ['Listings'],
        params: ListingPlaceParams,
        response: responses(ListingPlace, [400, 401, 404, 503]),
      },
    },
    async (request) => ok(await listingPlace(context, actorOf(request), request.params.id as ListingId)),
  );

  server.get(
    calls.ratingDistribution(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'How many of a listing’s reviews are public, by rating',
        tags: ['Listings'],
        params: RatingDistributionParams,
        response: responses(RatingDistribution, [400, 401, 404, 503]),
      },
    },
    async (request) =>
      ok(await listingRatingDistribution(context, actorOf(request), request.params.id as ListingId)),
  );

  server.put(
    calls.listingPlace(':id'),
    {
      config: { permission: 'listings:manage' },
      schema: {
        summary: 'Set or remove a listing’s own Google place',
        description: 'A listing without its own place shows the reviews of the company’s place.',
        tags: ['Listings'],
        params: ListingPlaceParams,
        body: ListingPlaceBody,
        response: responses(ListingPlace, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) =>
      ok(
        await setListingPlace(
          context,
          actorOf(request),
          request.params.id as ListingId,
          request.body.placeId,
        ),
      ),
  );
}
