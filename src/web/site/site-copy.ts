/** The texts of the public site around a property. */
export const siteCopy = {
  title: (brandName: string) => `${brandName} Reviews`,
  managerLogin: 'Manager Login',
  propertyTitle: (name: string, location: string) =>
    location === '' ? `${name}: guest reviews` : `${name}, ${location}: guest reviews`,
  /** The title of every page after the first. */
  ofPage: (title: string, page: number) => `${title}, page ${page}`,
  allReviews: 'All reviews of this property',
  feed: 'Newest reviews (JSON Feed)',
  starCounts: 'All published reviews by stars',
  previewTitle: (title: string) => `Preview of ${title}`,
  preview: 'Preview.',
  previewHint: 'Pending reviews are shown as if they were approved. Only managers see this page.',
  previewEnd: 'Back to the property',
  pager: 'Pages of reviews',
  newer: 'Newer reviews',
  older: 'Older reviews',
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  notFoundHint: 'The address may be mistyped, or this property is no longer listed.',
  failedHeading: 'This page is not available right now',
  failedHint: 'Please try again in a moment.',
} as const;
