import { type Kysely, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { type IncomingListing, type Listing, locationOf } from '#domain/listing.ts';
import { averageStars } from '#domain/rating.ts';
import type { Tables } from './tables.ts';

/** Listings with the totals over their published reviews, from their counters; what else is read of them comes on top. */
export const withTotals = (db: Kysely<Tables>) =>
  db
    .selectFrom('listings')
    .crossJoinLateral(
      sql<Totals>`(select coalesce(sum(unrated + rated), 0)::bigint as total, coalesce(sum(rated), 0)::bigint as rated,
        coalesce(sum(tenths), 0)::bigint as tenths,
        array[coalesce(sum(one), 0), coalesce(sum(two), 0), coalesce(sum(three), 0), coalesce(sum(four), 0),
          coalesce(sum(five), 0)]::int[] as by_stars
      from (
        select *, one + two + three + four + five as rated from (
          select unrated, one, two, three, four, five, tenths from listing_counts where listing_id = listings.id
          union all
          select unrated, one, two, three, four, five, tenths from review_count_deltas where listing_id = listings.id
        ) as each
      ) as counted)`.as<'totals'>('totals'),
    )
    .select([
      'listings.id',
      'listings.name',
      'listings.city',
      'listings.country',
      'listings.bedrooms',
      'listings.bathrooms',
      'listings.max_guests',
      'totals.total',
      'totals.rated',
      'totals.tenths',
    ]);

interface Totals {
  total: number;
  rated: number;
  tenths: number;
  /** How many have one star, two stars … */
  by_stars: number[];
}

type Row = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number];

/** So many listings by name, of those whose name has the words in it. */
export async function firstListings(db: Kysely<Tables>, limit: number, words = ''): Promise<Listing[]> {
  const rows = await withTotals(db)
    .limit(limit)
    .$if(words !== '', (query) =>
      query.where(sql<boolean>`position(folded(${words}) in folded(listings.name)) > 0`),
    )
    .orderBy(sql`listings.name collate "und-x-icu"`)
    .orderBy('listings.id')
    .execute();
  return rows.map(toListing);
}

/** These listings by name. */
export async function listingsById(db: Kysely<Tables>, ids: readonly number[]): Promise<Listing[]> {
  const rows = await withTotals(db)
    .where('listings.id', '=', sql<number>`any(${ids}::bigint[])`)
    .orderBy(sql`listings.name collate "und-x-icu"`)
    .orderBy('listings.id')
    .execute();
  return rows.map(toListing);
}

export async function listingById(db: Kysely<Tables>, id: ListingId): Promise<Listing | null> {
  const row = await withTotals(db).where('listings.id', '=', id).executeTakeFirst();
  return row ? toListing(row) : null;
}

export async function listingCount(db: Kysely<Tables>): Promise<number> {
  const { count } = await db
    .selectFrom('listings')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
}

/** A part of the ids of all listings, ascending. */
export async function listingIdPage(
  db: Kysely<Tables>,
  { limit, offset }: { limit: number; offset: number },
): Promise<ListingId[]> {
  const rows = await db
    .selectFrom('listings')
    .select('id')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return rows.map(({ id }) => id as ListingId);
}

/** Our id of each of one upstream's listings. */
export async function listingIds(db: Kysely<Tables>, source: string): Promise<Map<string, ListingId>> {
  const rows = await db
    .selectFrom('listings')
    .select(['id', 'upstream_id'])
    .where('source', '=', source)
    .execute();
  return new Map(rows.map((row) => [row.upstream_id, row.id as ListingId]));
}

/** Adds new listings and brings known ones up to date; a batch must not name one upstream id twice. */
export async function upsertListings(
  db: Kysely<Tables>,
  source: string,
  batch: readonly IncomingListing[],
): Promise<void> {
  if (batch.length === 0) return;
  await db
    .insertInto('listings')
    .values(
      batch.map((listing) => ({
        source,
        upstream_id: listing.upstreamId,
        name: listing.name,
        external_name: listing.externalName,
        city: listing.city,
        country: listing.country,
        bedrooms: listing.bedrooms,
        bathrooms: listing.bathrooms,
        max_guests: listing.maxGuests,
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'upstream_id']).doUpdateSet((eb) => ({
        name: eb.ref('excluded.name'),
        external_name: eb.ref('excluded.external_name'),
        city: eb.ref('excluded.city'),
        country: eb.ref('excluded.country'),
        bedrooms: eb.ref('excluded.bedrooms'),
        bathrooms: eb.ref('excluded.bathrooms'),
        max_guests: eb.ref('excluded.max_guests'),
      })),
    )
    .execute();
}

export function toListing(row: Row): Listing {
  return {
    id: row.id as ListingId,
    name: row.name,
    location: locationOf(row.city, row.country),
    bedrooms: row.bedrooms,
    bathrooms: row.bathrooms,
    maxGuests: row.max_guests,
    averageRating: averageStars(row.tenths, row.rated),
    totalReviews: row.total,
  };
}
