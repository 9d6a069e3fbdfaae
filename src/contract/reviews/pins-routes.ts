import { defineRoutes } from '../route.ts';
import { PinList, PinParams } from './pins.ts';
import { ReviewParams } from './reviews.ts';

export const pinsRoutes = defineRoutes({
  'GET /listings/:id/pins': {
    permission: 'reviews:read',
    summary: 'The pinned reviews of a listing',
    tag: 'Listings',
    params: PinParams,
    response: PinList,
    errors: [404],
  },
  'PUT /reviews/:id/pin': {
    permission: 'reviews:decide',
    summary: 'Pin a review to its side of the public page',
    description:
      'It stands for praise (3.5 stars or more) or criticism in place of the newest, and the page says so. Only public reviews can be pinned.',
    tag: 'Reviews',
    params: ReviewParams,
    response: PinList,
    errors: [404, 409],
  },
  'DELETE /reviews/:id/pin': {
    permission: 'reviews:decide',
    summary: 'Unpin a review',
    tag: 'Reviews',
    params: ReviewParams,
    response: PinList,
    errors: [404],
  },
});
