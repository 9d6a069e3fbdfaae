import type { Topic } from '#domain/insights/topics.ts';
import { type HomesView, homesQuery } from '#domain/listings/homes-view.ts';
import { type PropertyView, viewQuery } from '#domain/listings/property-view.ts';
import { DEFAULT_SITE_LANGUAGE, type SiteLanguage } from '#domain/listings/site-language.ts';

/** The pages, relative to the root of the site. `routes.ts` has the calls. */

/** The server's API base; browsers use the configured `API_BASE`. */
export const API_ROOT = '/api';

/** The description of the API and the pages made from it, relative to the API base. */
export const OPENAPI_PATH = '/openapi.json';
export const DOCS_PATH = '/docs';

export const pages = {
  home: () => '/',
  login: () => '/login',
  dashboard: () => '/dashboard',
  triage: () => '/triage',
  answers: () => '/answers',
  history: () => '/history',
  insights: () => '/insights',
  topic: (topic: Topic | ':topic') => `/insights/topics/${topic}`,
  tasks: () => '/insights/tasks',
  properties: () => '/properties',
  targets: () => '/targets',
  reports: () => '/reports',
  /** Server-rendered, for who makes a link. */
  reportPreview: () => '/reports/preview',
  /** A report for anyone who has its link. */
  report: (token: string) => `/report/${token}`,
  sync: () => '/sync',
  settings: () => '/settings',
  /** A page of the settings besides the first. */
  settingsSection: (section: string) => `/settings/${section}`,
  /** To which a source returns after a consent. It is registered there. */
  sourceConsent: () => '/settings/sources/consent',
  account: () => '/account',
  notifications: () => '/account/notifications',
  import: () => '/import',
  /** The links by which people join and set a new password. */
  invite: (token: string) => `/invite/${token}`,
  reset: (token: string) => `/reset/${token}`,
  /** A link that proves an email address. */
  confirmEmail: (token: string) => `/confirm-email/${token}`,
  forgotPassword: () => '/forgot-password',
  /** Ends a kind of mail, without signing in. */
  unsubscribe: (token: string) => `/unsubscribe/${token}`,
  /** The mailbox of the demo. */
  mailbox: () => '/demo/mailbox',
  /** @param review the review in the side panel */
  reviews: (listingId: number | string, review?: number) =>
    `/reviews/${listingId}${review === undefined ? '' : `?review=${review}`}`,
  property: (listingId: number | string, view: PropertyView = {}) =>
    `/property/${listingId}${viewQuery(view)}`,
  /** The index of homes. */
  homes: (view: HomesView = {}) => `/homes${homesQuery(view)}`,
  propertyFeed: (listingId: number | string) => `/property/${listingId}/feed.json`,
  /** The reviews of a property, a group of properties or the whole company in a frame of another site. */
  embed: (listingId: number | string) => `/embed/${listingId}`,
  embedGroup: (groupId: number | string) => `/embed/group/${groupId}`,
  embedCompany: () => '/embed/company',
  /** The script that other sites load beside the frame. */
  embedLoader: () => '/embed.js',
  sitemap: () => '/sitemap.xml',
  /** @param part from 1 */
  sitemapPart: (part: number | ':part') => `/sitemap/${part === ':part' ? part : `${part}.xml`}`,
  robots: () => '/robots.txt',
  /** How the company publishes reviews. */
  explanation: () => '/how-we-show-reviews',
  /**
   * The public page with pending reviews as if they were approved: the given review, or all. Without a page, the preview of one
   * review opens at that review.
   */
  preview: (listingId: number | string, { page, review }: { page?: number; review?: number } = {}) => {
    const hasPage = page !== undefined && (page > 1 || review !== undefined);
    const query = [...(review ? [`review=${review}`] : []), ...(hasPage ? [`page=${page}`] : [])].join('&');
    const anchor = review && page === undefined ? `#review-${review}` : '';
    return `/reviews/${listingId}/preview${query && `?${query}`}${anchor}`;
  },
  /** A stored photo. */
  image: (file: string) => `/images/${file}`,
  /** The company's logo. */
  logo: (id: number) => `/images/logo-${id}.webp`,
  /** The style sheet with the company's colour, such as `284e4c`. */
  brandStyle: (colour: string) => `/brand/${colour}.css`,
  /** The Google section of a property page as an HTML fragment. */
  propertyGoogle: (listingId: number | string) => `/property/${listingId}/google`,
} as const;

/** Built files of the manager app and the public site. */
export const STATIC_ROOT = '/static/';

/** The address of a public page in a language of the site. */
export function inLanguage(language: SiteLanguage, path: string): string {
  return language === DEFAULT_SITE_LANGUAGE ? path : `/${language}${path}`;
}
