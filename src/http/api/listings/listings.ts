import { textOf } from '#contract/errors/error-text.ts';
import type { GoogleReviews } from '#contract/listings/google-reviews.ts';
import type { listingsRoutes } from '#contract/listings/listings-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import type { Channel } from '#domain/listings/channel.ts';
import { GOOGLE_REVIEW_LIMIT, NEWEST_FIRST } from '#domain/listings/google-review.ts';
import { bookingLink, setBookingLink } from '#services/listings/booking-link.ts';
import { channelRights, setChannelRights } from '#services/listings/channel-rights.ts';
import { googleReviews, googleStatus } from '#services/listings/google-reviews.ts';
import {
  addGroup,
  changeGroup,
  listGroups,
  readGroup,
  removeGroup,
} from '#services/listings/listing-groups.ts';
import { listingPlace, setListingPlace } from '#services/listings/listing-places.ts';
import {
  mergeCandidates,
  mergedListings,
  mergeListing,
  previewMerge,
  separateListing,
} from '#services/listings/merges.ts';
import { listingRatingDistribution } from '#services/listings/rating-distribution.ts';
import { listingsById, listingsByName } from '#services/reviews/reviews.ts';
import { findActor, refuseOtherSites } from '../../authorization.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const listingsHandlers = ({ context }: HttpOptions): Handlers<typeof listingsRoutes> => {
  const groups = async (actor: Actor) => ({ groups: await listGroups(context, actor) });
  const merged = async () => ({ merged: await mergedListings(context) });

  return {
    'GET /listings': async ({ query, actor }) => {
      const { ids, search, limit = DEFAULT_LIMIT } = query;
      const listings = ids
        ? await listingsById(context, actor, ids)
        : await listingsByName(context, actor, search, limit);
      return { listings };
    },
    'GET /listings/merged': () => merged(),
    'GET /listings/:id/merge-candidates': async ({ params, query }) => ({
      listings: await mergeCandidates(context, params.id, query.search ?? ''),
    }),
    'GET /listings/:id/merge': ({ params, query }) => previewMerge(context, params.id, query.into),
    'PUT /listings/:id/merge': ({ params, body, actor }) =>
      mergeListing(context, actor, params.id, body.into).then(merged),
    'DELETE /listings/:id/merge': ({ params, actor }) =>
      separateListing(context, actor, params.id).then(merged),
    'GET /listings/:id/google-place': ({ params, actor }) => listingPlace(context, actor, params.id),
    'GET /listings/:id/booking-link': ({ params, actor }) => bookingLink(context, actor, params.id),
    'PUT /listings/:id/booking-link': ({ params, body, actor }) =>
      setBookingLink(context, actor, params.id, body.bookingUrl),
    'GET /listings/:id/shown': ({ params, actor }) => listingRatingDistribution(context, actor, params.id),
    'PUT /listings/:id/google-place': ({ params, body, actor }) =>
      setListingPlace(context, actor, params.id, body.placeId),
    'GET /groups': ({ actor }) => groups(actor),
    'GET /groups/:id': ({ params }) => readGroup(context, params.id),
    'POST /groups': ({ body, actor }) => addGroup(context, actor, body).then(() => groups(actor)),
    'PATCH /groups/:id': ({ params, body, actor }) =>
      changeGroup(context, actor, params.id, body).then(() => groups(actor)),
    'DELETE /groups/:id': ({ params, actor }) =>
      removeGroup(context, actor, params.id).then(() => groups(actor)),
    'GET /channels': async ({ actor }) => ({ channels: await channelRights(context, actor) }),
    'PUT /channels/:channel/rights': ({ params, body, actor }) =>
      setChannelRights(context, actor, params.channel as Channel, body.rights),
    'GET /google-reviews/integration-status': async ({ actor }) => {
      const { lastError, ...status } = await googleStatus(context, actor);
      return { ...status, lastError: lastError && { at: lastError.at, message: textOf(lastError.problem) } };
    },
    'GET /google-reviews/:placeId': async ({ params, query, request }) => {
      refuseOtherSites(request);
      const visitor = (await findActor(context, request)) ? null : request.ip;
      const order = { limit: GOOGLE_REVIEW_LIMIT, ...NEWEST_FIRST, ...query };
      return googleReviewsOut(await googleReviews(context, params.placeId, order, visitor));
    },
  };
};

const DEFAULT_LIMIT = 100;

export function googleReviewsOut({
  reviews,
  ...rest
}: Awaited<ReturnType<typeof googleReviews>>): GoogleReviews {
  return {
    ...rest,
    reviews: reviews.map(({ time, ...review }) => ({ ...review, time: time.toISOString() })),
  };
}
