import { type Migration, Migrator } from 'kysely/migration';
import { AppError, messageOf } from '#domain/errors.ts';
import type { Db } from './tables.ts';

/** In order. Append-only: a migration of a released version never changes. */
const migrations: Record<string, () => Promise<Migration>> = {
  '0001-initial': () => import('./migrations/0001-initial.ts'),
  '0002-batches': () => import('./migrations/0002-batches.ts'),
  '0003-working-together': () => import('./migrations/0003-working-together.ts'),
  '0004-filters': () => import('./migrations/0004-filters.ts'),
  '0005-saved-views': () => import('./migrations/0005-saved-views.ts'),
  '0007-security-events': () => import('./migrations/0007-security-events.ts'),
  '0008-backups': () => import('./migrations/0008-backups.ts'),
  '0009-quiet-changes': () => import('./migrations/0009-quiet-changes.ts'),
  '0010-topics': () => import('./migrations/0010-topics.ts'),
  '0012-stays': () => import('./migrations/0012-stays.ts'),
  '0013-corrections': () => import('./migrations/0013-corrections.ts'),
  '0014-alerts': () => import('./migrations/0014-alerts.ts'),
  '0015-roles': () => import('./migrations/0015-roles.ts'),
  '0016-compare-changes-by-sets': () => import('./migrations/0016-compare-changes-by-sets.ts'),
  '0017-property-scopes': () => import('./migrations/0017-property-scopes.ts'),
  '0019-invitations': () => import('./migrations/0019-invitations.ts'),
  '0020-date-languages': () => import('./migrations/0020-date-languages.ts'),
  '0021-api-tokens': () => import('./migrations/0021-api-tokens.ts'),
  '0022-activity-log': () => import('./migrations/0022-activity-log.ts'),
  '0023-erasures': () => import('./migrations/0023-erasures.ts'),
  '0024-second-factors': () => import('./migrations/0024-second-factors.ts'),
  '0025-single-sign-on': () => import('./migrations/0025-single-sign-on.ts'),
  '0026-analyse-again': () => import('./migrations/0026-analyse-again.ts'),
  '0027-protect-decisions': () => import('./migrations/0027-protect-decisions.ts'),
  '0028-reservations': () => import('./migrations/0028-reservations.ts'),
  '0029-one-time-tokens': () => import('./migrations/0029-one-time-tokens.ts'),
  '0031-erase-file-names': () => import('./migrations/0031-erase-file-names.ts'),
  '0033-text-analysis': () => import('./migrations/0033-text-analysis.ts'),
  '0034-review-origins': () => import('./migrations/0034-review-origins.ts'),
  '0035-fix-search-path-of-triggers': () => import('./migrations/0035-fix-search-path-of-triggers.ts'),
  '0036-events': () => import('./migrations/0036-events.ts'),
  '0037-notify-by-events': () => import('./migrations/0037-notify-by-events.ts'),
  '0045-rename-columns': () => import('./migrations/0045-rename-columns.ts'),
  '0050-plain-accounts': () => import('./migrations/0050-plain-accounts.ts'),
  '0055-review-pins': () => import('./migrations/0055-review-pins.ts'),
  '0056-listing-details': () => import('./migrations/0056-listing-details.ts'),
  '0057-rename-access-events': () => import('./migrations/0057-rename-access-events.ts'),
  '0058-brand-logos': () => import('./migrations/0058-brand-logos.ts'),
  '0060-send-later': () => import('./migrations/0060-send-later.ts'),
  '0061-answers': () => import('./migrations/0061-answers.ts'),
  '0065-response-templates': () => import('./migrations/0065-response-templates.ts'),
  '0066-second-person': () => import('./migrations/0066-second-person.ts'),
  '0067-language-model': () => import('./migrations/0067-language-model.ts'),
  '0068-translations': () => import('./migrations/0068-translations.ts'),
  '0069-tasks': () => import('./migrations/0069-tasks.ts'),
  '0071-webhooks': () => import('./migrations/0071-webhooks.ts'),
  '0072-notifications': () => import('./migrations/0072-notifications.ts'),
  '0074-targets': () => import('./migrations/0074-targets.ts'),
  '0076-review-tags': () => import('./migrations/0076-review-tags.ts'),
  '0077-rules': () => import('./migrations/0077-rules.ts'),
  '0078-chat-webhooks': () => import('./migrations/0078-chat-webhooks.ts'),
  '0079-mail': () => import('./migrations/0079-mail.ts'),
  '0080-sync-checkpoints': () => import('./migrations/0080-sync-checkpoints.ts'),
  '0081-source-accounts': () => import('./migrations/0081-source-accounts.ts'),
  '0086-reports': () => import('./migrations/0086-reports.ts'),
  '0088-accounts-of-syncs': () => import('./migrations/0088-accounts-of-syncs.ts'),
  '0089-upstream-listings': () => import('./migrations/0089-upstream-listings.ts'),
  '0094-import-mappings': () => import('./migrations/0094-import-mappings.ts'),
  '0096-fetched-reviews': () => import('./migrations/0096-fetched-reviews.ts'),
  '0098-source-filter': () => import('./migrations/0098-source-filter.ts'),
  '0105-merged-listings': () => import('./migrations/0105-merged-listings.ts'),
  '0110-source-notices': () => import('./migrations/0110-source-notices.ts'),
  '0111-phrases': () => import('./migrations/0111-phrases.ts'),
  '0112-erase-tags': () => import('./migrations/0112-erase-tags.ts'),
  '0113-final-sigma': () => import('./migrations/0113-final-sigma.ts'),
};

