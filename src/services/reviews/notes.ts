import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import type { ReviewId } from '#domain/ids.ts';
import { MAX_NOTE_LENGTH, type Note } from '#domain/reviews/note.ts';
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
  return change(context, actor, id, (tx) => tx.notes.insert({ reviewId: id, author: actor.name, text }));
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
    if ((await authorOf(tx, id, noteId)) !== actor.name) throw new AppError('note-of-other');
    await tx.notes.change(noteId, text);
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
    const author = await authorOf(tx, id, noteId);
    if (author !== actor.name && !can(actor, 'guests:manage')) throw new AppError('note-of-other-delete');
    await tx.notes.remove(id, noteId);
    if (author !== actor.name) {
      await tx.events.insert(actor, { kind: 'note.deleted', review: id, data: { author } });
    }
  });
}

/** Runs a change while the review is locked, and notifies of it. */
function change(
  { storage }: Stored,
  actor: Actor,
  id: ReviewId,
  work: (tx: Transaction) => Promise<void>,
): Promise<Note[]> {
  return storage.transact(async (tx) => {
    await lockReview(tx, actor, id);
    await work(tx);
    await tx.events.insert(actor, { kind: 'review.noted', review: id });
    return tx.notes.list(id);
  });
}

/** @throws not-found */
async function authorOf(tx: Transaction, id: ReviewId, noteId: number): Promise<string> {
  const author = await tx.notes.authorOf(id, noteId);
  if (author === null) throw new AppError('unknown-note', { note: noteId, review: id });
  return author;
}
