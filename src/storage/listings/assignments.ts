import type { ListingId } from '#domain/ids.ts';
import type { AssignmentSubject } from '#domain/sources/listing-assignment.ts';
import type { Db } from '../tables.ts';

/** The listings that managers assigned to reviews of unknown listings, by `listing:ID` or `review:ID`. */
async function bySubject(db: Db, source: string): Promise<Map<string, ListingId>> {
  const rows = await db
    .selectFrom('listing_assignments')
    .select(['subject', 'listing_id'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.subject, row.listing_id]));
}

/** Assigns the reviews of a subject, present and future, to a listing. */
async function upsert(
  db: Db,
  source: string,
  subject: AssignmentSubject,
  listingId: ListingId,
): Promise<void> {
  await db
    .insertInto('listing_assignments')
    .values({ source, subject, listing_id: listingId })
    .onConflict((conflict) => conflict.columns(['source', 'subject']).doUpdateSet({ listing_id: listingId }))
    .execute();
}

export const assignmentReaders = { bySubject };
export const assignmentWriters = { upsert };