/** The schemas that this version knows, each named after its last migration. In order. */
export const SCHEMAS = Object.keys(migrations);

/**
 * Runs the migrations after one schema up to another, in the caller's transaction and search path. It does not record
 * them.
 *
 * @param after the name of the present schema; empty for none
 */
export async function runMigrations(db: Db, after: string, upTo: string): Promise<void> {
  for (const [name, load] of Object.entries(migrations)) {
    if (name > after && name <= upTo) await (await load()).up(db);
  }
}

/**
 * Brings the schema up to date. Safe to call from many processes at once: Kysely's migrator takes an advisory
 * lock and runs everything in one transaction. The lock belongs to a connection, so `db` must not lead to a pooler.
 *
 * @param setting the environment variable, for messages
 * @returns the names of the migrations that ran
 * @throws unavailable, in one line, when the database does not allow what is needed or is newer than this product
 * @throws when a migration fails; nothing of it stays
 */
export async function migrate(db: Db, setting = 'DATABASE_URL'): Promise<string[]> {
  const migrator = new Migrator({
    db,
    provider: {
      getMigrations: async () =>
        Object.fromEntries(
          await Promise.all(Object.entries(migrations).map(async ([name, load]) => [name, await load()])),
        ),
    },
    migrationTableName: 'migrations',
    migrationLockTableName: 'migrations_lock',
  });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw explained(error, setting);
  return (results ?? []).map((result) => result.migrationName);
}

/** SQLSTATE of a missing privilege, and of an extension that the server does not have. */
const NOT_ALLOWED = '42501';
const NOT_THERE = ['0A000', '58P01'];
/** What Kysely says about a migration that has run and that it does not know. */
const UNKNOWN = /previously executed migration (\S+) is missing/;

function explained(error: unknown, setting: string): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === NOT_ALLOWED) return new AppError('database-rights', { setting, detail: messageOf(error) });
  if (NOT_THERE.includes(code) && /extension/.test(messageOf(error))) {
    return new AppError('database-extension', { setting, detail: messageOf(error) });
  }
  const [, schema] = UNKNOWN.exec(messageOf(error)) ?? [];
  return schema ? new AppError('database-newer', { schema }) : error;
}
