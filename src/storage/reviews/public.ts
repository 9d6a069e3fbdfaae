import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { PreviewedReviews } from '#domain/decisions/approval.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import {
  filterOfView,
  MIN_HIGHLIGHT_LENGTH,
  NO_STARS,
  type PropertyView,
  type ReviewSide,
  type ViewSort,
} from '#domain/listings/property-view.ts';
import type { CategoryScore, Highlight, ReviewFacets } from '#domain/listings/public-reviews.ts';
import type { ShownCount } from '#domain/listings/rating-distribution.ts';
import { normalizeSearch, OTHER_APOSTROPHES } from '#domain/normalize-text.ts';
import { knownLanguage } from '#domain/reviews/language.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import { type PublicReview, stayOf } from '#domain/reviews/review.ts';
import { countOf } from '../database/rows.ts';
import { allOf, alsoMatching } from '../filters/conditions.ts';
import { IN_COUNTED_CHANNEL, isVisible } from '../filters/visibility.ts';
import { RATED_CATEGORIES, SCORE_TENTHS } from '../insights/categories.ts';
import type { Db } from '../tables.ts';
import { publicReviews, toReview } from './rows.ts';

/** What the public page shows of a review beside the columns of lists. */
const PUBLIC_COLUMNS = [
  'reviews.language',
  'reviews.arrival_date',
  'reviews.departure_date',
  'reviews.content_changed_at',
] as const;

type PublicRow = Parameters<typeof toReview>[0] & {
  language: string | null;
  arrival_date: string | null;
  departure_date: string | null;
  content_changed_at: Date | null;
};

/** Which public reviews of a listing. */
export interface PublicSelection {
  listing: ListingId;
  view: PropertyView;
  /** Pending reviews to treat as approved, in a manager's preview. */
  previewed?: PreviewedReviews | undefined;
}

function isSelected({ listing, view, previewed }: PublicSelection): RawBuilder<SqlBool> {
  return allOf([
    sql`reviews.listing_id = ${listing}`,
    isVisible(previewed),
    alsoMatching(filterOfView(view), { timeZone: 'UTC' }),
    ...(view.stars === NO_STARS ? [sql`reviews.rating_tenths is null`] : []),
    ...(view.search === undefined
      ? []
      : [
          sql`position(${normalizeSearch(view.search)} in
            translate(normalize_text(reviews.review_text), ${OTHER_APOSTROPHES}, ${"'".repeat(OTHER_APOSTROPHES.length)})) > 0`,
        ]),
  ]);
}

const NEWEST = 'reviews.submitted_at desc, reviews.id desc';
const ORDERS: Record<ViewSort, string> = {
  newest: NEWEST,
  highest: `reviews.rating_tenths desc nulls last, ${NEWEST}`,
  lowest: `reviews.rating_tenths asc nulls last, ${NEWEST}`,
};

/**
 * One page of the public reviews that a view selects. Without a filter it uses the index `reviews_of_listing_by_date`.
 *
 * @param first the language whose reviews come first where the view has no order; null for none
 */
async function listOfPublicPage(
  db: Db,
  selection: PublicSelection,
  { limit, offset }: { limit: number; offset: number },
  first: string | null = null,
): Promise<PublicReview[]> {
  const { sort } = selection.view;
  const order = sql.raw(ORDERS[sort ?? 'newest']);
  const byLanguage =
    sort === undefined && first !== null
      ? sql`(reviews.language is not distinct from ${first}) desc, ${order}`
      : order;
  // Rows are read only after they were chosen: an index has all that most views select and sort by.
  const chosen = db
    .selectFrom('reviews')
    .select('reviews.id')
    .where(isSelected(selection))
    .orderBy(byLanguage)
    .limit(limit)
    .offset(offset);
  const rows = await publicReviews(db)
    .select(PUBLIC_COLUMNS)
    .where('reviews.id', 'in', chosen)
    .orderBy(byLanguage)
    .execute();
  return rows.map(toPublicReview);
}

async function countPublic(db: Db, selection: PublicSelection): Promise<number> {
  return countOf(db, sql`reviews where ${isSelected(selection)}`);
}

/** How many public reviews of a listing have each language, channel, and topic. */
async function publicFacets(db: Db, selection: Omit<PublicSelection, 'view'>): Promise<ReviewFacets> {
  const { rows } = await sql<{ facets: ReviewFacets }>`
    with shown as materialized (
      select reviews.id, reviews.language, reviews.channel from reviews where ${isSelected({ ...selection, view: {} })}
    ), topics as (
      select topic, count(*) filter (where polarity = 'positive') as praise,
        count(*) filter (where polarity = 'negative') as complaints
      from shown join review_topics on review_topics.review_id = shown.id group by topic
    )
    select jsonb_build_object(
      'languages', (select coalesce(jsonb_agg(counted order by count desc, value), '[]') from
        (select language as value, count(*) from shown where language <> 'und' group by 1) as counted),
      'channels', (select coalesce(jsonb_agg(counted order by count desc, value), '[]') from
        (select channel as value, count(*) from shown group by 1) as counted),
      'topics', (select coalesce(jsonb_agg(topics order by praise + complaints desc, topic), '[]') from topics)
    ) as facets`.execute(db);
  return rows[0]?.facets ?? { languages: [], channels: [], topics: [] };
}

