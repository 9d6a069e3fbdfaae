import type { teamworkRoutes } from '#contract/reviews/teamwork-routes.ts';
import type { Note } from '#domain/reviews/note.ts';
import { announcePresence } from '#services/notifications/presence.ts';
import { assignablePeople, assignReview } from '#services/reviews/assignee.ts';
import { addNote, changeNote, listNotes, removeNote } from '#services/reviews/notes.ts';
import type { HttpOptions } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import type { Handlers } from '../register.ts';
import { reviewOut } from './review-out.ts';

/** How managers work on reviews together: notes, the assignee, and who looks at a review. */
export const teamworkHandlers = ({ context }: HttpOptions): Handlers<typeof teamworkRoutes> => ({
  'GET /reviews/:id/notes': async ({ params, actor, request }) =>
    out(await listNotes(readingContext(context, request), actor, params.id)),
  'PUT /reviews/:id/notes': async ({ params, body, actor }) => {
    const { id } = params;
    return out(await addNote(context, actor, id, body.text));
  },
  'PUT /reviews/:id/notes/:noteId': async ({ params, body, actor }) => {
    const { id, noteId } = params;
    const address = { id, noteId };
    return out(await changeNote(context, actor, address, body.text));
  },
  'DELETE /reviews/:id/notes/:noteId': async ({ params, actor }) => {
    const { id, noteId } = params;
    return out(await removeNote(context, actor, { id, noteId }));
  },
  'PUT /reviews/:id/assignee': async ({ params, body, actor }) => {
    const { id } = params;
    return reviewOut(await assignReview(context, actor, id, body.assignee));
  },
  'GET /people': async ({ actor }) => ({ people: await assignablePeople(context, actor) }),
  'PUT /reviews/:id/presence': async ({ params, body, actor }) => {
    const { id } = params;
    return announcePresence(context, actor, id, body.isLooking);
  },
});

const out = (notes: readonly Note[]) => ({
  notes: notes.map(({ changedAt, ...note }) => ({ ...note, ...(changedAt && { changedAt }) })),
});
