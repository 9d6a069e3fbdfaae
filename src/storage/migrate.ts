import type { Kysely } from 'kysely';
import { type Migration, Migrator } from 'kysely/migration';
import { AppError, messageOf } from '#domain/errors.ts';
import type { Tables } from './tables.ts';

/** In order, by hand: a file that is not listed here never runs. */
const migrations: Record<string, () => Promise<Migration>> = {
  '0001-reviews': () => import('./migrations/0001-reviews.ts'),
  '0002-accounts': () => import('./migrations/0002-accounts.ts'),
  '0003-following': () => import('./migrations/0003-following.ts'),
  '0004-google': () => import('./migrations/0004-google.ts'),
  '0005-listing-names': () => import('./migrations/0005-listing-names.ts'),
  '0006-replies': () => import('./migrations/0006-replies.ts'),
  '0007-synced': () => import('./migrations/0007-synced.ts'),
  '0008-changes': () => import('./migrations/0008-changes.ts'),
  '0009-moderation': () => import('./migrations/0009-moderation.ts'),
  '0010-settings': () => import('./migrations/0010-settings.ts'),
  '0011-review-counts': () => import('./migrations/0011-review-counts.ts'),
  '0012-review-indexes': () => import('./migrations/0012-review-indexes.ts'),
  '0013-review-search': () => import('./migrations/0013-review-search.ts'),
  '0015-held-by': () => import('./migrations/0015-held-by.ts'),
  '0016-session-news': () => import('./migrations/0016-session-news.ts'),
  '0017-summed-counts': () => import('./migrations/0017-summed-counts.ts'),
  '0018-words-made-anew': () => import('./migrations/0018-words-made-anew.ts'),
  '0021-star-statistics': () => import('./migrations/0021-star-statistics.ts'),
  '0022-sums-by-steps': () => import('./migrations/0022-sums-by-steps.ts'),
};

/**
 * Brings the schema up to date. Safe to call from many processes at once: Kysely's migrator takes an advisory
 * lock and runs everything in one transaction. The lock belongs to a connection, so `db` must not lead to a pooler.
 *
 * @returns the names of the migrations that ran
 * @throws unavailable, in one line, when the database does not allow what is needed
 * @throws when a migration fails (nothing of it stays) or the database is newer than this product
 */
export async function migrate(db: Kysely<Tables>): Promise<string[]> {
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
  if (error) throw explained(error);
  return (results ?? []).map((result) => result.migrationName);
}

/** SQLSTATE of what a user may not do, and of an extension that the server does not have. */
const NOT_ALLOWED = '42501';
const NOT_THERE = ['0A000', '58P01'];

function explained(error: unknown): unknown {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  if (code === NOT_ALLOWED) {
    return new AppError(
      'unavailable',
      `DATABASE_URL: its user may not make what the product needs (${messageOf(error)}); make it the owner of the database.`,
    );
  }
  if (NOT_THERE.includes(code) && /extension/.test(messageOf(error))) {
    return new AppError(
      'unavailable',
      `DATABASE_URL: the server lacks an extension (${messageOf(error)}); install PostgreSQL's contrib modules there.`,
    );
  }
  return error;
}
