import { sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { AssignmentSubject } from '#domain/sources/listing-assignment.ts';
import type { Db } from '../tables.ts';

/** The listings that managers assigned to reviews of unknown listings, by `listing:ID` or `review:ID`. */
async function bySubject(db: Db, source: string): Promise<Map<string, ListingId>> {
  const { rows } = await sql<{ subject: string; listing_id: ListingId }>`
    select subject, listing_id from listing_assignments where source = ${source}`.execute(db);
  return new Map(rows.map((row) => [row.subject, row.listing_id]));
}

/** Assigns the reviews of a subject, present and future, to a listing. */
async function upsert(
  db: Db,
  source: string,
  subject: AssignmentSubject,
  listingId: ListingId,
): Promise<void> {
  await sql`
    insert into listing_assignments (source, subject, listing_id) values (${source}, ${subject}, ${listingId})
    on conflict (source, subject) do update set listing_id = excluded.listing_id`.execute(db);
}

export const assignmentReaders = { bySubject };
export const assignmentWriters = { upsert };
