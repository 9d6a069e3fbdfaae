import { sql } from 'kysely';
import type { LastBackups } from '#domain/maintenance/backup.ts';
import type { Db } from '../tables.ts';

type Success = NonNullable<LastBackups['succeeded']>;
type Failure = NonNullable<LastBackups['failed']>;

async function get(db: Db): Promise<LastBackups> {
  const [succeeded, failed] = await Promise.all([
    sql<Success>`select at, bytes from last_backups where succeeded`.execute(db),
    sql<Failure>`select at, error from last_backups where not succeeded`.execute(db),
  ]);
  return { succeeded: succeeded.rows[0] ?? null, failed: failed.rows[0] ?? null };
}

/** Records the result of a backup: its size, or why it failed. */
async function set(db: Db, result: { bytes: number } | { error: string }): Promise<void> {
  const { bytes, error } = { bytes: null, error: null, ...result };
  await sql`
    insert into last_backups (succeeded, bytes, error) values (${error === null}, ${bytes}, ${error})
    on conflict (succeeded) do update
      set bytes = excluded.bytes, error = excluded.error, at = now()`.execute(db);
}

export const lastBackupReaders = { get };
export const lastBackupWriters = { set };
