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

export const approvalCopy = {
  ask: 'Ask for approval',
  approve: (delay: number) => (delay > 0 ? `Approve, send in ${delay} min` : 'Approve and send'),
  sendBack: 'Send back…',
  submittedBy: (author: string) => `As ${author} wrote it`,
  changed: 'As you changed it',
} as const;
