import type pg from 'pg';

const FIRST = '0001-initial';
const RENAMED = '0045-rename-columns';
const MODEL = '0067-language-model';

/** The tables in a backup, each after the tables that it references, with the migration that created it. */
const CREATED_BY: Record<string, string> = {
  users: FIRST,
  credentials: FIRST,
  second_factors: '0024-second-factors',
  passkeys: '0024-second-factors',
  api_tokens: '0021-api-tokens',
  listings: FIRST,
  listing_groups: '0017-property-scopes',
  listing_group_members: '0017-property-scopes',
  listing_assignments: FIRST,
  imports: '0034-review-origins',
  reviews: FIRST,
  fetched_reviews: '0096-fetched-reviews',
  review_pins: '0055-review-pins',
  separated_reviews: '0105-merged-listings',
  batches: '0002-batches',
  decisions: FIRST,
  decision_reasons: FIRST,
  assignee_changes: '0002-batches',
  import_changes: '0034-review-origins',
  review_notes: '0003-working-together',
  topic_corrections: '0013-corrections',
  review_tags: '0076-review-tags',
  responses: RENAMED,
  skipped_answers: '0061-answers',
  response_templates: '0065-response-templates',
  response_drafts: MODEL,
  translations: '0068-translations',
  tasks: '0069-tasks',
  quarantined_rows: FIRST,
  settings: FIRST,
  brand_logos: '0058-brand-logos',
  webhooks: '0071-webhooks',
  mail_unsubscriptions: '0079-mail',
  notification_preferences: '0072-notifications',
  notifications: '0072-notifications',
  notification_marks: '0072-notifications',
  rules: '0077-rules',
  rule_matches: '0077-rules',
  targets: '0074-targets',
  report_schedules: '0086-reports',
  views: '0005-saved-views',
  default_views: '0005-saved-views',
  channel_rights: FIRST,
  daily_usage: MODEL,
  alerts: '0014-alerts',
  events: '0036-events',
  erased_reviews: '0023-erasures',
  sync_runs: FIRST,
  source_accounts: '0081-source-accounts',
  import_mappings: '0094-import-mappings',
  source_webhooks: '0110-source-notices',
};

export const BACKED_UP = Object.keys(CREATED_BY);
/** Tables of earlier schemas, with the migrations that created and dropped them. */
const DROPPED = {
  security_events: ['0007-security-events', '0036-events'],
  replies: [FIRST, RENAMED],
  google_usage: [FIRST, MODEL],
} as const;

/** The tables in a backup of a schema. Names of migrations begin with their number. */
export function backedUpIn(schema: string): string[] {
  const dropped = Object.entries(DROPPED).flatMap(([table, [from, until]]) =>
    from <= schema && schema < until ? table : [],
  );
  return [...BACKED_UP.filter((table) => (CREATED_BY[table] ?? '') <= schema), ...dropped];
}

/** Tables that a restore empties: derived from the others, or short-lived. */
export const EMPTIED = [
  'sessions',
  'one_time_tokens',
  'sign_in_failures',
  'invitations',
  'password_resets',
  'synced_rows',
  'source_notices',
  'review_counts',
  'review_count_deltas',
  'review_search',
  'review_topics',
  'analysis_queue',
  // Photos are fetched again.
  'listing_photo_files',
  'listing_photos',
  // Messages that wait when a backup is made must not be sent again by a restore.
  'webhook_deliveries',
  'reports',
  'report_openings',
  'rule_queue',
  'mails',
] as const;

/** Tables whose ids are in addresses of images, which browsers keep for a year: an id must never be used again. */
export const WITH_LASTING_IDS = ['listing_photos', 'brand_logos'] as const;

/** Tables that triggers refuse to truncate. */
export const APPEND_ONLY = [
  'events',
  'batches',
  'assignee_changes',
  'decisions',
  'decision_reasons',
  'imports',
  'import_changes',
] as const;

/**
 * Statements that empty tables, also those that are append-only. Run them in a transaction that
 * locks the tables, so that no other transaction can use them while their triggers are disabled.
 */
export function truncation(tables: readonly string[]): string {
  const set = (state: 'disable' | 'enable') =>
    APPEND_ONLY.map((table) => `alter table ${table} ${state} trigger not_truncated`);
  return [...set('disable'), `truncate ${tables.join(', ')} restart identity`, ...set('enable')].join('; ');
}

/** Tables that belong to one server and its connections. They are neither backed up nor changed. */
export const LEFT_ALONE = [
  'last_backups',
  'migrations',
  'migrations_lock',
  'upstream_tokens',
  'upstream_requests',
  'event_cursors',
] as const;

/** The name of the last migration, which identifies the schema that the rows fit. */
export async function schemaOf(client: pg.ClientBase): Promise<string> {
  const { rows } = await client.query<{ name: string }>('select max(name) as name from migrations');
  return rows[0]?.name ?? '';
}

/** The columns of a table whose values are stored, as SQL. Transaction ids are only valid on one server. */
export async function columnsOf(client: pg.ClientBase, table: string): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    `select quote_ident(attname) as name from pg_attribute
     where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = ''
       and atttypid <> 'xid8'::regtype order by attnum`,
    [table],
  );
  return rows.map(({ name }) => name);
}
