import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/**
 * Removes everything that came from the demo's simulator, decisions included: it was invented, and a real
 * company's pages must never show it. What was imported into its listings goes with them.
 *
 * @returns how many reviews went
 */
async function removeDemoData(db: Kysely<Tables>): Promise<number> {
  const demoListings = db.selectFrom('listings').select('id').where('source', '=', 'demo');
  const demoReviews = db
    .selectFrom('reviews')
    .select('id')
    .where((eb) => eb.or([eb('source', '=', 'demo'), eb('listing_id', 'in', demoListings)]));
  await db.deleteFrom('decisions').where('review_id', 'in', demoReviews).execute();
  const { numDeletedRows } = await db
    .deleteFrom('reviews')
    .where('id', 'in', demoReviews)
    .executeTakeFirstOrThrow();
  await db
    .deleteFrom('listing_assignments')
    .where((eb) => eb.or([eb('source', '=', 'demo'), eb('listing_id', 'in', demoListings)]))
    .execute();
  await db.deleteFrom('listings').where('source', '=', 'demo').execute();
  await db.deleteFrom('held_rows').where('source', '=', 'demo').execute();
  await db.deleteFrom('sync_seen').where('source', '=', 'demo').execute();
  await db.deleteFrom('sync_runs').where('source', '=', 'demo').execute();
  return Number(numDeletedRows);
}

export const demoDataWriters = { delete: removeDemoData };
