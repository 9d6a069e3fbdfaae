import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Batch } from '#domain/decisions/batch.ts';
import type { EventActor } from '#domain/events/event.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';

async function byId(db: Db, id: string): Promise<Batch | null> {
  const { rows } = await sql<Batch>`select id, kind, made_by as by from batches where id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Begins a triage. Does nothing when there is a batch with this id. */
async function insertTriage(db: Db, id: string, actor: EventActor): Promise<void> {
  await sql`
    with batch as (
      insert into batches (id, kind, made_by) values (${id}, 'triage', ${actor.name}) on conflict (id) do nothing returning id
    )
    insert into events (kind, actor_kind, actor, address, batch_id)
    select 'decisions.triage', ${actor.kind}::text, ${actor.name}::text, ${actor.address}::text, id
    from batch`.execute(db);
}

/**
 * Locks a batch until the transaction ends: no decision joins it meanwhile.
 *
 * @returns false when there is none that changed a review of these listings
 */
async function lock(db: Db, id: string, access: Access): Promise<boolean> {
  const { rows: locked } = await sql`select from batches where id = ${id} for update`.execute(db);
  if (locked.length === 0 || access === 'all') return locked.length > 0;
  const { rows } = await sql`
    select from reviews where ${isAccessible(access)} and (
      id in (select review_id from decisions where batch_id = ${id}::uuid)
      or id in (select review_id from assignee_changes where batch_id = ${id}::uuid)) limit 1`.execute(db);
  return rows.length > 0;
}

export const batchReaders = { byId };
export const batchWriters = { insertTriage, lock };
