import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Note } from '#domain/reviews/note.ts';
import type { Db } from '../tables.ts';

const MAX_NOTES = 200;

/** The last 200 notes about a review, oldest first; by the index `notes_of_review`. */
async function list(db: Db, reviewId: ReviewId): Promise<Note[]> {
  const rows = await db
    .selectFrom('review_notes')
    .select(['id', 'review_id as reviewId', 'author', 'text'])
    .select(['created_at as createdAt', 'changed_at as changedAt'])
    .where('review_id', '=', reviewId)
    .orderBy('id', 'desc')
    .limit(MAX_NOTES)
    .execute();
  return rows.reverse();
}

async function byId(
  db: Db,
  reviewId: ReviewId,
  id: number,
): Promise<Pick<Note, 'author' | 'text'> | undefined> {
  return db
    .selectFrom('review_notes')
    .select(['author', 'text'])
    .where('id', '=', id)
    .where('review_id', '=', reviewId)
    .executeTakeFirst();
}

async function insert(
  db: Db,
  { reviewId, author, text }: Pick<Note, 'reviewId' | 'author' | 'text'>,
): Promise<void> {
  await db.insertInto('review_notes').values({ review_id: reviewId, author, text }).execute();
  await addToCount(db, reviewId, 1);
}

async function change(db: Db, id: number, text: string): Promise<void> {
  await db
    .updateTable('review_notes')
    .set({ text, changed_at: sql<Date>`now()` })
    .where('id', '=', id)
    .where('text', '<>', text)
    .execute();
}

async function remove(db: Db, reviewId: ReviewId, id: number): Promise<void> {
  const { numDeletedRows } = await db.deleteFrom('review_notes').where('id', '=', id).executeTakeFirst();
  await addToCount(db, reviewId, -Number(numDeletedRows));
}

async function addToCount(db: Db, reviewId: ReviewId, step: number): Promise<void> {
  await db
    .updateTable('reviews')
    .set((eb) => ({ note_count: eb('note_count', '+', step) }))
    .where('id', '=', reviewId)
    .execute();
}

export const noteReaders = { list, byId };
export const noteWriters = { insert, change, remove };
