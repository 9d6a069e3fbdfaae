import { type RawBuilder, sql } from 'kysely';
import type { EventActor, EventKind, NewEvent } from '#domain/events/event.ts';
import type { Db } from '../tables.ts';

/** Records events in the transaction that makes the change. */
async function insert(db: Db, actor: EventActor, ...events: NewEvent[]): Promise<void> {
  if (events.length === 0) return;
  const values = events.map(
    ({ kind, target, listing, review, omitted, data }) => sql`(${kind}, ${actor.kind}, ${actor.name},
      ${actor.address}, ${listing}, ${review}, ${target}, ${JSON.stringify({ ...data, omitted })})`,
  );
  await sql`insert into events (kind, actor_kind, actor, address, listing_id, review_id, target, data)
    values ${sql.join(values)}`.execute(db);
}

/** The kinds of events that one statement records for many reviews or properties. They have no data. */
export type EachKind = Extract<
  EventKind,
  | `review.${'created' | 'changed' | 'removed' | 'approved' | 'unpublished' | 'undecided' | 'assigned' | 'tagged' | 'untagged'}`
  | 'response.cancelled'
>;

/**
 * A statement that records an event for each review.
 *
 * @param from the rest of a query after `from`, with the columns `id` and `listing_id` of reviews
 */
export function recordEach(
  actor: EventActor,
  kind: EachKind | RawBuilder<string>,
  from: RawBuilder<unknown>,
  batch: string | null = null,
  target: string | null = null,
): RawBuilder<unknown> {
  const value = typeof kind === 'string' ? sql`${kind}::text` : kind;
  return sql`insert into events (kind, actor_kind, actor, address, batch_id, target, listing_id, review_id)
    select ${value}, ${actor.kind}::text, ${actor.name}::text, ${actor.address}::text, ${batch}::uuid, ${target}::text, listing_id, id from ${from}`;
}

/**
 * Two common table expressions that record one event for a batch and one for each of its reviews.
 *
 * @param from as for `recordEach`
 */
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

/** A statement that records an event for each listing. @param from as for `recordEach`, with the column `listing_id` */
export function recordListings(
  from: RawBuilder<unknown>,
  kind: 'listing.changed' | 'reviews.analysed' = 'listing.changed',
) {
  return sql`insert into events (kind, actor_kind, actor, listing_id) select ${kind}::text, 'system', 'system', listing_id from ${from}`;
}

/**
 * Deletes events, and the network addresses of decisions, which stay with their reviews, and of who opened reports. Triggers refuse this for those of
 * the last 30 days.
 */
async function deleteOld(db: Db, days: number): Promise<void> {
  const before = sql<Date>`now() - make_interval(days => ${days})`;
  await sql`delete from events where at < ${before}`.execute(db);
  for (const [table, at] of [
    ['decisions', 'at'],
    ['batches', 'created_at'],
    ['report_openings', 'at'],
  ] as const) {
    await sql`update ${sql.table(table)} set address = null
      where address is not null and ${sql.ref(at)} < ${before}`.execute(db);
  }
}

export const eventWriters = { insert, deleteOld };
