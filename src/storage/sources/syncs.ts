import { type Selectable, sql } from 'kysely';
import { problem, storedProblem } from '#domain/errors.ts';
import type { Checkpoint } from '#domain/sources/source-kind.ts';
import { noCounts, type SyncKind, type SyncRun, type SyncState } from '#domain/sources/sync.ts';
import { lockStoring } from '../database/shared-lock.ts';
import { MAY_BE_ON_CHANNEL } from '../reviews/on-channel.ts';
import { UPSTREAM_LISTING_ID } from '../reviews/upstream-listing.ts';
import type { Db } from '../tables.ts';
import type { SyncRunsTable } from './tables.ts';

/** Whether a sync has stored any review of this source. */
async function hasReviews(db: Db, source: string): Promise<boolean> {
  const found = await db
    .selectFrom('reviews')
    .select('id')
    .where('source', '=', source)
    .where('synced', '=', true)
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** The sources whose last syncs, at least `failures` of them, have all failed, with the first of these. Uses `sync_runs_latest`. */
async function listFailing(db: Db, failures: number): Promise<{ source: string; firstRun: number }[]> {
  const { rows } = await sql<{ source: string; firstRun: number }>`
    select source, min(id) as "firstRun" from sync_runs as failed
    where state = 'failed' and not exists (
      select from sync_runs where source = failed.source and state = 'succeeded' and id > failed.id)
    group by source having count(*) >= ${failures}`.execute(db);
  return rows;
}

/** Records that the current full sync has read these reviews. */
async function markSynced(db: Db, source: string, upstreamIds: readonly string[]): Promise<void> {
  if (upstreamIds.length === 0) return;
  await db
    .insertInto('synced_rows')
    .columns(['source', 'upstream_id'])
    .expression(sql`select ${source}::text, unnest(${upstreamIds}::text[])`)
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Records the reviews of these listings as read by the current full sync, so that it does not remove them. */
async function markListingsSynced(
  db: Db,
  source: string,
  upstreamListingIds: readonly string[],
): Promise<void> {
  await db
    .insertInto('synced_rows')
    .columns(['source', 'upstream_id'])
    .expression((query) =>
      query
        .selectFrom('reviews')
        .select(['source', 'upstream_id'])
        .where('source', '=', source)
        .where('synced', '=', true)
        .where(UPSTREAM_LISTING_ID, '=', sql<string>`any(${upstreamListingIds})`),
    )
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the records of the last full sync before the next one starts. */
async function clearSynced(db: Db, source: string): Promise<void> {
  await db.deleteFrom('synced_rows').where('source', '=', source).execute();
}

const syncedReviews = (db: Db, source: string) =>
  db
    .selectFrom('reviews')
    .select('upstream_id')
    .where('source', '=', source)
    .where('synced', '=', true)
    .where(MAY_BE_ON_CHANNEL);

/** Synced reviews that the source may still have, by upstream id; one batch. A later sync restores them, unlike imported ones. */
async function listSynced(db: Db, source: string, limit: number): Promise<string[]> {
  const rows = await syncedReviews(db, source).limit(limit).execute();
  return rows.map((row) => row.upstream_id);
}

/** Synced reviews that the source may still have and that the current full sync has not read, with their listings; one batch. */
async function listUnsynced(
  db: Db,
  source: string,
  limit: number,
): Promise<{ upstreamId: string; upstreamListingId: string | null }[]> {
  const rows = await syncedReviews(db, source)
    .select(UPSTREAM_LISTING_ID.as('upstream_listing_id'))
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('synced_rows')
            .select('synced_rows.upstream_id')
            .where('synced_rows.source', '=', source)
            .whereRef('synced_rows.upstream_id', '=', 'reviews.upstream_id'),
        ),
      ),
    )
    .orderBy('id')
    .limit(limit)
    .execute();
  return rows.map((row) => ({ upstreamId: row.upstream_id, upstreamListingId: row.upstream_listing_id }));
}

