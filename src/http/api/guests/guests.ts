import type { guestsRoutes } from '#contract/guests/guests-routes.ts';
import { eraseGuest, exportGuest, findGuest } from '#services/guests/guests.ts';
import type { HttpOptions } from '../../options.ts';
import type { Handlers } from '../register.ts';

/** What data-protection law lets guests ask for. */
export const guestsHandlers = ({ context }: HttpOptions): Handlers<typeof guestsRoutes> => ({
  'POST /guests/find': async ({ body, actor }) => {
    const { reviews, rows, isComplete } = await findGuest(context, actor, body.search);
    return {
      reviews: reviews.map(({ submittedAt, ...review }) => ({ ...review, reviewDate: submittedAt })),
      quarantinedRows: rows,
      isComplete,
    };
  },
  'POST /guests/export': ({ body, actor }) => exportGuest(context, actor, body),
  'POST /guests/erase': async ({ body, actor }) => {
    const { reviewIds, rows } = body;
    await eraseGuest(context, actor, body);
    return { reviews: reviewIds.length, quarantinedRows: rows.length };
  },
});
