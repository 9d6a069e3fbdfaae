import type { Kysely } from 'kysely';
import type { ReviewId } from '#domain/ids.ts';
import type { Tables } from '../tables.ts';

/** @param assignee the username; null for no one */
export async function setAssignee(db: Kysely<Tables>, id: ReviewId, assignee: string | null): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ assignee })
    .where('id', '=', id)
    .where('assignee', 'is distinct from', assignee)
    .execute();
}
