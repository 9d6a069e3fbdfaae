import { hash } from 'node:crypto';
import { sql } from 'kysely';
import type { SkipReason } from '#domain/reviews/review.ts';
import { type Provenance, runOf } from '#domain/sources/provenance.ts';
import { countOf } from '../database/count-of.ts';
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
  const keys = [...byKey.keys()].sort();
  const origin = { by_sync: provenance === 'sync', import_id: runOf(provenance)?.id ?? null };
  await db
    .insertInto('quarantined_rows')
    .values(
      keys.flatMap((key) => {
        const row = byKey.get(key);
        if (!row) return [];
        const { reason, detail, raw } = row;
        return [{ source, row_key: key, reason, detail, raw: JSON.stringify(raw), ...origin }];
      }),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['source', 'row_key'])
        .doUpdateSet((eb) => ({
          reason: eb.ref('excluded.reason'),
          detail: eb.ref('excluded.detail'),
          raw: eb.ref('excluded.raw'),
          by_sync: eb.ref('excluded.by_sync'),
          import_id: eb.ref('excluded.import_id'),
          last_seen_at: sql<Date>`now()`,
        }))
        .where(sql<boolean>`excluded.by_sync or not quarantined_rows.by_sync`),
    )
    .execute();
}

/** Deletes rows whose reviews have been stored, in the order of their keys. */
async function deleteByKeys(db: Db, source: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('quarantined_rows')
    .where('source', '=', source)
    .where('row_key', 'in', ({ selectFrom }) =>
      selectFrom('quarantined_rows')
        .select('row_key')
        .where('source', '=', source)
        .where('row_key', '=', sql<string>`any(${keys})`)
        .orderBy(keyOrder)
        .forUpdate(),
    )
    .execute();
}

/** Deletes rows of syncs that the upstream has not sent since this run began: they no longer exist there. */
async function deleteUnseen(db: Db, source: string, run: number): Promise<void> {
  await db
    .deleteFrom('quarantined_rows')
    .where('source', '=', source)
    .where('by_sync', '=', true)
    .where('last_seen_at', '<', ({ selectFrom }) =>
      selectFrom('sync_runs').select('started_at').where('id', '=', run),
    )
    .execute();
}

/** One page of quarantined rows, the newest first, and how many there are. */
async function list(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: QuarantinedRow[]; total: number }> {
  const rows = await rowsOf(db)
    .orderBy('first_seen_at', 'desc')
    .orderBy(keyOrder)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(toRow), total: await count(db) };
}

/** @param source all sources by default */
async function count(db: Db, source?: string): Promise<number> {
  const rows = db.selectFrom('quarantined_rows');
  return countOf(source === undefined ? rows : rows.where('source', '=', source));
}

/** One row, locked until the transaction ends. */
async function lock(db: Db, source: string, key: string): Promise<QuarantinedRow | null> {
  const row = await rowsOf(db)
    .where('source', '=', source)
    .where('row_key', '=', key)
    .forUpdate()
    .executeTakeFirst();
  return row ? toRow(row) : null;
}

/** A batch of the rows of one unknown listing, in the order of their keys and after `after`, locked. */
async function lockByListing(
  db: Db,
  source: string,
  { detail, after, limit }: { detail: string; after: string; limit: number },
): Promise<QuarantinedRow[]> {
  const rows = await rowsOf(db)
    .where('source', '=', source)
    .where('reason', '=', 'unknown-listing')
    .where('detail', '=', detail)
    .where(keyOrder, '>', after)
    .orderBy(keyOrder)
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(toRow);
}

const keyOrder = sql<string>`row_key collate "C"`;

const rowsOf = (db: Db) =>
  db
    .selectFrom('quarantined_rows')
    .selectAll()
    .select(({ selectFrom }) =>
      selectFrom('imports')
        .select('imported_by')
        .whereRef('imports.id', '=', 'quarantined_rows.import_id')
        .as('imported_by'),
    );

function toRow(row: Awaited<ReturnType<ReturnType<typeof rowsOf>['execute']>>[number]): QuarantinedRow {
  return {
    source: row.source,
    key: row.row_key,
    reason: row.reason,
    detail: row.detail,
    raw: row.raw,
    firstSeen: row.first_seen_at,
    lastSeen: row.last_seen_at,
    provenance: provenanceOf(row),
  };
}

function provenanceOf(row: {
  by_sync: boolean;
  import_id: string | null;
  imported_by: string | null;
}): Provenance {
  if (row.by_sync) return 'sync';
  if (row.import_id === null || row.imported_by === null) return 'unknown-import';
  return { id: row.import_id, by: row.imported_by };
}

export const quarantinedRowReaders = { list, count };

export const quarantinedRowWriters = { upsert, delete: deleteByKeys, deleteUnseen, lock, lockByListing };