const jsonOrNull = (checkpoint: Checkpoint | null) => checkpoint && JSON.stringify(checkpoint);

/** Starts a run, where an interrupted run stopped if there is one. */
async function start(
  db: Db,
  { id: source, account }: { id: string; account: string },
  kind: SyncKind,
  from: Pick<SyncRun, 'checkpoint' | 'expected'> | null,
): Promise<number> {
  const row = await db
    .insertInto('sync_runs')
    .values({
      source,
      account,
      kind,
      state: 'running',
      counts: JSON.stringify(noCounts()),
      checkpoint: jsonOrNull(from?.checkpoint ?? null),
      expected: from?.expected ?? null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export type SyncProgress = Pick<SyncRun, 'counts' | 'expected' | 'checkpoint'>;

/**
 * Stores progress in the transaction of each page, so that it is never ahead of the stored rows.
 *
 * @returns false when the run has ended because another sync took over
 */
async function updateProgress(
  db: Db,
  id: number,
  { counts, expected, checkpoint }: SyncProgress,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sync_runs')
    .set({ counts: JSON.stringify(counts), expected, checkpoint: jsonOrNull(checkpoint) })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends a run. @returns false when a sync that took over, or an admin, has ended it */
async function finish(
  db: Db,
  id: number,
  state: Exclude<SyncState, 'running'>,
  error: string | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('sync_runs')
    .set({ state, error, finished_at: sql`now()` })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/** Ends the running runs of a killed process, or of a source that is paused, changed or removed: it can store nothing any more. */
async function failInterrupted(db: Db, source: string): Promise<void> {
  await db
    .updateTable('sync_runs')
    .set({ state: 'failed', error: storedProblem(problem('sync-interrupted')), finished_at: sql`now()` })
    .where('source', '=', source)
    .where('state', '=', 'running')
    .execute();
}

async function last(db: Db, source: string): Promise<SyncRun | null> {
  const row = await runs(db, source).limit(1).executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The last run that has ended, successfully or not. */
async function lastEnded(db: Db, source: string): Promise<SyncRun | null> {
  const row = await runs(db, source).where('state', '<>', 'running').limit(1).executeTakeFirst();
  return row ? toRun(row) : null;
}

/** The last full sync that succeeded since the account was connected: what changed while it was removed is not known. */
async function lastFull(db: Db, source: string): Promise<SyncRun | null> {
  const row = await runs(db, source)
    .where('kind', '=', 'full')
    .where('state', '=', 'succeeded')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('source_accounts')
            .select('id')
            .where('id', '=', source)
            .whereRef('created_at', '>', 'sync_runs.started_at'),
        ),
      ),
    )
    .limit(1)
    .executeTakeFirst();
  return row ? toRun(row) : null;
}

const runs = (db: Db, source: string) =>
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
    checkpoint: row.checkpoint,
    counts: { ...noCounts(), ...row.counts },
    error: row.error,
  };
}

async function lastSuccess(db: Db, source: string): Promise<Date | null> {
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

/** Deletes runs that ended more than 30 days ago and have a later success: of each kind the last success stays, and what failed since. */
async function deleteOld(db: Db): Promise<void> {
  await sql`delete from sync_runs where started_at < now() - interval '30 days' and exists (
    select from sync_runs as later where later.source = sync_runs.source and later.kind = sync_runs.kind
      and later.state = 'succeeded' and later.id > sync_runs.id)`.execute(db);
}

export const syncReaders = {
  listFailing,
  last,
  lastEnded,
  lastSuccess,
  lastFull,
  hasReviews,
  listSynced,
  listUnsynced,
};

export const syncWriters = {
  start,
  updateProgress,
  finish,
  failInterrupted,
  markSynced,
  markListingsSynced,
  clearSynced,
  lockStoring,
  deleteOld,
};
