import { BACKED_UP } from '#storage/backup/tables.ts';
import { runSql, type ServerConnection } from './test-config.ts';

/** Tables that the product changes without an event in the same transaction. */
const WITHOUT_EVENTS = [
  'events',
  // Changes of accounts are recorded after they take effect.
  'users',
  'credentials',
  'second_factors',
  'passkeys',
  'api_tokens',
  // The reviews and listings that these add have events.
  'imports',
  'sync_runs',
  'quarantined_rows',
  'fetched_reviews',
  'daily_usage',
  // Personal settings.
  'views',
  'default_views',
  'notification_preferences',
  // What is notified has an event.
  'notifications',
  'notification_marks',
  'mail_unsubscriptions',
];

/** Columns that change without an event: background work fills them, and pages do not show them at once. */
const QUIET = [
  'language',
  'calculated_sentiment',
  'upstream_listing_id',
  'reservation_id',
  'channel_reservation_id',
  'attempts',
  // Whether a webhook can be reached.
  'failing_since',
  // Whether a job still has to do something.
  'withdrawing',
  // What a source announced is shown with it.
  'last_notice_at',
  'last_refused_at',
  'last_refusal',
  // Removed at the end of its retention.
  'address',
  'last_error',
  'checked_at',
];

/**
 * In all tests, makes a commit of the product fail if it changes rows without an event in the same transaction. Tests
 * themselves write as the owner of the tables, which is exempt.
 */
export async function requireEvents(connection: ServerConnection, database: string): Promise<void> {
  const guarded = BACKED_UP.filter((table) => !WITHOUT_EVENTS.includes(table));
  const statements = [
    `create function require_event() returns trigger language plpgsql as $$
      declare
        quiet text[] := '{${QUIET.join(',')}}';
      begin
        if pg_has_role(current_user, (select relowner from pg_class where oid = tg_relid), 'member')
          or exists (select from events where tx = pg_current_xact_id())
          or tg_op = 'UPDATE' and to_jsonb(new) - quiet = to_jsonb(old) - quiet
        then
          return null;
        end if;
        raise exception '% of % without an event', lower(tg_op), tg_table_name;
      end $$`,
    ...guarded.map(
      (table) => `create constraint trigger must_have_event after insert or update or delete on ${table}
        deferrable initially deferred for each row execute function require_event()`,
    ),
  ];
  await runSql({ ...connection, database }, statements.join('; '));
}
