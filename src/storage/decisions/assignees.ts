import { sql } from 'kysely';
import { MAX_NAMED_REVIEWS, type Undone } from '#domain/decisions/batch.ts';
import type { EventActor } from '#domain/events/event.ts';
import type { ReviewId } from '#domain/ids.ts';
import { recordBatch, recordEach } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import type { Db } from '../tables.ts';
import { NOTHING_UNDONE, type Undo } from './undo.ts';

/** @param assignee the username; null for no one */
export async function setAssignee(
  db: Db,
  id: ReviewId,
  assignee: string | null,
  actor: EventActor,
): Promise<void> {
  await sql`
    with changed as (
      update reviews set assignee = ${assignee} where id = ${id} and assignee is distinct from ${assignee}
      returning id, listing_id
    )
    ${recordEach(actor, 'review.assigned', sql`changed`)}`.execute(db);
}

/**
 * Restores the assignees that a batch changed, as a new batch of the kind `undo`. Reviews that were assigned again since stay
 * as they are, and so do those outside the access, which are not counted. Call it in a transaction.
 *
 * @param undo the new batch, which is stored only if a review changes
 */
export async function undoAssignees(db: Db, batch: string, undo: Undo): Promise<Undone> {
  // By a statement of its own, so that the next one sees every assignment that others committed until then.
  await sql`select count(*) from (
    select from reviews where id in (select review_id from assignee_changes where batch_id = ${batch}::uuid)
    order by id for no key update) as locked`.execute(db);
  const { rows } = await sql<Undone>`
    with current as (
      select id, listing_id, guest_name, channel, from_assignee as earlier, to_assignee,
        assignee is not distinct from to_assignee as is_unchanged
      from assignee_changes join reviews on id = review_id where batch_id = ${batch}::uuid and ${isAccessible(undo.actor.access)}
    ),
    restorable as materialized (
      select * from current where is_unchanged
    ),
    restored as (
      update reviews set assignee = earlier from restorable where reviews.id = restorable.id
    ),
    batch as (
      insert into batches (id, kind, made_by, address, undone_batch)
      select ${undo.id}::uuid, 'undo', ${undo.actor.name}, ${undo.actor.address}::text, ${batch}::uuid where exists (select from restorable)
    ),
    added as (
      insert into assignee_changes (batch_id, review_id, from_assignee, to_assignee)
      select ${undo.id}::uuid, id, to_assignee, earlier from restorable
    ),
    ${recordBatch(undo.actor, { id: undo.id, kind: 'decisions.undone' }, 'review.assigned', sql`restorable`)}
    select (select count(*) from restorable) as changed,
      (select count(*) from current where not is_unchanged) as "skippedCount",
      (select coalesce(json_agg(named), '[]') from (
        select id, guest_name as "guestName", channel, 'assigned-again' as cause, null as by from current where not is_unchanged
        order by id limit ${sql.lit(MAX_NAMED_REVIEWS)}) as named) as skipped`.execute(db);
  return rows[0] ?? NOTHING_UNDONE;
}
