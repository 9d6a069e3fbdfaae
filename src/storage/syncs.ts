import { type Kysely, sql } from 'kysely';
import type { SkipReason } from '#domain/review.ts';
import { noCounts, type SyncCounts, type SyncRun, type SyncState } from '#domain/sync.ts';
import type { Tables } from './tables.ts';

export async function startRun(db: Kysely<Tables>, source: string): Promise<number> {
  const row = await db
    .insertInto('sync_runs')
    .values({ source, state: 'running', counts: JSON.stringify(noCounts()) })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/** Progress, kept page by page so that anyone can look on. */
export async function noteProgress(
  db: Kysely<Tables>,
  id: number,
  counts: SyncCounts,
  expected: number | null,
): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ counts: JSON.stringify(counts), expected })
    .where('id', '=', id)
    .execute();
}

export async function finishRun(
  db: Kysely<Tables>,
  id: number,
  state: Exclude<SyncState, 'running'>,
  error: string | null,
): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ state, error, finished_at: sql`now()` })
    .where('id', '=', id)
    .execute();
}

/** Runs that say they run although nobody holds the sync lock were cut off: the process that ran them is gone. */
export async function closeCutOffRuns(db: Kysely<Tables>, source: string): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ state: 'failed', error: 'The sync was cut off before it ended.', finished_at: sql`now()` })
    .where('source', '=', source)
    .where('state', '=', 'running')
    .execute();
}

export async function lastRun(db: Kysely<Tables>, source: string): Promise<SyncRun | null> {
  const row = await db
    .selectFrom('sync_runs')
    .selectAll()
    .where('source', '=', source)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  if (!row) return null;
  return {
    id: row.id,
    source: row.source,
    state: row.state,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    expected: row.expected,
    counts: row.counts,
    error: row.error,
  };
}

export async function lastSuccess(db: Kysely<Tables>, source: string): Promise<Date | null> {
  const row = await db
    .selectFrom('sync_runs')
    .select('finished_at')
    .where('source', '=', source)
    .where('state', '=', 'succeeded')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.finished_at ?? null;
}

export interface HeldRow {
  key: string;
  reason: SkipReason;
  detail: string;
  raw: unknown;
}

/** Keeps upstream rows that a person should look at; the same row again is kept once. */
export async function holdRows(db: Kysely<Tables>, source: string, rows: readonly HeldRow[]): Promise<void> {
  if (rows.length === 0) return;
  await db
    .insertInto('held_rows')
    .values(
      rows.map((row) => ({
        source,
        row_key: row.key,
        reason: row.reason,
        detail: row.detail,
        raw: JSON.stringify(row.raw),
      })),
    )
    .onConflict((conflict) =>
      conflict.columns(['source', 'row_key']).doUpdateSet((eb) => ({
        reason: eb.ref('excluded.reason'),
        detail: eb.ref('excluded.detail'),
        raw: eb.ref('excluded.raw'),
        last_seen_at: sql<Date>`now()`,
      })),
    )
    .execute();
}

/** Forgets held rows that have become reviews. */
export async function releaseRows(
  db: Kysely<Tables>,
  source: string,
  keys: readonly string[],
): Promise<void> {
  if (keys.length === 0) return;
  await db.deleteFrom('held_rows').where('source', '=', source).where('row_key', 'in', keys).execute();
}
