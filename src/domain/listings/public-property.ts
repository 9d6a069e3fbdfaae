import type { PublicReview } from '../reviews/review.ts';
import type { Listing, ListingAbout } from './listing.ts';
import type { ListingPhoto } from './photo.ts';
import type { PropertyView } from './property-view.ts';
import type { CategoryScore, Highlight, ReviewFacets } from './public-reviews.ts';

/** One page of what the public sees of a property. */
export interface PublicProperty {
  listing: Listing;
  /** What the guest chose to read. */
  view: PropertyView;
  /** The approved reviews of this page. */
  reviews: readonly PublicReview[];
  /** How many approved reviews there are. */
  shown: number;
  /** How many of them the view selects, on all pages. */
  selected: number;
  /** Published reviews by stars, from one to five, including those that are not shown. */
  byStars: readonly number[];
  facets: ReviewFacets;
  categories: readonly CategoryScore[];
  photos: readonly ListingPhoto[];
  about: ListingAbout;
  /** One review that praises and one that criticizes, or none. */
  highlights: readonly Highlight[];
  /** At least one. */
  pages: number;
  /** Whether the page contains average and count as structured data. */
  ratingsInMarkup: boolean;
}
