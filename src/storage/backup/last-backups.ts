import { sql } from 'kysely';
import type { LastBackups } from '#domain/maintenance/backup.ts';
import type { Db } from '../tables.ts';

async function get(db: Db): Promise<LastBackups> {
  const rows = await db.selectFrom('last_backups').selectAll().execute();
  const succeeded = rows.find((row) => row.succeeded);
  const failed = rows.find((row) => !row.succeeded);
  return {
    succeeded: succeeded ? { at: succeeded.at, bytes: succeeded.bytes ?? 0 } : null,
    failed: failed ? { at: failed.at, error: failed.error ?? '' } : null,
  };
}

/** Records the result of a backup: its size, or why it failed. */
async function set(db: Db, result: { bytes: number } | { error: string }): Promise<void> {
  const values = { bytes: null, error: null, ...result };
  await db
    .insertInto('last_backups')
    .values({ succeeded: 'bytes' in result, ...values })
    .onConflict((conflict) => conflict.column('succeeded').doUpdateSet({ ...values, at: sql`now()` }))
    .execute();
}

export const lastBackupReaders = { get };
export const lastBackupWriters = { set };
