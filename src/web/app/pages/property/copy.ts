/** The words that the manager's view adds to those of a property. */
export const propertyViewCopy = {
  back: 'Back to Dashboard',
  retry: 'Retry',
  loading: 'Loading reviews…',
  noneApproved: 'No approved reviews yet.',
} as const;

/** The words around whose Google reviews a property shows. */
export const placeCopy = {
  label: 'Google place',
  company: 'The company’s own',
  none: 'None configured',
  change: 'Change',
  hint: 'The place id of this property on Google. Without one its page shows the reviews of the company.',
  wrong: 'A place id has up to 255 letters, digits, “-” and “_”, and nothing else.',
  failed: 'Failed to save the Google place',
  save: 'Save',
  saving: 'Saving...',
  clear: 'Use the company’s own',
  cancel: 'Cancel',
} as const;
