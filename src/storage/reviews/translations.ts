import { sql } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Db } from '../tables.ts';

export interface StoredTranslation {
  text: string;
  /** The name of the model. */
  model: string;
}

/** The translations of the present texts of reviews into a language, by review. */
async function ofReviews(
  db: Db,
  ids: readonly ReviewId[],
  language: string,
): Promise<Map<ReviewId, StoredTranslation>> {
  if (ids.length === 0) return new Map();
  const { rows } = await sql<StoredTranslation & { id: ReviewId }>`
    select review_id as id, text, model from translations join reviews on reviews.id = review_id
    where review_id = any(${ids}) and translations.language = ${language}
      and text_hash = md5(review_text)`.execute(db);
  return new Map(rows.map(({ id, ...translation }) => [id, translation]));
}

/** Stores a translation unless the text has changed meanwhile. @param source the text that was translated */
async function upsert(
  db: Db,
  id: ReviewId,
  language: string,
  source: string,
  { text, model }: StoredTranslation,
): Promise<void> {
  await sql`
    insert into translations (review_id, language, text_hash, text, model)
    select id, ${language}, md5(review_text), ${text}, ${model} from reviews
    where id = ${id} and review_text = ${source}
    on conflict (review_id, language) do update
      set text_hash = excluded.text_hash, text = excluded.text, model = excluded.model,
      created_at = now()`.execute(db);
}

export const translationReaders = { ofReviews };
export const translationWriters = { upsert };
