import type { Listing } from './listing.ts';
import {
  type ParameterReaders,
  pageParameter,
  queryOf,
  searchParameter,
  wholeNumber,
} from './page-parameters.ts';
import type { ListingPhoto } from './photo.ts';

export interface HomesView {
  /** A location as listings show it. */
  place?: string;
  /** The fewest guests that a home must take. */
  guests?: number;
  /** A part of the name or the location. */
  search?: string;
  /** From 1, which has no parameter. */
  page?: number;
}

/** One page of the index of homes. */
export interface HomesPage {
  view: HomesView;
  homes: readonly { listing: Listing; photo: ListingPhoto | null }[];
  /** How many homes the view selects, on all pages. */
  selected: number;
  /** Every location, and the most guests that a view can ask for. */
  places: readonly string[];
  mostGuests: number;
  pages: number;
}

/** In the order of every address. */
export const HOMES_NAMES = ['place', 'guests', 'search', 'page'] as const satisfies (keyof HomesView)[];

/** The most guests that a view can ask for. */
export const MAX_GUESTS = 50;

export const HOMES_PARAMETERS: ParameterReaders<HomesView> = {
  // However long: it is one of the homes' locations.
  place: (text) => (text.includes('\0') ? undefined : text),
  guests: (text) => wholeNumber(text, MAX_GUESTS),
  search: searchParameter,
  page: pageParameter,
};

export const homesQuery = (view: HomesView): string => queryOf(HOMES_NAMES, view);

export const HOMES_PER_PAGE = 24;

/** How many reviews of the company's mean a home's rating is mixed with, so that one review does not decide its place. */
const PRIOR_REVIEWS = 10;

/**
 * Homes in the order of their weighted ratings: each is mixed with ten reviews of the mean of all homes. Homes without a
 * rating come last.
 *
 * @param homes with the number of their rated reviews
 */
export function byWeightedRating<Home extends Listing & { ratedReviews: number }>(
  homes: readonly Home[],
): Home[] {
  const rated = homes.filter(({ averageRating }) => averageRating > 0);
  const reviews = rated.reduce((sum, { ratedReviews }) => sum + ratedReviews, 0);
  const mean =
    rated.reduce((sum, home) => sum + home.averageRating * home.ratedReviews, 0) / Math.max(1, reviews);
  const weighted = ({ averageRating, ratedReviews }: Home) =>
    averageRating === 0
      ? 0
      : (averageRating * ratedReviews + mean * PRIOR_REVIEWS) / (ratedReviews + PRIOR_REVIEWS);
  return homes.toSorted(
    (one, other) => weighted(other) - weighted(one) || one.name.localeCompare(other.name, 'en'),
  );
}
