import type { ReviewListQuery } from '#contract/reviews/reviews.ts';
import { MAX_OFFSET, offsetOf, PROPERTY_PAGE_REVIEWS } from '#domain/paging.ts';
import { oneOf, wholeNumber } from '#web/app/search-string.ts';

/** Which reviews the page lists, beside the approved ones that it lists by default. */
export const OTHER_STATUSES = ['all', 'pending'] as const;

/** The tabs of the page besides the reviews, which are the default. */
export const OTHER_TABS = ['booking', 'place', 'merge', 'embed'] as const;

/** The state of the property page as it is in the URL. */
export interface PropertySearch {
  tab?: (typeof OTHER_TABS)[number];
  status?: (typeof OTHER_STATUSES)[number];
  /** From 1. */
  page?: number;
  /** The review in the side panel. */
  review?: number;
}

/** Invalid values are `undefined` by name, because the router merges the result into the raw parameters. */
export function parsePropertySearch(raw: Readonly<Record<string, unknown>>): PropertySearch {
  const page = wholeNumber(raw.page, MAX_OFFSET / PROPERTY_PAGE_REVIEWS);
  return {
    tab: oneOf(OTHER_TABS, raw.tab),
    status: oneOf(OTHER_STATUSES, raw.status),
    page: page === 1 ? undefined : page,
    review: wholeNumber(raw.review, Number.MAX_SAFE_INTEGER),
  };
}

/** The list of the page: the reviews of a property, newest first. Every reader must use it, so that they share one call. */
export function propertyListQuery(
  listingId: number,
  { status, page = 1 }: Pick<PropertySearch, 'status' | 'page'>,
): ReviewListQuery {
  return {
    listingId,
    ...(status !== 'all' && { approved: status === undefined }),
    sortBy: 'date',
    sortOrder: 'desc',
    limit: PROPERTY_PAGE_REVIEWS,
    ...(page > 1 && { offset: offsetOf(page - 1, PROPERTY_PAGE_REVIEWS) }),
  };
}

/** The listing id in an address, or null if it is not a valid id. */
export function listingIdOf(text: string): number | null {
  const id = Number(text);
  return /^[1-9]\d*$/.test(text) && Number.isSafeInteger(id) ? id : null;
}
