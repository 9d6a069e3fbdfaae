import type pg from 'pg';

/** The tables in a backup, each after the tables that it references. */
export const BACKED_UP = [
  'users',
  'credentials',
  'listings',
  'listing_assignments',
  'reviews',
  'batches',
  'decisions',
  'decision_reasons',
  'assignee_changes',
  'review_notes',
  'replies',
  'quarantined_rows',
  'settings',
  'views',
  'default_views',
  'channel_rights',
  'google_usage',
  'sync_runs',
] as const;

/** Tables that a restore empties: derived from the others, or short-lived. */
export const EMPTIED = [
  'sessions',
  'verifications',
  'sign_in_failures',
  'synced_rows',
  'review_counts',
  'review_count_deltas',
  'review_search',
] as const;

/** Tables that belong to one server and its connections. They are neither backed up nor changed. */
export const LEFT_ALONE = [
  'changes',
  'migrations',
  'migrations_lock',
  'upstream_tokens',
  'upstream_requests',
] as const;

/** The name of the last migration, which identifies the schema that the rows fit. */
export async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from migrations');
  return rows[0]?.name ?? '';
}
