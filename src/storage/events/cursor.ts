import { type RawBuilder, sql } from 'kysely';
import type { EventKind } from '#domain/events/event.ts';
import type { Db } from '../tables.ts';

/** Who reads the events. Each has a row in `event_cursors`, which its migration inserts. */
export type EventReader = 'webhooks' | 'notifications' | 'rules' | 'account-mails';

/** If more events than this are new, those of a kind belong together. Otherwise those of one transaction do. */
const MAX_SEPARATE = 100;

/** Uses the index `events_by_transaction`. */
const isNew = (cursor: RawBuilder<unknown>) =>
  sql<boolean>`tx >= pg_snapshot_xmin(${cursor}) and not pg_visible_in_snapshot(tx, ${cursor})`;
/** A database that was copied to another server has cursors from the old one, which are of no use. */
const IS_FOREIGN = sql<boolean>`pg_snapshot_xmax(snapshot) > pg_snapshot_xmax(pg_current_snapshot())`;

/**
 * Whether there may be events that a reader has not read, or other work. A cheap check without a transaction.
 *
 * @param hasOther a condition
 */
export async function hasNewEvents(
  db: Db,
  reader: EventReader,
  hasOther: RawBuilder<unknown> = sql`false`,
): Promise<boolean> {
  const cursor = sql`(select snapshot from event_cursors where reader = ${sql.lit(reader)})`;
  const { rows } = await sql<{ found: boolean }>`
    select exists(select from events where ${isNew(cursor)})
      or exists(select from event_cursors where reader = ${sql.lit(reader)} and ${IS_FOREIGN})
      or ${hasOther} as found`.execute(db);
  return rows[0]?.found ?? false;
}

/**
 * Moves the cursor of a reader behind all committed events, and returns those since the last call: a subquery for `from`, in
 * any number of statements of the same transaction. What results from the events is stored in that transaction too, so
 * nothing is lost or done twice when the process is killed. Other processes wait until it ends.
 *
 * Its column `split` is the same for events that belong together, so that a bulk action does not flood people. Events of the
 * reader's own transaction may be among those of the next call, or not.
 */
export async function takeNewEvents(
  db: Db,
  reader: EventReader,
  kinds: readonly EventKind[],
): Promise<RawBuilder<unknown>> {
  const previous = await sql<{ snapshot: string }>`
    select case when ${IS_FOREIGN} then pg_current_snapshot() else snapshot end::text as snapshot
    from event_cursors where reader = ${reader} for update`.execute(db);
  // A statement of its own: it must have a snapshot from after the lock.
  const next = await sql<{ snapshot: string }>`
    update event_cursors set snapshot = pg_current_snapshot() where reader = ${reader}
    returning snapshot::text`.execute(db);
  const from = sql`${previous.rows[0]?.snapshot}::pg_snapshot`;
  const to = sql`${next.rows[0]?.snapshot}::pg_snapshot`;
  return sql`(select *, case when review_id is null then 'event ' || id
      when count(*) over () <= ${sql.lit(MAX_SEPARATE)} then 'tx ' || tx end as split
    from events where ${isNew(from)} and pg_visible_in_snapshot(tx, ${to}) and kind = any(${kinds})) as new_events`;
}
