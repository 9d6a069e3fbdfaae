import { ok } from '#contract/envelope.ts';
import { calls } from '#contract/paths.ts';
import { managedReviewOut } from '#contract/reviews/review-out.ts';
import { Review, ReviewParams } from '#contract/reviews/reviews.ts';
import {
  AssigneeBody,
  NoteBody,
  NoteList,
  NoteParams,
  People,
  Presence,
  PresenceBody,
} from '#contract/reviews/teamwork.ts';
import type { ReviewId } from '#domain/ids.ts';
import type { Note } from '#domain/reviews/note.ts';
import { announcePresence } from '#services/notifications/presence.ts';
import { assignablePeople, assignReview } from '#services/reviews/assignee.ts';
import { addNote, changeNote, listNotes, removeNote } from '#services/reviews/notes.ts';
import { actorOf } from '../../authorization.ts';
import type { HttpOptions, Server } from '../../options.ts';
import { readingContext } from '../../primary-reads.ts';
import { responses } from '../response-schemas.ts';

/** How managers work on reviews together: notes, the assignee, and who looks at a review. */
export function teamworkCalls(server: Server, { context }: HttpOptions): void {
  server.get(
    calls.notes(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'The internal notes on a review',
        tags: ['Reviews'],
        params: ReviewParams,
        response: responses(NoteList, [400, 401, 404, 503]),
      },
    },
    async (request) =>
      ok(
        out(
          await listNotes(readingContext(context, request), actorOf(request), request.params.id as ReviewId),
        ),
      ),
  );

  server.put(
    calls.notes(':id'),
    {
      config: { permission: 'notes:write' },
      schema: {
        summary: 'Add an internal note to a review',
        description: 'Returns all notes on the review.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: NoteBody,
        response: responses(NoteList, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) => {
      const id = request.params.id as ReviewId;
      return ok(out(await addNote(context, actorOf(request), id, request.body.text)));
    },
  );

  server.put(
    calls.note(':id', ':noteId'),
    {
      config: { permission: 'notes:write' },
      schema: {
        summary: 'Change your own note',
        tags: ['Reviews'],
        params: NoteParams,
        body: NoteBody,
        response: responses(NoteList, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) => {
      const { id, noteId } = request.params;
      const address = { id: id as ReviewId, noteId };
      return ok(out(await changeNote(context, actorOf(request), address, request.body.text)));
    },
  );

  server.delete(
    calls.note(':id', ':noteId'),
    {
      config: { permission: 'notes:write' },
      schema: {
        summary: 'Delete a note',
        description: 'Your own note or, as an admin, anyone’s.',
        tags: ['Reviews'],
        params: NoteParams,
        response: responses(NoteList, [400, 401, 403, 404, 503]),
      },
    },
    async (request) => {
      const { id, noteId } = request.params;
      return ok(out(await removeNote(context, actorOf(request), { id: id as ReviewId, noteId })));
    },
  );

  server.put(
    calls.assignee(':id'),
    {
      config: { permission: 'reviews:assign' },
      schema: {
        summary: 'Assign a review to a person, or to no one',
        tags: ['Reviews'],
        params: ReviewParams,
        body: AssigneeBody,
        response: responses(Review, [400, 401, 403, 404, 413, 503]),
      },
    },
    async (request) => {
      const id = request.params.id as ReviewId;
      return ok(managedReviewOut(await assignReview(context, actorOf(request), id, request.body.assignee)));
    },
  );

  server.get(
    calls.people(),
    {
      config: { permission: 'people:read' },
      schema: {
        summary: 'The people whom reviews can be assigned to',
        description:
          'People who are limited to some properties see only those who can work with at least one of them.',
        tags: ['Reviews'],
        response: responses(People, [401, 403, 503]),
      },
    },
    async (request) => ok({ people: await assignablePeople(context, actorOf(request)) }),
  );

  server.put(
    calls.presence(':id'),
    {
      config: { permission: 'reviews:read' },
      schema: {
        summary: 'Say that one looks at a review, or no longer does',
        description:
          'Returns who looks at it now. The event `presence` of the stream says when that changes.',
        tags: ['Reviews'],
        params: ReviewParams,
        body: PresenceBody,
        response: responses(Presence, [400, 401, 404, 413, 503]),
      },
    },
    async (request) => {
      const id = request.params.id as ReviewId;
      return ok(await announcePresence(context, actorOf(request), id, request.body.isLooking));
    },
  );
}

function out(notes: readonly Note[]): NoteList {
  return {
    notes: notes.map(({ id, author, text, writtenAt, changedAt }) => ({
      id,
      author,
      text,
      writtenAt: writtenAt.toISOString(),
      ...(changedAt && { changedAt: changedAt.toISOString() }),
    })),
  };
}
