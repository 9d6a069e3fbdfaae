import { type Kysely, sql } from 'kysely';
import type { ListingId } from '#domain/ids.ts';
import { type IncomingListing, type Listing, locationOf } from '#domain/listing.ts';
import { averageStars } from '#domain/rating.ts';
import { queryOnce, queryPrepared, statement } from './prepared.ts';
import type { Tables } from './tables.ts';

const STARS = ['one', 'two', 'three', 'four', 'five'] as const;
const SUMS = ['unrated', ...STARS, 'tenths'] as const;
/** What is kept of a counter and what waits to be added to it. */
const sum = (name: (typeof SUMS)[number]) =>
  sql<number>`(coalesce(${sql.ref(`kept.${name}`)}, 0) + coalesce(${sql.ref(`waiting.${name}`)}, 0))`;
const RATED = sql<number>`(${sql.join(STARS.map(sum), sql` + `)})`;

/** Listings with the totals over their published reviews, from their counters; what else is read of them comes on top. */
export const withTotals = (db: Kysely<Tables>) =>
  db
    .selectFrom('listings')
    .leftJoin('listing_counts as kept', 'kept.listing_id', 'listings.id')
    .leftJoin(
      (eb) =>
        eb
          .selectFrom('review_count_deltas')
          .select(['listing_id', ...SUMS.map((name) => sql<number>`sum(${sql.ref(name)})::bigint`.as(name))])
          .groupBy('listing_id')
          .as('waiting'),
      (join) => join.onRef('waiting.listing_id', '=', 'listings.id'),
    )
    .select([
      'listings.id',
      'listings.name',
      'listings.city',
      'listings.country',
      'listings.bedrooms',
      'listings.bathrooms',
      'listings.max_guests',
      sql<number>`${sum('unrated')} + ${RATED}`.as('total'),
      RATED.as('rated'),
      sum('tenths').as('tenths'),
      // How many have one star, two stars …
      sql<number[]>`array[${sql.join(STARS.map(sum))}]::int[]`.as('by_stars'),
    ]);

type Row = Awaited<ReturnType<ReturnType<typeof withTotals>['execute']>>[number];

/** So many listings by name, of those whose name has the words in it. */
export async function firstListings(db: Kysely<Tables>, limit: number, words = ''): Promise<Listing[]> {
  const rows =
    words === ''
      ? await queryPrepared<Row>(db, FIRST_LISTINGS, [limit, words])
      : await queryOnce<Row>(db, FIRST_LISTINGS.text, [limit, words]);
  return rows.map(toListing);
}

/** These listings by name; each by the primary keys of listings and counters. */
export async function listingsById(db: Kysely<Tables>, ids: readonly number[]): Promise<Listing[]> {
  const rows = await queryPrepared<Row>(db, LISTINGS_BY_ID, [ids]);
  return rows.map(toListing);
}

const both = (name: string) => `coalesce(kept.${name}, 0) + coalesce(waiting.${name}, 0)`;
/** Listings by name with their totals, of what `wanted` calls `l`. */
const withCounts = (wanted: string) => `
  select id, name, city, country, bedrooms, bathrooms, max_guests, unrated + rated as total, rated, tenths, by_stars
  from (
    select l.*, ${both('unrated')} as unrated, ${STARS.map(both).join(' + ')} as rated, ${both('tenths')} as tenths,
      array[${STARS.map(both).join(', ')}]::int[] as by_stars
    from ${wanted}
    left join listing_counts kept on kept.listing_id = l.id
    left join lateral (
      select ${SUMS.map((name) => `sum(${name})::bigint as ${name}`).join(', ')}
      from review_count_deltas where listing_id = l.id
    ) as waiting on true
  ) as each order by name collate "und-x-icu", id`;

const LISTINGS_BY_ID = statement(
  withCounts('unnest($1::bigint[]) as wanted (id) join listings l on l.id = wanted.id'),
);
const FIRST_LISTINGS = statement(
  withCounts(`(
  select * from listings where $2::text = '' or position(folded($2::text) in folded(name)) > 0
  order by name collate "und-x-icu", id limit $1::int) as l`),
);

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
