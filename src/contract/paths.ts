import type { InsightTable } from '#domain/insights/insights.ts';

import type { Topic } from '#domain/insights/topics.ts';

/** Every URL of the product. Calls are relative to the API base, pages to the root of the site. */

/** The server's API base; browsers use the configured `API_BASE`. */
export const API_ROOT = '/api';

export const calls = {
  session: () => '/session',
  sessionByPasskey: () => '/session/passkey',
  passkeyChallenge: () => '/session/passkey/options',
  ssoStart: () => '/sso/start',
  ssoCallback: () => '/sso/callback',
  ownAccount: () => '/account',
  ownPassword: () => '/account/password',
  ownSessions: () => '/account/sessions',
  ownSession: (id: string) => `/account/sessions/${id}`,
  secondFactors: () => '/account/second-factors',
  /** Codes of an authenticator app. */
  oneTimePasswords: () => '/account/second-factors/one-time-passwords',
  /** Confirming that it is you. */
  proofs: () => '/account/proofs',
  passkeyProof: () => '/account/proofs/passkey',
  passkeys: () => '/account/passkeys',
  newPasskey: () => '/account/passkeys/options',
  passkey: (id: string) => `/account/passkeys/${id}`,
  recoveryCodes: () => '/account/second-factors/recovery-codes',
  secondFactorsOf: (username: string) =>
    `/people/${username === ':username' ? username : encodeURIComponent(username)}/second-factors`,
  activityLog: () => '/activity-log',
  exportActivityLog: () => '/activity-log/export',
  findGuest: () => '/guests/find',
  exportGuest: () => '/guests/export',
  eraseGuest: () => '/guests/erase',
  tokens: () => '/tokens',
  token: (id: number | ':id') => `/tokens/${id}`,
  reviews: () => '/reviews/hostaway',
  reviewStats: () => '/reviews/hostaway/stats',
  exportReviews: () => '/reviews/export',
  importReviews: () => '/reviews/import',
  review: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}`,
  response: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/response`,
  approve: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/approve`,
  decisions: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/decisions`,
  reason: (reviewId: number | ':id') => `/reviews/hostaway/${reviewId}/reason`,
  notes: (reviewId: number | ':id') => `/reviews/${reviewId}/notes`,
  note: (reviewId: number | ':id', noteId: number | ':noteId') => `/reviews/${reviewId}/notes/${noteId}`,
  assignee: (reviewId: number | ':id') => `/reviews/${reviewId}/assignee`,
  corrections: (reviewId: number | ':id') => `/reviews/${reviewId}/corrections`,
  topicCorrection: (reviewId: number | ':id', topic: Topic | ':topic') =>
    `/reviews/${reviewId}/topics/${topic}`,
  sentimentCorrection: (reviewId: number | ':id') => `/reviews/${reviewId}/sentiment`,
  /** Who looks at a review now. */
  presence: (reviewId: number | ':id') => `/reviews/${reviewId}/presence`,
  people: () => '/people',
  /** Everyone who has an account, for those who manage them. */
  accounts: () => '/accounts',
  person: (username: string) => `/people/${username}`,
  passwordReset: (username: string) => `/people/${username}/password-reset`,
  invitations: () => '/invitations',
  invitation: (id: number | ':id') => `/invitations/${id}`,
  /** The calls of those who were sent a link. */
  ownInvitation: (token: string) => `/invitations/links/${token}`,
  acceptInvitation: (token: string) => `/invitations/links/${token}/accept`,
  ownPasswordReset: (token: string) => `/password-resets/${token}`,
  /** Groups of properties, to which accounts can be limited. */
  groups: () => '/groups',
  group: (id: number | ':id') => `/groups/${id}`,
  views: () => '/views',
  view: (id: string) => `/views/${id}`,
  activity: () => '/activity',
  activityGroups: () => '/activity/groups',
  exportActivity: () => '/activity/export',
  bulk: () => '/reviews/bulk',
  undoReview: (reviewId: number | ':id') => `/reviews/${reviewId}/undo`,
  undoBatch: (batchId: string) => `/batches/${batchId}/undo`,
  googleReviews: (placeId: string) =>
    `/google-reviews/${placeId === ':placeId' ? placeId : encodeURIComponent(placeId)}`,
  googleStatus: () => '/google-reviews/integration-status',
  listings: () => '/listings',
  listingPlace: (listingId: number | ':id') => `/listings/${listingId}/google-place`,
  ratingDistribution: (listingId: number | ':id') => `/listings/${listingId}/shown`,
  channels: () => '/channels',
  channelRights: (channel: string) =>
    `/channels/${channel === ':channel' ? channel : encodeURIComponent(channel)}/rights`,
  sync: () => '/sync',
  quarantinedRows: () => '/sync/quarantined',
  quarantinedRow: (key: string) => `/sync/quarantined/${key === ':key' ? key : encodeURIComponent(key)}`,
  /** Reads the topics and the sentiment of a text. */
  analyse: () => '/insights/analyse',
  overview: () => '/insights/overview',
  categories: () => '/insights/categories',
  topics: () => '/insights/topics',
  topic: (topic: Topic | ':topic') => `/insights/topics/${topic}`,
  properties: () => '/insights/properties',
  priorities: () => '/insights/priorities',
  /** A table of the insights as a CSV file. */
  insightsCsv: (table: InsightTable) => `/insights/${table}.csv`,
  topicCsv: (topic: Topic | ':topic') => `/insights/topics/${topic}.csv`,
  alerts: () => '/alerts',
  dismissAlert: (id: number | ':id') => `/alerts/${id}/dismissed`,
  settings: () => '/settings',
  /** The stream of change events. */
  live: () => '/live',
  health: () => '/health',
  openapi: () => '/openapi.json',
  docs: () => '/docs',
} as const;

