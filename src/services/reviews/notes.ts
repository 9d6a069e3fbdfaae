import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { MAX_NOTE_LENGTH, mentionsIn, type Note } from '#domain/reviews/note.ts';
import { writtenText } from '#domain/written-text.ts';
import type { Transaction } from '#storage/storage.ts';
import type { Stored } from '../context.ts';
import { lockReview, requireReview } from '../decisions/lock-review.ts';

const NOTE = { field: 'text', max: MAX_NOTE_LENGTH };

/** The notes about a review, oldest first. */
export async function listNotes(context: Stored, actor: Actor, id: ReviewId): Promise<Note[]> {
  const [, notes] = await Promise.all([requireReview(context, actor, id), context.storage.notes.list(id)]);
  return notes;
}

/** Adds a note. @returns all notes about the review */
export function addNote(context: Stored, actor: Actor, id: ReviewId, input: string): Promise<Note[]> {
  const text = writtenText(input, NOTE);
  return change(context, actor, id, async (tx) => {
    await tx.notes.insert({ reviewId: id, author: actor.name, text });
    return newMentions(tx, text);
  });
}

/** Changes a note of the actor. @throws forbidden for a note of someone else */
export function changeNote(
  context: Stored,
  actor: Actor,
  { id, noteId }: { id: ReviewId; noteId: number },
  input: string,
): Promise<Note[]> {
  const text = writtenText(input, NOTE);
  return change(context, actor, id, async (tx) => {
    const before = await noteOf(tx, id, noteId);
    if (before.author !== actor.name) throw new AppError('note-of-other');
    await tx.notes.change(noteId, text);
    return newMentions(tx, text, before.text);
  });
}

/**
 * Deletes a note of the actor, or of anyone for those who may erase guests.
 *
 * @throws forbidden for a note of someone else
 */
export async function removeNote(
  context: Stored,
  actor: Actor,
  { id, noteId }: { id: ReviewId; noteId: number },
): Promise<Note[]> {
  return change(context, actor, id, async (tx) => {
    const { author } = await noteOf(tx, id, noteId);
    if (author !== actor.name && !can(actor, 'guests:manage')) throw new AppError('note-of-other-delete');
    await tx.notes.remove(id, noteId);
    if (author !== actor.name) {
      await tx.events.insert(actor, { kind: 'note.deleted', review: id, data: { author } });
    }
    return [];
  });
}

/** Runs a change while the review is locked, and notifies of it. @param work returns the usernames that it mentions */
function change(
  { storage }: Stored,
  actor: Actor,
  id: ReviewId,
  work: (tx: Transaction) => Promise<string[]>,
): Promise<Note[]> {
  return storage.transact(async (tx) => {
    await lockReview(tx, actor, id);
    const mentions = await work(tx);
    const data = mentions.length > 0 ? { mentions } : {};
    await tx.events.insert(actor, { kind: 'review.noted', review: id, data });
    return tx.notes.list(id);
  });
}

/** The people whom a text mentions, but not the one before. An event stays when a guest is erased, so it has no other names from a text. */
async function newMentions(tx: Transaction, text: string, before = ''): Promise<string[]> {
  if (!text.includes('@')) return [];
  const usernames = new Set((await tx.notifications.recipients()).map(({ username }) => username));
  const isPerson = (username: string) => usernames.has(username);
  const mentioned = mentionsIn(before, isPerson);
  return mentionsIn(text, isPerson).filter((username) => !mentioned.includes(username));
}

/** @throws not-found */
async function noteOf(tx: Transaction, id: ReviewId, noteId: number): Promise<Pick<Note, 'author' | 'text'>> {
  const note = await tx.notes.byId(id, noteId);
  if (!note) throw new AppError('unknown-note', { note: noteId, review: id });
  return note;
}
