/** The texts of the top bar and of loading pages. */
export const shellCopy = {
  brand: (brandName: string) => `${brandName} Reviews`,
  welcome: (name: string) => `Welcome, ${name}`,
  dashboard: 'Manager Dashboard',
  viewReviews: 'View Reviews',
  triage: 'Triage',
  history: 'History',
  sync: 'Sync',
  syncFailed: 'Sync, last sync failed',
  backupFailed: 'Sync, last backup failed',
  settings: 'Settings',
  logout: 'Logout',
  logoutFailed: 'Signing out failed. Try again.',
  scheme: { light: 'Colours: light', dark: 'Colours: dark', auto: 'Colours: same as the system' },
  loading: 'Loading…',
  pageFailed: 'This page could not be shown.',
  retry: 'Retry',
} as const;
