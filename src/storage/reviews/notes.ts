import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Note } from '#domain/reviews/note.ts';
import type { Db } from '../tables.ts';

const MAX_NOTES = 200;

/** The last 200 notes about a review, oldest first; by the index `notes_of_review`. */
async function list(db: Db, reviewId: ReviewId): Promise<Note[]> {
  const { rows } = await sql<Note>`
    select id, review_id as "reviewId", author, text, created_at as "createdAt", changed_at as "changedAt"
    from review_notes where review_id = ${reviewId} order by id desc limit ${MAX_NOTES}`.execute(db);
  return rows.reverse();
}

async function byId(
  db: Db,
  reviewId: ReviewId,
  id: number,
): Promise<Pick<Note, 'author' | 'text'> | undefined> {
  const { rows } = await sql<Pick<Note, 'author' | 'text'>>`
    select author, text from review_notes where id = ${id} and review_id = ${reviewId}`.execute(db);
  return rows[0];
}

async function insert(
  db: Db,
  { reviewId, author, text }: Pick<Note, 'reviewId' | 'author' | 'text'>,
): Promise<void> {
  await sql`insert into review_notes (review_id, author, text)
    values (${reviewId}, ${author}, ${text})`.execute(db);
  await addToCount(db, reviewId, 1);
}

async function change(db: Db, id: number, text: string): Promise<void> {
  await sql`update review_notes set text = ${text}, changed_at = now()
    where id = ${id} and text <> ${text}`.execute(db);
}

async function remove(db: Db, reviewId: ReviewId, id: number): Promise<void> {
  const { numAffectedRows } = await sql`delete from review_notes where id = ${id}`.execute(db);
  await addToCount(db, reviewId, -Number(numAffectedRows));
}

async function addToCount(db: Db, reviewId: ReviewId, step: number): Promise<void> {
  await sql`update reviews set note_count = note_count + ${step} where id = ${reviewId}`.execute(db);
}

export const noteReaders = { list, byId };
export const noteWriters = { insert, change, remove };
