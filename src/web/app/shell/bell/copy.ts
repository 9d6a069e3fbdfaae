export const bellCopy = {
  title: 'Notifications',
  open: (unread: number) => (unread > 0 ? `Notifications, ${unreadText(unread)} unread` : 'Notifications'),
  unreadText,
  unread: 'Unread',
  markAllRead: 'Mark all as read',
  preferences: 'Preferences',
  loading: 'Loading notifications…',
  failed: 'Notifications could not be loaded. Try again.',
  readFailed: 'They could not be marked as read. Try again.',
  empty: 'Nothing new.',
  emptyHint:
    'New reviews with few stars, reviews that colleagues assign to you, and notes that mention you appear here.',
} as const;

/** The server counts up to a hundred. */
function unreadText(unread: number): string {
  return unread < 100 ? String(unread) : '99+';
}
