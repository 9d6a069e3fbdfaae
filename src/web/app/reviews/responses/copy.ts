/** Apart from the texts of responses: pages load them with the editor. */
export const templateCopy = {
  open: 'Templates',
  loading: 'Loading templates…',
  loadFailed: 'Failed to load the templates',
  none: 'There are no templates yet.',
  manage: 'Add one in the settings',
  fits: 'Fits',
  unfilled: (variable: string) => `Replace ${variable} by a text before you send it.`,
  repeats: (guest: string) =>
    `The same text already responds to ${guest} on this property’s page. Guests see both.`,
} as const;
