import { type RawBuilder, sql } from 'kysely';
import { problem, storedProblem } from '#domain/errors.ts';
import type { Checkpoint } from '#domain/sources/source-kind.ts';
import { noCounts, type SyncKind, type SyncRun, type SyncState } from '#domain/sources/sync.ts';
import { onlyRow } from '../database/rows.ts';
import { lockStoring } from '../database/shared-lock.ts';
import { MAY_BE_ON_CHANNEL } from '../reviews/on-channel.ts';
import { UPSTREAM_LISTING_ID } from '../reviews/upstream-listing.ts';
import type { Db } from '../tables.ts';

/** Whether a sync has stored any review of this source. */
async function hasReviews(db: Db, source: string): Promise<boolean> {
  const { rows } = await sql`select from reviews where source = ${source} and synced limit 1`.execute(db);
  return rows.length > 0;
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
  await sql`insert into synced_rows (source, upstream_id)
    select ${source}, unnest(${upstreamIds}::text[]) on conflict do nothing`.execute(db);
}

/** Records the reviews of these listings as read by the current full sync, so that it does not remove them. */
async function markListingsSynced(
  db: Db,
  source: string,
  upstreamListingIds: readonly string[],
): Promise<void> {
  await sql`insert into synced_rows (source, upstream_id)
    select source, upstream_id from reviews
    where source = ${source} and synced and ${UPSTREAM_LISTING_ID} = any(${upstreamListingIds})
    on conflict do nothing`.execute(db);
}

/** Deletes the records of the last full sync before the next one starts. */
async function clearSynced(db: Db, source: string): Promise<void> {
  await sql`delete from synced_rows where source = ${source}`.execute(db);
}

const syncedReviews = (source: string) =>
  sql`reviews where source = ${source} and synced and ${MAY_BE_ON_CHANNEL}`;

/** Synced reviews that the source may still have, by upstream id; one batch. A later sync restores them, unlike imported ones. */
async function listSynced(db: Db, source: string, limit: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select upstream_id as id from ${syncedReviews(source)} limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Synced reviews that the source may still have and that the current full sync has not read, with their listings; one batch. */
async function listUnsynced(
  db: Db,
  source: string,
  limit: number,
): Promise<{ upstreamId: string; upstreamListingId: string | null }[]> {
  const { rows } = await sql<{ upstreamId: string; upstreamListingId: string | null }>`
    select upstream_id as "upstreamId", ${UPSTREAM_LISTING_ID} as "upstreamListingId"
    from ${syncedReviews(source)} and not exists (
      select from synced_rows where source = ${source} and synced_rows.upstream_id = reviews.upstream_id)
    order by id limit ${limit}`.execute(db);
  return rows;
}

const jsonOrNull = (checkpoint: Checkpoint | null) => checkpoint && JSON.stringify(checkpoint);

/** Starts a run, where an interrupted run stopped if there is one. */
async function start(
  db: Db,
  { id: source, account }: { id: string; account: string },
  kind: SyncKind,
  from: Pick<SyncRun, 'checkpoint' | 'expected'> | null,
): Promise<number> {
  const { checkpoint, expected } = from ?? { checkpoint: null, expected: null };
  const started = await sql<{ id: number }>`
    insert into sync_runs (source, account, kind, state, counts, checkpoint, expected)
    values (${source}, ${account}, ${kind}, 'running', ${JSON.stringify(noCounts())}, ${jsonOrNull(checkpoint)},
      ${expected}) returning id`.execute(db);
  return onlyRow(started).id;
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
  const { numAffectedRows } = await sql`
    update sync_runs set counts = ${JSON.stringify(counts)}, expected = ${expected},
      checkpoint = ${jsonOrNull(checkpoint)} where id = ${id} and state = 'running'`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends a run. @returns false when a sync that took over, or an admin, has ended it */
async function finish(
  db: Db,
  id: number,
  state: Exclude<SyncState, 'running'>,
  error: string | null,
): Promise<boolean> {
  const { numAffectedRows } = await sql`
    update sync_runs set state = ${state}, error = ${error}, finished_at = now()
    where id = ${id} and state = 'running'`.execute(db);
  return numAffectedRows === 1n;
}

/** Ends the running runs of a killed process, or of a source that is paused, changed or removed: it can store nothing any more. */
async function failInterrupted(db: Db, source: string): Promise<void> {
  await sql`
    update sync_runs set state = 'failed', error = ${storedProblem(problem('sync-interrupted'))}, finished_at = now()
    where source = ${source} and state = 'running'`.execute(db);
}

async function lastOf(db: Db, source: string, condition: RawBuilder<unknown>): Promise<SyncRun | null> {
  const { rows } = await sql<SyncRun>`
    select id, source, kind, state, started_at as "startedAt", finished_at as "finishedAt", expected, checkpoint,
      counts, error
    from sync_runs where source = ${source} and ${condition} order by id desc limit 1`.execute(db);
  return rows[0] ? { ...rows[0], counts: { ...noCounts(), ...rows[0].counts } } : null;
}

const last = (db: Db, source: string) => lastOf(db, source, sql`true`);

/** The last run that has ended, successfully or not. */
const lastEnded = (db: Db, source: string) => lastOf(db, source, sql`state <> 'running'`);

/** The last full sync that succeeded since the account was connected: what changed while it was removed is not known. */
const lastFull = (db: Db, source: string) =>
  lastOf(
    db,
    source,
    sql`kind = 'full' and state = 'succeeded' and not exists (
      select from source_accounts where id = ${source} and created_at > sync_runs.started_at)`,
  );

async function lastSuccess(db: Db, source: string): Promise<Date | null> {
  return (await lastOf(db, source, sql`state = 'succeeded'`))?.finishedAt ?? null;
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
