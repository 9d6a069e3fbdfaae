import type { Actor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { meanInterval, type Sums, sampleOf } from '#domain/insights/statistics.ts';
import { CATEGORY_NAME_PATTERN } from '#domain/reviews/filter.ts';
import { SCORED_CATEGORIES } from '#domain/reviews/rating.ts';
import type { CategorySums } from '#storage/insights/categories.ts';
import type { Clock, Stored } from '../context.ts';
import { bounds, type InsightsInput, round, type Subject, subjectOf } from './figures.ts';
import { type ListingRow, listingRows } from './listing-rows.ts';
import { orderOf, type PageInput, pageOf, ranked } from './ranking.ts';

export interface CategoriesInput extends InsightsInput, PageInput {
  /** `name`, `reviews` or a category. */
  sortBy?: string;
}

const MAX_SCORE = 10;
const isFilter = new RegExp(CATEGORY_NAME_PATTERN);

/**
 * The mean ratings of each category, of all properties together and of one page of properties.
 *
 * @throws AppError `invalid` for an order by something that is no category
 */
export async function categories(context: Stored & Clock, actor: Actor, input: CategoriesInput) {
  const { sortBy = 'name', sortOrder, limit, offset, ...filter } = input;
  const { insights } = context.storage;
  const subject = subjectOf(context, actor, filter);
  const selection = subject.compare(subject.period);
  const [companySums, counts, rankOf] = await Promise.all([
    insights.sumCategories(selection),
    insights.countListings(selection),
    rankBy(sortBy, (category) => insights.categoryMeans(subject.select(subject.period), category)),
  ]);
  // A name that no filter can contain could not lead to its reviews.
  const sums = companySums.filter(({ category }) => isFilter.test(category));
  const names = sums
    .filter(({ span }) => span === 1)
    .toSorted((one, other) => other.n - one.n || one.category.localeCompare(other.category, 'en'))
    .map(({ category }) => category);
  if (sortBy !== 'name' && sortBy !== 'reviews' && ![...SCORED_CATEGORIES, ...names].includes(sortBy)) {
    throw new AppError('sort-category', { names });
  }
  const listings = listingRows(counts).filter(({ now }) => now.reviews > 0);
  const order = orderOf(sortBy, { sortOrder });
  const byName = order === 'asc' ? listings : listings.toReversed();
  const page = pageOf(rankOf ? ranked(listings, rankOf, order) : byName, { limit, offset });
  const cells = await insights.sumCategories(
    selection,
    page.map(({ listingId }) => listingId),
  );
  const byListing = Map.groupBy(cells, ({ listing_id: id }) => id);
  return {
    categories: names,
    company: means(subject, names, sums).map(({ category, mean }) => ({ category, mean })),
    properties: page.map(({ listingId, name, now, before }) => ({
      listingId,
      name,
      reviews: subject.figure(
        { value: now.reviews, n: now.reviews, previous: before.reviews },
        { listingId },
      ),
      cells: means(subject, names, byListing.get(listingId) ?? [], listingId),
    })),
    total: listings.length,
  };
}

/** By what rows are ranked; null for their names. */
async function rankBy(
  sortBy: string,
  readMeans: (category: string) => Promise<{ listing_id: number; mean: number }[]>,
): Promise<((row: ListingRow) => number | null) | null> {
  if (sortBy === 'name') return null;
  if (sortBy === 'reviews') return ({ now }) => now.reviews;
  const means = new Map((await readMeans(sortBy)).map((each) => [each.listing_id, each.mean]));
  return ({ listingId }) => means.get(listingId) ?? null;
}

/** The means of the categories that have any rating in the period. */
function means(
  { figure }: Subject,
  names: readonly string[],
  sums: readonly CategorySums[],
  listingId?: number,
) {
  return names.flatMap((category) => {
    const ofSpan = (wanted: number) =>
      sums.find((each) => each.category === category && each.span === wanted);
    const now = ofSpan(1);
    const sample = now && sampleOf(now);
    if (!sample) return [];
    const mean = figure(
      { value: round(sample.mean, 2), n: sample.n, previous: meanOf(ofSpan(0)) },
      { category, ...(listingId !== undefined && { listingId }) },
    );
    return [{ category, mean, ...bounds(meanInterval(sample), 0, MAX_SCORE) }];
  });
}

function meanOf(sums: Sums | undefined): number | null {
  return sums === undefined || sums.n === 0 ? null : round(sums.sum / sums.n, 2);
}
