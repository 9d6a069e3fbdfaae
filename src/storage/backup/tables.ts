/** What a backup holds, each table after those that it refers to. */
export const BACKED_UP = [
  'users',
  'credentials',
  'listings',
  'listing_assignments',
  'reviews',
  'decisions',
  'decision_reasons',
  'replies',
  'held_rows',
  'settings',
  'channel_rights',
  'google_usage',
  'sync_runs',
] as const;

/** What is made anew from that, or holds for a moment or one server only; after a restore it is empty. */
export const EMPTIED = [
  'sessions',
  'verifications',
  'sign_in_failures',
  'sync_seen',
  'review_counts',
  'listing_counts',
  'review_count_deltas',
  'review_search',
  'review_search_queue',
] as const;

/** What belongs to a server and its connections, and is neither backed up nor touched. */
export const LEFT_ALONE = [
  'changes',
  'migrations',
  'migrations_lock',
  'upstream_tokens',
  'upstream_turns',
] as const;
