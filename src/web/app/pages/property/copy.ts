import { andList } from '#domain/format-list.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import type { ShownCount } from '#domain/listings/rating-distribution.ts';

export const propertyViewCopy = {
  preview: 'Preview as a guest',
  back: 'Back to Dashboard',
  loading: 'Loading reviews…',
  noneApproved: 'No approved reviews yet.',
  tabsLabel: 'Sections of this page',
  tabs: {
    reviews: 'Reviews',
    booking: 'Booking link',
    place: 'Google place',
    merge: 'Merge',
    embed: 'Embed',
  },
} as const;

export const managedCopy = {
  status: 'Status',
  statuses: { approved: 'Approved', all: 'All Reviews', pending: 'Pending' },
  details: 'Details',
  none: 'No reviews match these filters.',
} as const;

export const distributionCopy = {
  heading: 'What guests see',
  caption: 'How many published reviews guests see, by stars',
  failed: 'Failed to load what guests see',
  rating: 'Rating',
  shown: 'Shown',
  share: 'Share',
  stars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  unrated: 'No rating',
  count: (shown: number, published: number) => `${formatNumber(shown)} of ${formatNumber(published)} shown`,
  percent: (share: number) => `${Math.round(share * 100)} %`,
  lopsided: ({ good, bad }: { good: ShownCount; bad: ShownCount }) =>
    `Guests see ${bad.shown} of ${bad.published} reviews with 1 or 2 stars, but ${good.shown} of ${good.published} with 4 or 5. Consumer law in the EU and the USA forbids hiding reviews because they are negative.`,
} as const;

export const waitingCopy = {
  heading: 'How long reviews wait for a decision',
  caption: (days: number) => `Reviews of the last ${days} days, by stars`,
  rating: 'Rating',
  median: 'Median wait',
  waiting: 'Still waiting',
  sides: { low: '1 to 3 stars', high: '4 and 5 stars' },
  none: 'No reviews',
  time: (hours: number) =>
    hours < 48
      ? counted(Math.max(1, Math.ceil(hours)), 'hour', 'hours')
      : counted(Math.ceil(hours / 24), 'day', 'days'),
  oldest: (count: number, time: string) => `${formatNumber(count)}, the oldest for ${time}`,
  lowSlower:
    'Reviews with 1 to 3 stars wait much longer than those with 4 or 5, so guests read them too late. Decide on them first: the public page “How we show reviews” states these times.',
} as const;

export const bookingCopy = {
  label: 'Booking link',
  address: 'Address',
  help: 'Where guests book this property. The public page shows it as its main button.',
  shown: (address: string) => `The button leads to ${address}`,
  upstream: 'This is the link of the channel manager.',
  none: 'There is no booking link, so the public page has no booking button.',
  invalid: 'Enter an address that begins with https://, without a password.',
  loading: 'Loading the booking link…',
  loadFailed: 'Failed to load the booking link',
  failed: 'Failed to save the booking link',
  clear: 'Use the link of the channel manager',
  remove: 'Remove the link',
} as const;

export const placeCopy = {
  label: 'Google place',
  shown: (place: string) => `Guests see the reviews of this place: ${place}`,
  company: 'Guests see the reviews of the company’s own place.',
  none: 'No place is configured, so guests see no Google reviews.',
  help: 'The place id of this property on Google. Without one, its page shows the company’s own place.',
  invalid: 'A place id has up to 255 characters: letters, digits, “-” and “_”.',
  loading: 'Loading the Google place…',
  loadFailed: 'Failed to load the Google place',
  failed: 'Failed to save the Google place',
  clear: 'Use the company’s own',
} as const;

export const embedCopy = {
  label: 'Embed',
  offer: 'Show these reviews on another site.',
  noSites: 'No other site may show them yet.',
  sites: (sites: readonly string[]) => `Only these sites may show them: ${andList(sites)}.`,
  chooseSites: 'Choose sites',
  subject: 'Reviews of',
  group: (name: string) => `Group ${name}`,
  company: 'The whole company',
  layout: 'Layout',
  layouts: { list: 'List', grid: 'Grid', badge: 'Rating only', carousel: 'Row to scroll' },
  lang: 'Language',
  topic: 'Topic',
  theme: 'Colours',
  themes: { auto: 'Automatic', light: 'Light', dark: 'Dark' },
  max: 'At most',
  code: 'Code for the other site',
  withoutScript: 'Without a script',
  frame: 'A plain frame with a fixed height',
  frameTitle: (name: string) => `Guest reviews of ${name}`,
  copy: 'Copy',
  outcomes: { copied: 'Copied.', refused: 'Press Ctrl+C or ⌘C to copy.' },
  preview: 'Preview',
  previewOf: (title: string) => `${title}, as another site shows them`,
} as const;
