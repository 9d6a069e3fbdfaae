/** The words that the manager's view adds to those of a property. */
export const propertyViewCopy = {
  back: 'Back to Dashboard',
  retry: 'Retry',
  loading: 'Loading reviews…',
  noneApproved: 'No approved reviews yet.',
} as const;
