import { defineRoutes } from '../route.ts';
import { Review, ReviewParams } from './reviews.ts';
import { AssigneeBody, NoteBody, NoteList, NoteParams, People, Presence, PresenceBody } from './teamwork.ts';

/** How managers work on reviews together: notes, the assignee, and who looks at a review. */
export const teamworkRoutes = defineRoutes({
  'GET /reviews/:id/notes': {
    permission: 'reviews:read',
    summary: 'The internal notes on a review',
    tag: 'Reviews',
    params: ReviewParams,
    response: NoteList,
    errors: [404],
  },
  'PUT /reviews/:id/notes': {
    permission: 'notes:write',
    summary: 'Add an internal note to a review',
    description: 'Returns all notes on the review.',
    tag: 'Reviews',
    params: ReviewParams,
    body: NoteBody,
    response: NoteList,
    errors: [404],
  },
  'PUT /reviews/:id/notes/:noteId': {
    permission: 'notes:write',
    summary: 'Change your own note',
    tag: 'Reviews',
    params: NoteParams,
    body: NoteBody,
    response: NoteList,
    errors: [404],
  },
  'DELETE /reviews/:id/notes/:noteId': {
    permission: 'notes:write',
    summary: 'Delete a note',
    description: 'Your own note or, as an admin, anyone’s.',
    tag: 'Reviews',
    params: NoteParams,
    response: NoteList,
    errors: [404],
  },
  'PUT /reviews/:id/assignee': {
    permission: 'reviews:assign',
    summary: 'Assign a review to a person, or to no one',
    tag: 'Reviews',
    params: ReviewParams,
    body: AssigneeBody,
    response: Review,
    errors: [404],
  },
  'GET /people': {
    permission: 'people:read',
    summary: 'The people whom reviews can be assigned to',
    description:
      'People who are limited to some properties see only those who can work with at least one of them.',
    tag: 'Reviews',
    response: People,
  },
  'PUT /reviews/:id/presence': {
    permission: 'reviews:read',
    summary: 'Say that one looks at a review, or no longer does',
    description: 'Returns who looks at it now. The event `presence` of the stream says when that changes.',
    tag: 'Reviews',
    params: ReviewParams,
    body: PresenceBody,
    response: Presence,
    errors: [404],
  },
});
