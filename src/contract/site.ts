import type { EmbedTheme } from '#domain/embed.ts';
import type { GoogleReviews } from './google-reviews.ts';
import type { Listing } from './listing.ts';
import type { Review } from './reviews.ts';

/** Addresses of the built style and script of the public site. */
export interface SiteAssets {
  style: string;
  script: string;
  embedStyle: string;
  embedScript: string;
  /** What other sites load beside a frame of ours. */
  embedLoader: string;
}

/** What every page of the public site knows. */
export interface SiteContext {
  brandName: string;
  /** The canonical root, without a slash at the end. */
  publicUrl: string;
  timeZone: string;
  assets: SiteAssets;
}

export interface PropertyPage {
  listing: Listing;
  /** The approved reviews of this page, newest first. A `Review` has no private field. */
  reviews: Review[];
  /** How many approved reviews all pages show together. */
  shown: number;
  /** How many published reviews have how many stars, from one to five: all of them, shown or not. */
  byStars: readonly number[];
  /** Which page this is, from 1 on, and how many there are: at least one. */
  page: number;
  pages: number;
  /** Whether average and count are told to search engines, too. */
  ratingsInMarkup: boolean;
  /** Whether a Google place is configured for this listing. */
  hasGoogle: boolean;
  /** There for a manager who looks at pending reviews as if they were approved. */
  preview?: { addressOf: (page: number) => string };
}

/** What another site shows of a property in a frame. */
export interface EmbeddedPage {
  listing: Listing;
  reviews: Review[];
  theme: EmbedTheme;
}

/** The Google section once it was asked for. */
export type GoogleSection = ({ kind: 'reviews' } & GoogleReviews) | { kind: 'failed'; message: string };

/** The public site as the server uses it: data in, complete HTML out. */
export interface SiteRenderer {
  property(site: SiteContext, page: PropertyPage): string;
  /** How reviews come to be shown, for everybody. */
  explanation(site: SiteContext): string;
  /** The newest reviews of a property as a JSON Feed. */
  feed(site: SiteContext, page: PropertyPage): string;
  embed(site: SiteContext, page: EmbeddedPage): string;
  /** What a frame shows when there is nothing to show. */
  embedNotice(site: SiteContext, message: string): string;
  /** The page for a property that does not exist. */
  propertyNotFound(site: SiteContext): string;
  /** The page for a property that could not be loaded. */
  propertyFailed(site: SiteContext, message: string): string;
  /** The HTML fragment that replaces the spinner of the Google section. */
  google(site: SiteContext, section: GoogleSection): string;
}
