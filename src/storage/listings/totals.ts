import { type RawBuilder, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import type { ListingId } from '#domain/ids.ts';
import { type Listing, type ListingAbout, locationOf } from '#domain/listings/listing.ts';
import { averageStars } from '#domain/reviews/rating.ts';
import { ALL, RATED } from '../counts/total.ts';
import { isAccessible } from '../filters/access.ts';
import { IN_COUNTED_CHANNEL, IN_VISIBLE_CHANNEL, isVisible } from '../filters/visibility.ts';
import { NAME_COLLATION } from '../name-collation.ts';
import type { Db } from '../tables.ts';

const BY_NAME = sql.raw(`listings.name ${NAME_COLLATION}, listings.id`);

const COUNTERS = ['unrated', 'one', 'two', 'three', 'four', 'five', 'tenths'] as const;
const SUMS = sql.raw(COUNTERS.map((name) => `coalesce(sum(${name}), 0)::bigint as ${name}`).join());
const NAMES = sql.raw(COUNTERS.join());

/** Rollups of one listing, and the deltas that are not added to them yet. */
const countersOf = (listingId: RawBuilder<unknown>) => sql`(
  select * from (
    select is_approved, channel, ${NAMES} from review_counts
      where listing_id = ${listingId} and grain = 'a'
    union all
    select is_approved, channel, ${NAMES} from review_count_deltas
      where listing_id = ${listingId}
  ) as counters)`;

/** Listings with the totals over their published reviews. */
const WITH_TOTALS = sql`listings cross join lateral (
  select ${SUMS}, coalesce(sum(${RATED}), 0)::bigint as rated
  from ${countersOf(sql.ref('listings.id'))} as counters where ${IN_COUNTED_CHANNEL}) as counted`;
const COLUMNS = sql.raw(
  'listings.id, listings.name, city, country, bedrooms, bathrooms, max_guests as "maxGuests", unrated, rated, tenths',
);

interface Row extends Pick<Listing, 'id' | 'name' | 'bedrooms' | 'bathrooms' | 'maxGuests'> {
  city: string | null;
  country: string | null;
  unrated: number;
  rated: number;
  tenths: number;
}

/** The first properties by name whose name contains the text, without merged listings. */
export async function list(db: Db, access: Access, limit: number, search = ''): Promise<Listing[]> {
  return (await rowsByName(db, access, limit, search)).map(toListing);
}

/** The first properties by name, each with the number of its published reviews that have a rating. */
export async function listRated(db: Db, limit: number): Promise<(Listing & { ratedReviews: number })[]> {
  const rows = await rowsByName(db, 'all', limit, '');
  return rows.map((row) => ({ ...toListing(row), ratedReviews: row.rated }));
}

async function rowsByName(db: Db, access: Access, limit: number, search: string): Promise<Row[]> {
  const names = sql`select id from listings
    where (position(normalize_text(${search}) in normalize_text(name)) > 0 or ${search} = '')
      and merged_into is null and ${isAccessible(access, 'id')}
    order by ${BY_NAME} limit ${limit}`;
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${WITH_TOTALS} where listings.id in (${names}) order by ${BY_NAME}`.execute(db);
  return rows;
}

/** The listings with these ids, by name. */
export async function byIds(db: Db, ids: readonly number[]): Promise<Listing[]> {
  const { rows } = await sql<Row>`
    select ${COLUMNS} from ${WITH_TOTALS} where listings.id = any(${ids}) order by ${BY_NAME}`.execute(db);
  return rows.map(toListing);
}

export async function byId(db: Db, id: ListingId): Promise<Listing | null> {
  return (await byIds(db, [id]))[0] ?? null;
}

/** A listing as its public page shows it. */
export interface PublicListing {
  listing: Listing;
  /** The number of its public reviews. */
  visibleReviews: number;
  /** The number of published reviews with one to five stars, rounded as in the filter by rating. */
  byStars: number[];
  /** Its own Google place; null when it has none. */
  placeId: string | null;
  about: ListingAbout;
}

/** @param previewed pending reviews to treat as approved, in a manager's preview */
export async function publicById(
  db: Db,
  id: ListingId,
  previewed?: PreviewedReviews,
): Promise<PublicListing | null> {
  const { rows } = await sql<Row & Omit<PublicListing, 'listing'>>`
    select ${COLUMNS}, array[one, two, three, four, five]::integer[] as "byStars", google_place_id as "placeId",
      ${previewed === undefined ? VISIBLE : visibleRows(previewed)} as "visibleReviews",
      json_build_object('description', description, 'amenities', amenities,
        'bookingUrl', coalesce(own_booking_url, booking_url),
        'coordinates', case when latitude is not null and longitude is not null
          then json_build_object('latitude', latitude, 'longitude', longitude) end) as about
    from ${WITH_TOTALS} where listings.id = ${id} and merged_into is null`.execute(db);
  if (!rows[0]) return null;
  const { byStars, placeId, visibleReviews, about, ...row } = rows[0];
  return { listing: toListing(row), byStars, placeId, visibleReviews, about };
}

/** What reviews of listings add up to. */
export interface PublicTotals {
  published: number;
  /** The public ones. */
  shown: number;
  rated: number;
  /** The sum of the ratings, in tenths of a star. */
  tenths: number;
}

/** Totals over some listings, or over all. */
export async function publicTotals(db: Db, ids: readonly ListingId[] | null): Promise<PublicTotals> {
  const { rows } = await sql<PublicTotals>`
    select coalesce(sum(${ALL}), 0)::bigint as published,
      coalesce(sum(${ALL}) filter (where is_approved and ${IN_VISIBLE_CHANNEL}), 0)::bigint as shown,
      coalesce(sum(${RATED}), 0)::bigint as rated, coalesce(sum(tenths), 0)::bigint as tenths
    from listings cross join lateral ${countersOf(sql.ref('listings.id'))} as counters
    where ${IN_COUNTED_CHANNEL} and ${ids === null ? sql`true` : sql`listings.id = any(${ids})`}`.execute(db);
  return rows[0] ?? { published: 0, shown: 0, rated: 0, tenths: 0 };
}

const VISIBLE = sql<number>`(
  select coalesce(sum(${ALL}), 0)::bigint from ${countersOf(sql.ref('listings.id'))} as counters
  where is_approved and ${IN_VISIBLE_CHANNEL})`;

/** Counters do not include the reviews of a preview. */
const visibleRows = (previewed: PreviewedReviews) =>
  sql<number>`(select count(*) from reviews where reviews.listing_id = listings.id and ${isVisible(previewed)})`;

function toListing({ city, country, unrated, rated, tenths, ...listing }: Row): Listing {
  return {
    ...listing,
    location: locationOf(city, country),
    averageRating: averageStars(tenths, rated),
    totalReviews: unrated + rated,
  };
}
