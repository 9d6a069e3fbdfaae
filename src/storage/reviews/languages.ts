import { type Kysely, sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Tables } from '../tables.ts';

/** Reviews whose texts have not been looked at, by the index `reviews_without_language`. They are locked. */
export async function lockWithoutLanguage(
  db: Kysely<Tables>,
  limit: number,
): Promise<{ id: ReviewId; text: string }[]> {
  const rows = await db
    .selectFrom('reviews')
    .select(['id', 'review_text'])
    .where('language', 'is', null)
    .orderBy('id')
    .limit(limit)
    .forUpdate()
    .skipLocked()
    .execute();
  return rows.map((row) => ({ id: row.id as ReviewId, text: row.review_text }));
}

/** Stores the languages of reviews, each an ISO 639-1 code or `und`. */
export async function setLanguages(
  db: Kysely<Tables>,
  found: readonly { id: ReviewId; language: string }[],
): Promise<void> {
  await sql`update reviews set language = found.language
    from json_to_recordset(${JSON.stringify(found)}::json) as found (id bigint, language text)
    where reviews.id = found.id`.execute(db);
}
