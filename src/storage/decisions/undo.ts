import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Actor } from '#domain/accounts/actor.ts';
import { MAX_NAMED_REVIEWS, type Undone } from '#domain/decisions/batch.ts';
import { recordBatch } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import { IN_VISIBLE_CHANNEL } from '../filters/visibility.ts';
import type { Db } from '../tables.ts';

/** The decisions to take back: those of a batch, or one. */
export type DecisionsToUndo = { batch: string } | { decision: number };

/** The new batch of an undo. */
export interface Undo {
  id: string;
  actor: Actor;
}

export const NOTHING_UNDONE: Undone = { changed: 0, skipped: [], skippedCount: 0 };

/**
 * Takes decisions back by further ones, which restore what each review was before and belong to a new batch of the kind
 * `undo`. Reviews that were decided again, changed, withdrawn or erased since stay as they are, and so do those outside the access, which are
 * not counted. Call it in a transaction.
 *
 * @param undo the new batch, which is stored only if a review changes
 */
export async function undoDecisions(db: Db, undone: DecisionsToUndo, undo: Undo): Promise<Undone> {
  // By a statement of its own, so that the next one sees every decision that others committed until then.
  await sql`select count(*) from (
    select from reviews where id in (select review_id from decisions where ${isUndone('decisions', undone)})
    order by id for no key update) as locked`.execute(db);
  const { rows } = await sql<Undone>`
    with touched as (
      select distinct review_id from decisions where ${isUndone('decisions', undone)}
    ),
    current as (
      select reviews.id, reviews.listing_id, reviews.guest_name, reviews.channel, reviews.decision, reviews.revision,
        first.id as first_id, first.from_decision as earlier, first.revision as earlier_revision, latest.decided_by as by,
        case
          when reviews.withdrawn_at is not null then 'withdrawn'
          when exists (
            select from erased_reviews e where e.source = reviews.source and e.upstream_id = reviews.upstream_id
          ) then 'erased'
          when latest.cause <> 'manager' or reviews.content_changed_at > latest.at then 'changed'
          when first.id is null then 'decided-again'
          when first.from_decision = 'approved' and not reviews.${IN_VISIBLE_CHANNEL} then 'hidden-channel'
        end as cause
      from touched
      join reviews on reviews.id = touched.review_id and ${isAccessible(undo.actor.access)}
      cross join lateral (
        select cause, at, decided_by from decisions where review_id = reviews.id order by id desc limit 1
      ) as latest
      -- The first of those that no other decision followed.
      left join lateral (
        select id, from_decision, revision from decisions as undone
        where review_id = reviews.id and ${isUndone('undone', undone)} and id > (
          select coalesce(max(id), 0) from decisions as other
          where review_id = reviews.id and (${isUndone('other', undone)}) is not true)
        order by id limit 1
      ) as first on true
    ),
    restorable as materialized (
      select * from current where cause is null and earlier <> decision
    ),
    restored as (
      update reviews set decision = earlier, revision = earlier_revision, updated_at = now()
      from restorable where reviews.id = restorable.id
    ),
    batch as (
      insert into batches (id, kind, made_by, address, undone_batch)
      select ${undo.id}::uuid, 'undo', ${undo.actor.name}, ${undo.actor.address}::text, ${'batch' in undone ? undone.batch : null}::uuid
      where exists (select from restorable)
    ),
    added as (
      insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason, batch_id, revision)
      select id, 'manager', ${undo.actor.name}, decision, earlier, ${EARLIER_REASON}, ${undo.id}::uuid, revision
      from restorable
    ),
    ${recordBatch(undo.actor, { id: undo.id, kind: 'decisions.undone' }, EVENT, sql`restorable`)}
    select (select count(*) from restorable) as changed,
      (select count(*) from current where cause is not null) as "skippedCount",
      (select coalesce(json_agg(named), '[]') from (
        select id, guest_name as "guestName", channel, cause, by from current where cause is not null
        order by id limit ${sql.lit(MAX_NAMED_REVIEWS)}) as named) as skipped`.execute(db);
  return rows[0] ?? NOTHING_UNDONE;
}

function isUndone(alias: string, undone: DecisionsToUndo): RawBuilder<SqlBool> {
  return 'batch' in undone
    ? sql`${sql.ref(`${alias}.batch_id`)} = ${undone.batch}::uuid`
    : sql`${sql.ref(`${alias}.id`)} = ${undone.decision}::bigint`;
}

/** The event for the decision that applies again. */
const EVENT = sql<string>`'review.' || case earlier when 'none' then 'undecided' else earlier end`;

/** The reason of the decision that counts again, if it keeps the review unpublished. */
const EARLIER_REASON = sql`case when earlier = 'unpublished' then (
  select coalesce((select reason from decision_reasons where decision_id = before.id order by id desc limit 1), reason)
  from decisions as before where before.review_id = restorable.id and before.id < first_id order by before.id desc limit 1
) end`;
