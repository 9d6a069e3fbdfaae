import { type Static, Type } from 'typebox';
import { USERNAME_PATTERN } from '#domain/accounts/user.ts';
import { MAX_NOTE_LENGTH } from '#domain/reviews/note.ts';
import { MAX_TAG_LENGTH, TAG_PATTERN } from '#domain/reviews/tag.ts';
import { inputObject, named, nullable } from '../schema.ts';
import { Id, ReviewIdSchema } from './reviews.ts';

const instant = Type.String({ format: 'date-time', description: 'UTC' });

export const Note = named('Note', {
  id: Id,
  author: Type.String({ description: 'The username.' }),
  text: Type.String(),
  createdAt: instant,
  changedAt: Type.Optional(instant),
});
export type Note = Static<typeof Note>;

export const NoteList = Type.Object({ notes: Type.Array(Note, { description: 'Oldest first.' }) });
export type NoteList = Static<typeof NoteList>;

export const NoteParams = inputObject({ id: ReviewIdSchema, noteId: Id });

export const NoteBody = inputObject({ text: Type.String({ minLength: 1, maxLength: MAX_NOTE_LENGTH }) });

export const AssigneeBody = inputObject({
  assignee: nullable(Type.String({ pattern: USERNAME_PATTERN }), {
    description: 'A username; null for no one.',
  }),
});

export const TagParams = inputObject({
  id: ReviewIdSchema,
  tag: Type.String({ pattern: `^${TAG_PATTERN}$`, maxLength: MAX_TAG_LENGTH }),
});

export const TagList = Type.Object({
  tags: Type.Array(Type.Object({ tag: Type.String(), count: Type.Integer() }), {
    description: 'The most used first, with how many reviews have each.',
  }),
});
export type TagList = Static<typeof TagList>;

export const People = Type.Object({
  people: Type.Array(Type.Object({ username: Type.String(), name: Type.String() })),
});
export type People = Static<typeof People>;

export const PresenceBody = inputObject({
  isLooking: Type.Boolean({ description: 'Repeat true every 20 seconds; it expires after 45.' }),
  isWriting: Type.Optional(Type.Boolean({ description: 'A response.', default: false })),
});
export type PresenceBody = Static<typeof PresenceBody>;

/** Who looks at a review now. Also the data of the event `presence` of the stream. */
export const Presence = Type.Object({
  reviewId: Id,
  usernames: Type.Array(Type.String(), { description: 'In the order in which they came.' }),
  writing: Type.Array(Type.String(), { description: 'Those of them who write a response.' }),
});
export type Presence = Static<typeof Presence>;

/** The data of the event `review` of the stream: only managers see what has changed, such as a note. */
export interface ChangedReview {
  reviewId: number;
}
