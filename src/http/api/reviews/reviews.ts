import type { reviewsRoutes } from '#contract/reviews/reviews-routes.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { dayIn } from '#domain/day.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/paging.ts';
import type { Note } from '#domain/reviews/note.ts';
import { setApproval } from '#services/decisions/approval.ts';
import { announcePresence } from '#services/notifications/presence.ts';
import { assignablePeople, assignReview } from '#services/reviews/assignee.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { separateReview } from '#services/reviews/match-reviews.ts';
import { addNote, changeNote, listNotes, removeNote } from '#services/reviews/notes.ts';
import { pinReview, pinsOf, unpinReview } from '#services/reviews/pins.ts';
import { listReviews, reviewStats } from '#services/reviews/reviews.ts';
import { listTags, tagReview, untagReview } from '#services/reviews/tags.ts';
import { addView, changeView, listViews, removeView } from '#services/reviews/views.ts';
import { findActor } from '../../authorization.ts';
import { parseIfMatch } from '../../if-match.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { downloads } from '../download.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from './review-out.ts';

const CONTENT_TYPES = {
  csv: 'text/csv; charset=utf-8',
  ndjson: 'application/x-ndjson; charset=utf-8',
} as const;

export const reviewsHandlers = (server: Server, { context }: HttpOptions): Handlers<typeof reviewsRoutes> => {
  const views = async (actor: Actor) => ({ views: await listViews(context, actor) });

  const send = downloads(server);

  return {
    'GET /reviews/hostaway': async ({ query, request }) => {
      const actor = await findActor(context, request);
      const page = await listReviews(readingContext(context, request), actor, {
        sortBy: 'date',
        sortOrder: 'desc',
        limit: DEFAULT_PAGE_SIZE,
        offset: 0,
        ...query,
      });
      return { ...page, reviews: page.reviews.map(reviewOut) };
    },
    'GET /reviews/hostaway/stats': ({ query, actor, request }) =>
      reviewStats(readingContext(context, request), actor, query),
    'PUT /reviews/hostaway/:id/approve': async ({ params, body, actor, request }) => {
      // A disapproval needs no condition.
      const seen = body.isApproved ? parseIfMatch(request.headers['if-match']) : null;
      return reviewOut(await setApproval(context, actor, params.id, body, seen));
    },
    'GET /views': ({ actor }) => views(actor),
    'POST /views': ({ body, actor }) => addView(context, actor, body).then(() => views(actor)),
    'PATCH /views/:id': ({ params, body, actor }) =>
      changeView(context, actor, params.id, body).then(() => views(actor)),
    'DELETE /views/:id': ({ params, actor }) =>
      removeView(context, actor, params.id).then(() => views(actor)),
    'GET /listings/:id/pins': async ({ params, actor }) => ({
      pins: await pinsOf(context, actor, params.id),
    }),
    'PUT /reviews/:id/pin': async ({ params, actor }) => ({
      pins: await pinReview(context, actor, params.id),
    }),
    'DELETE /reviews/:id/pin': async ({ params, actor }) => ({
      pins: await unpinReview(context, actor, params.id),
    }),
    'DELETE /reviews/:id/duplicate': async ({ params, actor }) =>
      reviewOut(await separateReview(context, actor, params.id)),
    'GET /reviews/:id/notes': async ({ params, actor, request }) =>
      notesOut(await listNotes(readingContext(context, request), actor, params.id)),
    'PUT /reviews/:id/notes': async ({ params, body, actor }) =>
      notesOut(await addNote(context, actor, params.id, body.text)),
    'PUT /reviews/:id/notes/:noteId': async ({ params, body, actor }) =>
      notesOut(await changeNote(context, actor, params, body.text)),
    'DELETE /reviews/:id/notes/:noteId': async ({ params, actor }) =>
      notesOut(await removeNote(context, actor, params)),
    'PUT /reviews/:id/assignee': async ({ params, body, actor }) =>
      reviewOut(await assignReview(context, actor, params.id, body.assignee)),
    'GET /tags': async ({ actor }) => ({ tags: await listTags(context, actor) }),
    'PUT /reviews/:id/tags/:tag': async ({ params, actor }) =>
      reviewOut(await tagReview(context, actor, params.id, params.tag)),
    'DELETE /reviews/:id/tags/:tag': async ({ params, actor }) =>
      reviewOut(await untagReview(context, actor, params.id, params.tag)),
    'GET /people': async ({ actor }) => ({ people: await assignablePeople(context.storage, actor) }),
    'PUT /reviews/:id/presence': ({ params, body, actor }) =>
      announcePresence(context, actor, params.id, body),
    'GET /reviews/export': async ({ query, actor, reply }) => {
      const { format = 'csv', ...filter } = query;
      const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
      const text = exportReviews(context, actor, sorted, { format, withPrivateFeedback: false });
      const day = dayIn(context.now(), context.timeZone);
      return send(reply, { text, type: CONTENT_TYPES[format], name: `reviews-${day}.${format}` });
    },
  };
};

const notesOut = (notes: readonly Note[]) => ({
  notes: notes.map(({ changedAt, ...note }) => ({ ...note, ...(changedAt && { changedAt }) })),
});
