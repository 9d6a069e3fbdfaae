import type { EmbedOptions } from '#domain/listings/embed.ts';
import type { HomesPage } from '#domain/listings/homes-view.ts';
import type { PublicProperty } from '#domain/listings/public-property.ts';
import type { SiteLanguage } from '#domain/listings/site-language.ts';
import type { WaitingTimes } from '#domain/listings/waiting-times.ts';
import type { Settings } from '#domain/settings/settings.ts';
import type { ReportPage } from '../reports/report-page.ts';
import type { Review } from '../reviews/reviews.ts';
import type { GoogleReviews } from './google-reviews.ts';
import type { Listing } from './listing.ts';

/** URLs of the built files of the public site. */
export interface SiteAssets {
  style: string;
  script: string;
  embedStyle: string;
  reportStyle: string;
  embedScript: string;
  /** The script that other sites load beside a frame. */
  embedLoader: string;
}

/** The data that every page of the public site has. */
export interface SiteContext
  extends Pick<Settings, 'brandName' | 'homePage' | 'logo' | 'brandColour' | 'timeZone'> {
  /** Of the page. */
  language: SiteLanguage;
  /** The canonical root, without a trailing slash. */
  publicUrl: string;
  assets: SiteAssets;
}

export interface PropertyPage extends PublicProperty {
  /** What the Google reviews are about: this listing or the company as a whole; null without a Google place. */
  google: 'listing' | 'company' | null;
  /** Present in a manager's preview. */
  preview?: {
    /** The review that the preview is about; undefined for all pending ones. */
    review: number | undefined;
    addressOf: (page: number) => string;
  };
}

/** The content of a frame in another site. */
export interface EmbeddedPage extends EmbedOptions {
  /** The name of the property; null for the company or a group, which go by the brand. */
  listing: Listing | null;
  /** Over all published reviews; 0 when none is rated. */
  averageRating: number;
  totalReviews: number;
  /** How many of them are public. */
  shown: number;
  reviews: readonly Review[];
}

/** Why a frame has no reviews. What the other site did wrong has a text in English. */
export type EmbedNotice = 'failed' | 'property-not-found' | { text: string };

/** The Google section, or a message that it could not be loaded. */
export type GoogleSection = ({ kind: 'reviews' } & GoogleReviews) | { kind: 'failed' };

/** Renders the public site: data in, complete HTML out. */
export interface SiteRenderer {
  property(site: SiteContext, page: PropertyPage): string;
  /** The index of homes. */
  homes(site: SiteContext, page: HomesPage): string;
  /** The page for a view of the index that does not exist, with a link to all homes. */
  homesNotFound(site: SiteContext): string;
  /** A page that could not be made. */
  failed(site: SiteContext): string;
  /** How the company publishes reviews. */
  explanation(site: SiteContext, waiting: WaitingTimes): string;
  /** The newest reviews of a property as a JSON Feed. */
  feed(site: SiteContext, page: PropertyPage): string;
  /** A style sheet with the company's colour. */
  brandStyle(colour: string): string;
  embed(site: SiteContext, page: EmbeddedPage): string;
  /** A message in a frame instead of reviews. */
  embedNotice(site: SiteContext, notice: EmbedNotice): string;
  /** The page for a property that does not exist. */
  propertyNotFound(site: SiteContext): string;
  /** The page for a view of a property that does not exist, with a link to all its reviews. */
  viewNotFound(site: SiteContext, listingId: number): string;
  /** The page for a property that could not be loaded. */
  propertyFailed(site: SiteContext): string;
  /** @param isPreview for who makes its link */
  report(site: SiteContext, page: ReportPage, isPreview?: boolean): string;
  /** The page for the link to a report that does not work. */
  reportNotFound(site: SiteContext): string;
  /** The page for a report that cannot be made as it was asked for. */
  reportInvalid(site: SiteContext, problem: string): string;
  /** The HTML fragment that replaces the spinner of the Google section. */
  google(site: SiteContext, section: GoogleSection): string;
}
