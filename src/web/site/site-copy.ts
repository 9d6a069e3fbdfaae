/** The words of the public site that are not a property's own. */
export const siteCopy = {
  title: (brandName: string) => `${brandName} Reviews`,
  managerLogin: 'Manager Login',
  propertyTitle: (name: string, location: string) =>
    location === '' ? `${name}: guest reviews` : `${name}, ${location}: guest reviews`,
  notFoundHint: 'The address may be mistyped, or this property is no longer listed.',
  failedHeading: 'This page is not available right now',
  failedHint: 'Please try again in a moment.',
} as const;
