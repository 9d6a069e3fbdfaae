import { expect } from 'vitest';
import type { App } from '#app.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import type { HostawayReview } from '#simulators/hostaway/records.ts';

/** The fields that must be equal at Hostaway and here. */
interface Row {
  id: string;
  listing: string;
  guest: string;
  text: string;
  /** Tenths of a star. */
  rating: number | null;
  submitted: string;
  response: string | null;
}

/**
 * Expects that every guest review that Hostaway publishes is here exactly once with the same content, and that nothing else is
 * shown or counted. It applies its own rules to the account, whose texts must not contain HTML.
 */
export async function expectSameAsHostaway({ context, database }: App, data: HostawayData): Promise<void> {
  const upstream = data.reviews
    .filter(
      (review) => isPublic(review) && data.listings.some(({ id }) => id === Number(review.listingMapId)),
    )
    .map(upstreamRow);
  const { rows: here } = await database.pool.query<Row & { own: number; home: number }>(ROWS, [
    context.defaultSource,
  ]);
  expect(here.map(({ own: _own, home: _home, ...row }) => row)).toEqual(byId(upstream));

  const filter = { sortBy: 'date', sortOrder: 'asc', limit: 1_000_000, offset: 0, access: 'all' } as const;
  const { reviews, total } = await context.storage.reviews.list(filter, 'UTC');
  expect(reviews.map(({ id }) => id).sort(ascending)).toEqual(here.map(({ own }) => own).sort(ascending));
  expect(total).toBe(upstream.length);
  expect(await context.storage.reviews.stats({ access: 'all' }, 'UTC')).toMatchObject(totalsOf(upstream));
  const listings = await context.storage.listings.list('all', 10_000);
  const homes = new Map(here.map(({ home, listing }) => [home, listing]));
  for (const { id, totalReviews, averageRating } of listings) {
    const rows = upstream.filter((row) => row.listing === homes.get(id));
    expect({ totalReviews, averageRating }).toEqual(totalsOf(rows));
  }
  expect(listings.map(({ name }) => name)).toEqual(
    expect.arrayContaining(data.listings.map(({ name }) => name)),
  );
}

const ROWS = `
  select reviews.upstream_id as id, listings.upstream_id as listing, guest_name as guest, review_text as text,
    rating_tenths::int as rating, to_char(submitted_at at time zone 'UTC', 'YYYY-MM-DD HH24:MI:SS') as submitted,
    response_text as response, reviews.id as own, listings.id as home
  from reviews join listings on listings.id = listing_id
  where reviews.source = $1 and withdrawn_at is null
  order by reviews.upstream_id::bigint`;

function isPublic({ type, status, isCancelled, isHidden }: HostawayReview): boolean {
  return type === 'guest-to-host' && status === 'published' && !isCancelled && !isHidden;
}

function upstreamRow(review: HostawayReview): Row {
  return {
    id: String(review.id),
    listing: String(review.listingMapId),
    guest: review.reviewerName ?? review.guestName,
    text: (review.publicReview ?? '').trim(),
    rating: review.rating === null ? null : Math.max(10, Math.round(Number(review.rating) * 5)),
    submitted: review.submittedAt ?? review.departureDate,
    response: review.revieweeResponse || null,
  };
}

function totalsOf(rows: readonly Row[]) {
  const ratings = rows.flatMap(({ rating }) => (rating === null ? [] : [rating]));
  const sum = ratings.reduce((all, rating) => all + rating, 0);
  const averageRating = ratings.length === 0 ? 0 : Math.round(sum / ratings.length) / 10;
  return { totalReviews: rows.length, averageRating };
}

const ascending = (a: number, b: number) => a - b;
const byId = (rows: readonly Row[]) => rows.toSorted((a, b) => Number(a.id) - Number(b.id));