export const pages = {
  home: () => '/',
  login: () => '/login',
  dashboard: () => '/dashboard',
  triage: () => '/triage',
  history: () => '/history',
  insights: () => '/insights',
  topic: (topic: Topic | ':topic') => `/insights/topics/${topic}`,
  properties: () => '/properties',
  sync: () => '/sync',
  settings: () => '/settings',
  /** A page of the settings besides the first. */
  settingsSection: (section: string) => `/settings/${section}`,
  account: () => '/account',
  import: () => '/import',
  /** The links by which people join and set a new password. */
  invite: (token: string) => `/invite/${token}`,
  reset: (token: string) => `/reset/${token}`,
  /** @param review the review in the side panel */
  reviews: (listingId: number | string, review?: number) =>
    `/reviews/${listingId}${review === undefined ? '' : `?review=${review}`}`,
  /** @param page from 1; the URL of the first page has no parameter */
  property: (listingId: number | string, page = 1) =>
    `/property/${listingId}${page > 1 ? `?page=${page}` : ''}`,
  propertyFeed: (listingId: number | string) => `/property/${listingId}/feed.json`,
  /** The reviews in a frame of another site. */
  embed: (listingId: number | string) => `/embed/${listingId}`,
  /** The script that other sites load beside the frame. */
  embedLoader: () => '/embed.js',
  sitemap: () => '/sitemap.xml',
  /** @param part from 1 */
  sitemapPart: (part: number | ':part') => `/sitemap/${part === ':part' ? part : `${part}.xml`}`,
  robots: () => '/robots.txt',
  /** How the company publishes reviews. */
  explanation: () => '/how-we-show-reviews',
  /** The public page with pending reviews as if they were approved: the given review, or all. */
  /** Without a page, the preview of one review opens at that review. */
  preview: (listingId: number | string, { page, review }: { page?: number; review?: number } = {}) => {
    const hasPage = page !== undefined && (page > 1 || review !== undefined);
    const query = [...(review ? [`review=${review}`] : []), ...(hasPage ? [`page=${page}`] : [])].join('&');
    const anchor = review && page === undefined ? `#review-${review}` : '';
    return `/reviews/${listingId}/preview${query && `?${query}`}${anchor}`;
  },
  /** The Google section of a property page as an HTML fragment. */
  propertyGoogle: (listingId: number | string) => `/property/${listingId}/google`,
} as const;

/** Built files of the manager app and the public site. */
export const STATIC_ROOT = '/static/';
