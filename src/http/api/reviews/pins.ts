import type { PinList } from '#contract/reviews/pins.ts';
import type { pinsRoutes } from '#contract/reviews/pins-routes.ts';
import type { Pin } from '#domain/listings/public-reviews.ts';
import { pinReview, pinsOf, unpinReview } from '#services/reviews/pins.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

export const pinsHandlers = ({ context }: HttpOptions): Handlers<typeof pinsRoutes> => ({
  'GET /listings/:id/pins': async ({ params, actor }) => out(await pinsOf(context, actor, params.id)),
  'PUT /reviews/:id/pin': async ({ params, actor }) => out(await pinReview(context, actor, params.id)),
  'DELETE /reviews/:id/pin': async ({ params, actor }) => out(await unpinReview(context, actor, params.id)),
});

const out = (pins: readonly Pin[]): PinList => ({
  pins: pins.map(({ at, ...pin }) => ({ ...pin, at: at.toISOString() })),
});
