import { formatNumber } from '#domain/format-number.ts';

/** The texts of a property. The specification fixes most of them, and scripts rely on them. */
export const propertyCopy = {
  bedrooms: (count: number) => `${count} bed(s)`,
  bathrooms: (count: number) => `${count} bath(s)`,
  guests: (count: number) => `Up to ${count} guests`,
  basedOn: (count: number) => `Based on ${formatNumber(count)} review(s)`,
  showing: (shown: number, total: number) =>
    `Showing ${formatNumber(shown)} of ${formatNumber(total)} reviews`,
  /** Shown beside `showing`, because the average is not over the shown reviews alone. */
  everyReviewCounts: 'The rating counts every published review.',
  explanation: 'How we show reviews',
  wholeStars: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  stars: (rating: number) => `${rating} out of 5 stars`,
  noRating: 'No rating',
  propertyNotFound: 'Property not found',
  loadFailed: 'Failed to fetch reviews',
} as const;

export const reviewCopy = {
  heading: 'Guest Reviews',
  /** On the public page when no review is approved. */
  empty: 'No reviews available for this property.',
  /** After it, when reviews exist and none is approved. */
  noneShown: (published: number) =>
    published === 1
      ? 'The 1 review is not on this page yet.'
      : `None of the ${formatNumber(published)} reviews is on this page yet.`,
  responseFrom: 'Response from the company',
  ratingOnly: 'Rated without a comment.',
  nothingWritten: 'No comment was left.',
  ratingDerived: 'from category ratings',
  /** Beside the channel of a review that no channel confirms. */
  imported: 'Imported by the company',
  namelessGuest: 'Guest',
  machineTranslation: 'Machine translation',
  /** Opens the text of the guest below its translation. */
  showOriginal: 'Original',
  /** Opens the rest of a very long text. */
  readOn: 'Read on',
  showLess: 'Show less',
} as const;

/** The same in every language. */
export const GOOGLE_ATTRIBUTION = 'Google Maps';

export const googleCopy = {
  heading: 'Google Reviews',
  /** Below the heading, because the company's place is not this property. */
  ofCompany: 'These reviews are about the company, not this home.',
  empty: 'No Google reviews to display.',
  loading: 'Loading Google reviews',
  failed: 'Failed to load Google reviews',
  openReview: 'Read on Google Maps',
  /** Starts with the visible text, and gives each link a different name for screen readers. */
  ofReviewBy: (label: string, author: string) => `${label}, review by ${author}`,
  report: 'Report to Google',
  translated: 'Translated by Google',
  visited: (month: string) => `Visited in ${month}`,
  allReviews: 'All reviews on Google Maps',
  searchPlace: 'Find this property on Google Maps',
  orders: {
    time: { desc: 'newest first', asc: 'oldest first' },
    rating: { desc: 'best rated first', asc: 'worst rated first' },
  },
  /** How Google chose the reviews, and how they are sorted here. Google's policies require this notice. */
  chosenBy: {
    newest: (order: string) => `The newest on Google, ${order}.`,
    relevance: (order: string) => `Google chose these reviews by relevance. They are shown ${order}.`,
  },
} as const;
