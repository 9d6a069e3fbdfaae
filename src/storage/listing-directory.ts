import type { Kysely } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import type { ListingEntry } from '#domain/listing-directory.ts';
import type { Tables } from './tables.ts';

/** The ids and names by which imported rows may refer to each listing. */
export async function listingEntries(db: Kysely<Tables>): Promise<ListingEntry[]> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'source', 'upstream_id', 'name', 'external_name'])
    .execute();
  return rows.map((row) => ({
    id: row.id as ListingId,
    source: row.source,
    upstreamId: row.upstream_id,
    names: row.external_name === null ? [row.name] : [row.name, row.external_name],
  }));
}
