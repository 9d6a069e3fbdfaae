import type { PropertyPage, SiteContext } from '#contract/listings/site.ts';
import type { PublicReview } from '#domain/reviews/review.ts';
import { aListing, aReview } from './sample-property.ts';

/** A site in English, for tests. */
export const aSite = (but: Partial<SiteContext> = {}): SiteContext => ({
  language: 'en',
  brandName: 'Flex Living',
  homePage: null,
  logo: null,
  brandColour: null,
  publicUrl: 'https://reviews.example.com',
  timeZone: 'Europe/Lisbon',
  assets: {
    style: '/static/site/style-1.css',
    script: '/static/site/script-1.js',
    embedStyle: '/static/site/embed-style-1.css',
    reportStyle: '/static/site/report-style-1.css',
    embedScript: '/static/site/embed-script-1.js',
    embedLoader: '/static/site/embed-loader-1.js',
  },
  ...but,
});

export const aPageReview = (but: Partial<PublicReview> = {}): PublicReview => ({
  ...(aReview() as PublicReview),
  isChanged: false,
  ...but,
});

/** A page that shows one review of 57, for tests. */
export const aPage = (but: Partial<PropertyPage> = {}): PropertyPage => ({
  listing: aListing(),
  view: {},
  reviews: [aPageReview()],
  shown: 1,
  selected: 1,
  byStars: [2, 1, 4, 12, 37],
  facets: { languages: [], channels: [], topics: [] },
  categories: [],
  photos: [],
  about: { description: null, amenities: [], coordinates: null, bookingUrl: null },
  highlights: [],
  pages: 1,
  ratingsInMarkup: false,
  google: 'listing',
  ...but,
});