/**
 * The mean rating of each known category over the published reviews of a listing that public averages count, the most rated
 * first. Other names are texts of reviews that may not be public.
 */
async function categoryScores(db: Db, id: ListingId): Promise<CategoryScore[]> {
  const { rows } = await sql<CategoryScore>`
    select category, round(avg(${SCORE_TENTHS})::numeric / 10, 1)::float8 as score, count(*) as count
    from reviews cross join ${RATED_CATEGORIES}
    where listing_id = ${id} and withdrawn_at is null and ${IN_COUNTED_CHANNEL}
      and category = any(${SCORED_CATEGORIES})
    group by 1 order by count(*) desc, 1`.execute(db);
  return rows;
}

const SIDE = sql<ReviewSide>`case
  when rating_tenths >= 35 then 'praise' when rating_tenths is not null then 'criticism'
  when sentiment = 'positive' then 'praise' when sentiment = 'negative' then 'criticism' end`;

/**
 * The review of each side that guests read first: the pinned one, else the newest long enough, in the language of the page
 * if there is one.
 *
 * @param first ISO 639-1
 */
async function highlights(
  db: Db,
  selection: Omit<PublicSelection, 'view'>,
  first: string,
): Promise<Highlight[]> {
  const chosen = sql<{ id: number; side: ReviewSide; pinned_at: Date | null }>`(
    select distinct on (side) * from (
      select reviews.id, coalesce(pins.side, ${SIDE}) as side, pins.created_at as pinned_at, reviews.submitted_at,
        reviews.language is not distinct from ${first} as is_first
      from reviews left join review_pins as pins
        on pins.review_id = reviews.id and pins.listing_id = reviews.listing_id
      where ${isSelected({ ...selection, view: {} })}
        and (pins.review_id is not null or length(reviews.review_text) >= ${sql.lit(MIN_HIGHLIGHT_LENGTH)})
    ) as candidates where side is not null
    order by side, pinned_at desc nulls last, is_first desc, submitted_at desc, id desc)`;
  const rows = await publicReviews(db)
    .innerJoin(chosen.as('chosen'), 'chosen.id', 'reviews.id')
    .select([...PUBLIC_COLUMNS, 'chosen.side', 'chosen.pinned_at'])
    // Praise first.
    .orderBy('chosen.side', 'desc')
    .execute();
  return rows.map((row) => ({ side: row.side, pinnedAt: row.pinned_at, review: toPublicReview(row) }));
}

function toPublicReview(row: PublicRow): PublicReview {
  const { language, arrival_date, departure_date } = row;
  return {
    ...toReview(row),
    language: knownLanguage(language) ?? undefined,
    stay: stayOf(arrival_date, departure_date),
    isChanged: row.content_changed_at !== null,
  };
}

/** How many public reviews of a listing come before one of them; 0 if that one is not public. */
async function countNewerPublic(
  db: Db,
  id: ListingId,
  reviewId: ReviewId,
  previewed: PreviewedReviews,
): Promise<number> {
  const place = db
    .selectFrom('reviews')
    .select(['submitted_at', 'reviews.id'])
    .where('reviews.id', '=', reviewId)
    .where('listing_id', '=', id)
    .where(isVisible(previewed));
  const { newer } = await db
    .selectFrom('reviews')
    .select((eb) => eb.fn.countAll<number>().as('newer'))
    .where('listing_id', '=', id)
    .where(isVisible(previewed))
    .where(sql<boolean>`(reviews.submitted_at, reviews.id) > (${place})`)
    .executeTakeFirstOrThrow();
  return newer;
}

/**
 * The published reviews of a listing by stars, and how many of each are public. Uses the index
 * `reviews_of_listing_by_date`. Stars are rounded as in the filter by rating; null means no rating.
 */
async function ratingCounts(db: Db, id: ListingId): Promise<(ShownCount & { stars: number | null })[]> {
  return db
    .selectFrom('reviews')
    .select((eb) => [
      sql<number | null>`(rating_tenths + 5) / 10`.as('stars'),
      eb.fn.countAll<number>().as('published'),
      eb.fn.countAll<number>().filterWhere(isVisible()).as('shown'),
    ])
    .where('listing_id', '=', id)
    .where('withdrawn_at', 'is', null)
    .groupBy(sql`(rating_tenths + 5) / 10`)
    .execute();
}

export const publicReaders = {
  listOfPublicPage,
  countPublic,
  countNewerPublic,
  publicFacets,
  categoryScores,
  highlights,
  ratingCounts,
};
