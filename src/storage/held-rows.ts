import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { SkipReason } from '#domain/review.ts';
import type { Tables } from './tables.ts';

export interface HeldRow {
  /** The upstream's id; null when the row has none, and its content is then what it is known by. */
  key: string | null;
  reason: SkipReason;
  detail: string;
  raw: unknown;
}

/** A held row as it is kept. */
export interface KeptRow extends HeldRow {
  key: string;
  firstSeen: Date;
  lastSeen: Date;
  /** Whether a sync has met it, rather than a file alone. */
  bySync: boolean;
}

/**
 * Keeps upstream rows that a person should look at; the same row again is kept once. They go in by key, the order in
 * which an assignment of many rows locks them.
 *
 * @param bySync whether the upstream itself sent them; what a file says gives way to that
 */
async function holdRows(
  db: Kysely<Tables>,
  source: string,
  rows: readonly HeldRow[],
  bySync: boolean,
): Promise<void> {
  if (rows.length === 0) return;
  const byKey = new Map(rows.map((row) => [row.key ?? hashOf(row.raw), row]));
  const keys = [...byKey.keys()].sort();
  await db
    .insertInto('held_rows')
    .values(
      keys.flatMap((key) => {
        const row = byKey.get(key);
        if (!row) return [];
        const { reason, detail, raw } = row;
        return [{ source, row_key: key, reason, detail, raw: JSON.stringify(raw), by_sync: bySync }];
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
          last_seen_at: sql<Date>`now()`,
        }))
        .where(sql<boolean>`excluded.by_sync or not held_rows.by_sync`),
    )
    .execute();
}

function hashOf(raw: unknown): string {
  return createHash('sha256').update(JSON.stringify(raw)).digest('hex');
}

/** Forgets held rows that no longer need anybody, in the order of their keys. */
async function releaseRows(db: Kysely<Tables>, source: string, keys: readonly string[]): Promise<void> {
  if (keys.length === 0) return;
  await db
    .deleteFrom('held_rows')
    .where('source', '=', source)
    .where('row_key', 'in', ({ selectFrom }) =>
      selectFrom('held_rows')
        .select('row_key')
        .where('source', '=', source)
        .where('row_key', '=', sql<string>`any(${keys})`)
        .orderBy(keyOrder)
        .forUpdate(),
    )
    .execute();
}

/** Forgets held rows that syncs met and the upstream has not sent since this run began: they are gone there. */
async function releaseRowsUnseenBy(db: Kysely<Tables>, source: string, run: number): Promise<void> {
  await db
    .deleteFrom('held_rows')
    .where('source', '=', source)
    .where('by_sync', '=', true)
    .where('last_seen_at', '<', ({ selectFrom }) =>
      selectFrom('sync_runs').select('started_at').where('id', '=', run),
    )
    .execute();
}

/** One page of held rows, the newest first, and how many there are. */
async function heldRowPage(
  db: Kysely<Tables>,
  source: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: KeptRow[]; total: number }> {
  const rows = await kept(db, source)
    .orderBy('first_seen_at', 'desc')
    .orderBy(keyOrder)
    .limit(limit)
    .offset(offset)
    .execute();
  return { rows: rows.map(toKept), total: await heldRowCount(db, source) };
}

async function heldRowCount(db: Kysely<Tables>, source: string): Promise<number> {
  const { count } = await db
    .selectFrom('held_rows')
    .select((eb) => eb.fn.countAll<number>().as('count'))
    .where('source', '=', source)
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** One held row, locked until the transaction ends. */
async function lockHeldRow(db: Kysely<Tables>, source: string, key: string): Promise<KeptRow | null> {
  const row = await kept(db, source).where('row_key', '=', key).forUpdate().executeTakeFirst();
  return row ? toKept(row) : null;
}

/** The held rows of unknown listings with these words, a batch after a key at a time, locked. */
async function lockHeldRowsOf(
  db: Kysely<Tables>,
  source: string,
  { detail, after, limit }: { detail: string; after: string; limit: number },
): Promise<KeptRow[]> {
  const rows = await kept(db, source)
    .where('reason', '=', 'unknown-listing')
    .where('detail', '=', detail)
    .where(keyOrder, '>', after)
    .orderBy(keyOrder)
    .limit(limit)
    .forUpdate()
    .execute();
  return rows.map(toKept);
}

const keyOrder = sql<string>`row_key collate "C"`;

const kept = (db: Kysely<Tables>, source: string) =>
  db.selectFrom('held_rows').selectAll().where('source', '=', source);

function toKept(row: Awaited<ReturnType<ReturnType<typeof kept>['execute']>>[number]): KeptRow {
  return {
    key: row.row_key,
    reason: row.reason,
    detail: row.detail,
    raw: row.raw,
    firstSeen: row.first_seen_at,
    lastSeen: row.last_seen_at,
    bySync: row.by_sync,
  };
}

export const quarantinedRowReaders = { list: heldRowPage, count: heldRowCount };
export const quarantinedRowWriters = {
  upsert: holdRows,
  delete: releaseRows,
  deleteUnseen: releaseRowsUnseenBy,
  lock: lockHeldRow,
  lockByListing: lockHeldRowsOf,
};
