/** The addresses of the pages on which managers spend their time, and of the public page of a property. */
export const mainPages = (listingId: number): string[] => [
  '/dashboard',
  '/triage',
  '/answers',
  '/history',
  '/insights?days=365',
  '/insights/topics/noise?days=365',
  '/properties?days=365',
  '/insights/tasks',
  '/targets',
  '/sync',
  `/reviews/${listingId}`,
  `/property/${listingId}`,
];
