import { type RawBuilder, sql } from 'kysely';
import type { EventActor, EventKind, NewEvent } from '#domain/events/event.ts';
import type { Db } from '../tables.ts';

/** Records events in the transaction of what they are about. */
async function insert(db: Db, actor: EventActor, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  await db
    .insertInto('events')
    .values(
      events.map(({ kind, target, listing, review, omitted, data }) => ({
        kind,
        actor_kind: actor.kind,
        actor: actor.name,
        address: actor.address,
        listing_id: listing ?? null,
        review_id: review ?? null,
        target: target ?? null,
        data: JSON.stringify({ ...data, ...(omitted !== undefined && { omitted }) }),
      })),
    )
    .execute();
}

/** The kinds of events that one statement records for many reviews or properties. They have no data. */
export type EachKind = Extract<
  EventKind,
  | `review.${'created' | 'changed' | 'removed' | 'approved' | 'unpublished' | 'undecided' | 'assigned'}`
  | 'response.cancelled'
>;

/**
 * A statement that records an event for each row of a query or of a common table expression with `id` and `listing_id` of
 * reviews.
 */
export function recordEach(
  actor: EventActor,
  kind: EachKind | RawBuilder<string>,
  from: RawBuilder<unknown>,
  batch: string | null = null,
): RawBuilder<unknown> {
  const value = typeof kind === 'string' ? sql`${kind}::text` : kind;
  return sql`insert into events (kind, actor_kind, actor, address, batch_id, listing_id, review_id)
    select ${value}, ${actor.kind}::text, ${actor.name}::text, ${actor.address}::text, ${batch}::uuid, listing_id, id from ${from}`;
}

/** The same for a batch: two common table expressions that record one event for it and one for each of its reviews. */
export function recordBatch(
  actor: EventActor,
  batch: { id: string; kind: 'bulk.approved' | 'bulk.unpublished' | 'bulk.assigned' | 'decisions.undone' },
  each: EachKind | RawBuilder<string>,
  from: RawBuilder<unknown>,
): RawBuilder<unknown> {
  return sql`batch_event as (
      insert into events (kind, actor_kind, actor, address, batch_id, target, data)
      select ${batch.kind}::text, ${actor.kind}::text, ${actor.name}::text, ${actor.address}::text, ${batch.id}::uuid,
        case when count(*) = 1 then 'review ' || min(id) end, jsonb_build_object('reviews', count(*))
      from ${from} having count(*) > 0
    ),
    review_events as (${recordEach(actor, each, from, batch.id)})`;
}

/**
 * A statement that records a change of each listing of a query, of which `listing_id` is a column.
 */
export function recordListings(
  from: RawBuilder<unknown>,
  kind: 'listing.changed' | 'reviews.analysed' = 'listing.changed',
) {
  return sql`insert into events (kind, actor_kind, actor, listing_id) select ${kind}::text, 'system', 'system', listing_id from ${from}`;
}

/** An event as readers see it. */
export interface EventRow {
  id: number;
  kind: EventKind;
  listing: number | null;
  review: number | null;
}

/**
 * The events that were committed since a reader's last snapshot, each exactly once, in the order of their ids. Ids are
 * assigned before the commit, so a reader that continued after the highest id would miss those of slower transactions.
 * Nothing waits for such a transaction. Uses the index `events_by_transaction`.
 *
 * @param snapshot of the last read, as text
 * @returns the snapshot for the next read
 */
async function since(db: Db, snapshot: string): Promise<{ events: EventRow[]; snapshot: string }> {
  const { rows } = await sql<{ snapshot: string; events: EventRow[] }>`
    select pg_current_snapshot()::text as snapshot, (select coalesce(json_agg(found order by found.id), '[]') from (
      select id, kind, listing_id as listing, review_id as review from events 
        where tx >= pg_snapshot_xmin(${snapshot}::pg_snapshot) and not pg_visible_in_snapshot(tx, ${snapshot}::pg_snapshot)
    ) as found) as events`.execute(db);
  return rows[0] ?? { events: [], snapshot };
}

/**
 * Deletes events, and the network addresses of decisions, which stay with their reviews. Triggers refuse this for those of
 * the last 30 days.
 */
async function deleteOld(db: Db, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await db.deleteFrom('events').where('at', '<', before).execute();
  for (const [table, at] of [
    ['decisions', 'at'],
    ['batches', 'created_at'],
  ] as const) {
    await sql`update ${sql.table(table)} set address = null
      where address is not null and ${sql.ref(at)} < ${before}`.execute(db);
  }
}

export const eventReaders = { since };
export const eventWriters = { insert, deleteOld };
