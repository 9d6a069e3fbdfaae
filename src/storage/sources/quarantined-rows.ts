import { hash } from 'node:crypto';
import { type RawBuilder, sql } from 'kysely';
import type { SkipReason } from '#domain/reviews/review.ts';
import { type Provenance, runOf } from '#domain/sources/provenance.ts';
import { countOf } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/** An upstream row that a sync or import could not store. */
export interface RejectedRow {
  /** The upstream's id; null when the row has none, and then a hash of its content identifies it. */
  key: string | null;
  reason: SkipReason;
  detail: string;
  raw: unknown;
}

/** A stored row that waits for a manager. */
export interface QuarantinedRow extends RejectedRow {
  source: string;
  key: string;
  firstSeen: Date;
  lastSeen: Date;
  /** An import does not change rows that a sync quarantined. */
  provenance: Provenance;
}

/**
 * Stores upstream rows that need a manager, each once. They are inserted in the order of their keys, in which
 * `lockByListing` locks them.
 *
 * @param provenance a sync or an import; an import does not overwrite rows of a sync
 */
async function upsert(
  db: Db,
  source: string,
  rows: readonly RejectedRow[],
  provenance: Provenance,
): Promise<void> {
  if (rows.length === 0) return;
  const byKey = new Map(rows.map((row) => [row.key ?? hash('sha256', JSON.stringify(row.raw)), row]));
  const origin = sql`${provenance === 'sync'}, ${runOf(provenance)?.id ?? null}`;
  const values = [...byKey]
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([key, { reason, detail, raw }]) =>
        sql`(${source}, ${key}, ${reason}, ${detail}, ${JSON.stringify(raw)}, ${origin})`,
    );
  await sql`
    insert into quarantined_rows (source, row_key, reason, detail, raw, by_sync, import_id) values ${sql.join(values)}
    on conflict (source, row_key) do update set reason = excluded.reason, detail = excluded.detail,
      raw = excluded.raw, by_sync = excluded.by_sync, import_id = excluded.import_id, last_seen_at = now()
    where excluded.by_sync or not quarantined_rows.by_sync`.execute(db);
}

/** Deletes rows whose reviews have been stored, in the order of their keys. */
async function deleteByKeys(db: Db, source: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await sql`
    delete from quarantined_rows where source = ${source} and row_key in (
      select row_key from quarantined_rows where source = ${source} and row_key = any(${keys})
      order by row_key collate "C" for update)`.execute(db);
}

/** Deletes rows of syncs that the upstream has not sent since this run began: they no longer exist there. */
async function deleteUnseen(db: Db, source: string, run: number): Promise<void> {
  await sql`
    delete from quarantined_rows where source = ${source} and by_sync
      and last_seen_at < (select started_at from sync_runs where id = ${run})`.execute(db);
}

/** Deletes the rows that syncs of a source have read. */
async function deleteSynced(db: Db, source: string): Promise<void> {
  await sql`delete from quarantined_rows where source = ${source} and by_sync`.execute(db);
}

/** One page of quarantined rows, the newest first, and how many there are. */
async function list(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QuarantinedRow[]; total: number }> {
  const page = sql`order by first_seen_at desc, row_key collate "C" limit ${limit} offset ${offset}`;
  return { rows: await select(db, page), total: await count(db) };
}

/** @param source all sources by default */
async function count(db: Db, source?: string): Promise<number> {
  return countOf(db, sql`quarantined_rows ${source === undefined ? sql`` : sql`where source = ${source}`}`);
}

/** One row, locked until the transaction ends. */
async function lock(db: Db, source: string, key: string): Promise<QuarantinedRow | null> {
  const rows = await select(db, sql`where source = ${source} and row_key = ${key} for update`);
  return rows[0] ?? null;
}

/** A batch of the rows of one unknown listing, in the order of their keys and after `after`, locked. */
async function lockByListing(
  db: Db,
  source: string,
  { detail, after, limit }: { detail: string; after: string; limit: number },
): Promise<QuarantinedRow[]> {
  return select(
    db,
    sql`where source = ${source} and reason = 'unknown-listing' and detail = ${detail}
      and row_key collate "C" > ${after} order by row_key collate "C" limit ${limit} for update`,
  );
}

/** @param which the rest of the query */
async function select(db: Db, which: RawBuilder<unknown>): Promise<QuarantinedRow[]> {
  const { rows } = await sql<QuarantinedRow>`
    select source, row_key as key, reason, detail, raw, first_seen_at as "firstSeen", last_seen_at as "lastSeen",
      case when by_sync then '"sync"' else coalesce((
        select jsonb_build_object('id', id, 'by', imported_by) from imports where id = import_id
      ), '"unknown-import"') end as provenance
    from quarantined_rows ${which}`.execute(db);
  return rows;
}

export const quarantinedRowReaders = { list, count };

export const quarantinedRowWriters = {
  upsert,
  delete: deleteByKeys,
  deleteUnseen,
  deleteSynced,
  lock,
  lockByListing,
};
