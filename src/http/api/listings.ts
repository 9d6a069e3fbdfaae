import { ok } from '#contract/envelope.ts';
import { ListingPlace, ListingPlaceBody, ListingPlaceParams } from '#contract/listing-place.ts';
import { calls } from '#contract/paths.ts';
import type { ListingId } from '#domain/ids.ts';
import { listingPlace, setListingPlace } from '#services/listing-places.ts';
import type { HttpOptions } from '../options.ts';
import { managersOnly } from '../viewer.ts';
import { answers } from './answers.ts';
import type { Server } from './server-type.ts';

export function listingCalls(server: Server, { context, publicUrl }: HttpOptions): void {
  const onRequest = managersOnly(context, publicUrl);

  server.get(
    calls.listingPlace(':id'),
    {
      onRequest,
      schema: {
        summary: 'The Google place of a listing',
        tags: ['Listings'],
        params: ListingPlaceParams,
        response: answers(ListingPlace, [400, 401, 404, 503]),
      },
    },
    async (request) => ok(await listingPlace(context, request.params.id as ListingId)),
  );

  server.put(
    calls.listingPlace(':id'),
    {
      onRequest,
      schema: {
        summary: 'Give a listing a Google place of its own, or take it away',
        description: 'Without one a listing shows the reviews of the company’s place.',
        tags: ['Listings'],
        params: ListingPlaceParams,
        body: ListingPlaceBody,
        response: answers(ListingPlace, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) =>
      ok(await setListingPlace(context, request.params.id as ListingId, request.body.placeId)),
  );
}
