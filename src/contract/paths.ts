/** Every address of the product in one place. Calls are relative to the API base, pages to the site's root. */

/** Where the server answers calls; the browser uses the configured `API_BASE`, which leads there. */
export const API_ROOT = '/api';

export const calls = {
  session: () => '/session',
  reviews: () => '/reviews/hostaway',
  reviewStats: () => '/reviews/hostaway/stats',
  review: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}`,
  response: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/response`,
  approve: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/approve`,
  decisions: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/decisions`,
  reason: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/reason`,
  googleReviews: (placeId: string) =>
    `/google-reviews/${placeId === ':placeId' ? placeId : encodeURIComponent(placeId)}`,
  googleStatus: () => '/google-reviews/integration-status',
  listings: () => '/listings',
  listingPlace: (listingId: number | ':id') => `/listings/${listingId}/google-place`,
  starMeter: (listingId: number | ':id') => `/listings/${listingId}/shown`,
  channels: () => '/channels',
  channelRights: (channel: string) =>
    `/channels/${channel === ':channel' ? channel : encodeURIComponent(channel)}/rights`,
  sync: () => '/sync',
  heldRows: () => '/sync/held',
  heldRow: (key: string) => `/sync/held/${key === ':key' ? key : encodeURIComponent(key)}`,
  settings: () => '/settings',
  /** News of changes, as a stream. */
  live: () => '/live',
  health: () => '/health',
  openapi: () => '/openapi.json',
  docs: () => '/docs',
} as const;

export const pages = {
  home: () => '/',
  login: () => '/login',
  dashboard: () => '/dashboard',
  sync: () => '/sync',
  settings: () => '/settings',
  reviews: (listingId: number | string) => `/reviews/${listingId}`,
  /** @param page from 1 on; the first has the address without one */
  property: (listingId: number | string, page = 1) =>
    `/property/${listingId}${page > 1 ? `?page=${page}` : ''}`,
  propertyFeed: (listingId: number | string) => `/property/${listingId}/feed.json`,
  /** The same reviews for a frame in another site's page. */
  embed: (listingId: number | string) => `/embed/${listingId}`,
  /** The script that other sites load beside such a frame. */
  embedLoader: () => '/embed.js',
  sitemap: () => '/sitemap.xml',
  /** @param part from 1 on */
  sitemapPart: (part: number | ':part') => `/sitemap/${part === ':part' ? part : `${part}.xml`}`,
  robots: () => '/robots.txt',
  /** What the public is told of how reviews come to be shown. */
  explanation: () => '/how-we-show-reviews',
  /** The public page with pending reviews as if they were approved: the one named, else all. */
  preview: (listingId: number | string, { page = 1, review }: { page?: number; review?: number } = {}) => {
    const query = [...(review ? [`review=${review}`] : []), ...(page > 1 ? [`page=${page}`] : [])].join('&');
    return `/reviews/${listingId}/preview${query && `?${query}`}`;
  },
  /** The Google section of a property page as an HTML fragment. */
  propertyGoogle: (listingId: number | string) => `/property/${listingId}/google`,
} as const;

/** Built files: the manager app's parts, and the public site's style and script. */
export const STATIC_ROOT = '/static/';
