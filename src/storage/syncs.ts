import { createHash } from 'node:crypto';
import { type Kysely, type Selectable, sql } from 'kysely';
import type { SkipReason } from '#domain/review.ts';
import { noCounts, type SyncCounts, type SyncKind, type SyncRun, type SyncState } from '#domain/sync.ts';
import type { SyncRunsTable, Tables } from './tables.ts';

/** Begins a run; one that goes on where an earlier was cut off takes over what that one has done. */
export async function startRun(
  db: Kysely<Tables>,
  source: string,
  kind: SyncKind,
  from: Pick<SyncRun, 'counts' | 'nextOffset' | 'expected'> | null,
): Promise<number> {
  const row = await db
    .insertInto('sync_runs')
    .values({
      source,
      kind,
      state: 'running',
      counts: JSON.stringify(from?.counts ?? noCounts()),
      next_offset: from?.nextOffset ?? 0,
      expected: from?.expected ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export interface SyncProgress {
  counts: SyncCounts;
  expected: number | null;
  nextOffset: number;
}

/** Progress, kept page by page in the page's own transaction, so that it is never ahead of what is stored. */
export async function noteProgress(
  db: Kysely<Tables>,
  id: number,
  { counts, expected, nextOffset }: SyncProgress,
): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ counts: JSON.stringify(counts), expected, next_offset: nextOffset })
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
  const row = await runs(db, source).limit(1).executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The last time that everything was read. */
export async function lastFullSync(db: Kysely<Tables>, source: string): Promise<SyncRun | null> {
  const row = await runs(db, source)
    .where('kind', '=', 'full')
    .where('state', '=', 'succeeded')
    .limit(1)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

const runs = (db: Kysely<Tables>, source: string) =>
  db.selectFrom('sync_runs').selectAll().where('source', '=', source).orderBy('id', 'desc');

function toRun(row: Selectable<SyncRunsTable>): SyncRun {
  return {
    id: row.id,
    source: row.source,
    kind: row.kind,
    state: row.state,
    startedAt: row.started_at,
    finishedAt: row.finished_at,
    expected: row.expected,
    nextOffset: row.next_offset,
    counts: { ...noCounts(), ...row.counts },
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
  /** The upstream's id; null when the row has none, and its content is then what it is known by. */
  key: string | null;
  reason: SkipReason;
  detail: string;
  raw: unknown;
}

/** Keeps upstream rows that a person should look at; the same row again is kept once. */
export async function holdRows(db: Kysely<Tables>, source: string, rows: readonly HeldRow[]): Promise<void> {
  if (rows.length === 0) return;
  const byKey = new Map(rows.map((row) => [row.key ?? hashOf(row.raw), row]));
  await db
    .insertInto('held_rows')
    .values(
      Array.from(byKey, ([key, row]) => ({
        source,
        row_key: key,
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

function hashOf(raw: unknown): string {
  return createHash('sha256').update(JSON.stringify(raw)).digest('hex');
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
