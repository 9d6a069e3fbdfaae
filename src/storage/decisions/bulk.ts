import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { MAX_NAMED_REVIEWS } from '#domain/decisions/batch.ts';
import {
  type BulkChange,
  type BulkCounts,
  type BulkPreview,
  type BulkSelection,
  MAX_BULK_REVIEWS,
} from '#domain/decisions/bulk.ts';
import type { ReviewId } from '#domain/ids.ts';
import { recordBatch } from '../events/events.ts';
import { isAccessible } from '../filters/access.ts';
import { matching } from '../filters/conditions.ts';
import { IN_VISIBLE_CHANNEL } from '../filters/visibility.ts';
import type { Db } from '../tables.ts';

const SAMPLE_SIZE = 5;
const SAMPLE_TEXT_LENGTH = 300;

/** A review whose content was shown, with the version of that content; '-' where the present content is another. */
export interface SeenVersion {
  id: number;
  version: string;
}

/** What is asked of a bulk action. */
export interface BulkRequest {
  selection: BulkSelection;
  change: BulkChange;
  seen: readonly SeenVersion[];
  timeZone: string;
}

export interface BulkRun {
  /** The id of the new batch, which is stored only if a review changes. */
  batch: string;
  actor: Actor;
  /** What a dry run counted; null when it does not matter. */
  expected: number | null;
  fingerprint: string | null;
}

interface CountsRow extends Omit<BulkCounts, 'becomePublic' | 'stopBeingPublic'> {
  /** How many of the reviews that change are public. */
  shown: number;
}

/** The version of the content of each review, as `SeenVersion` has it, with the content itself. */
export async function contentVersions(
  db: Db,
  ids: readonly number[],
  access: Access,
): Promise<{ id: number; text: string; tenths: number | null; version: string }[]> {
  return db
    .selectFrom('reviews')
    .select(['id', 'review_text as text', 'rating_tenths as tenths', CONTENT_VERSION.as('version')])
    .where('id', '=', sql<ReviewId>`any(${ids})`)
    .where(isAccessible(access))
    .execute();
}

/**
 * Changes all reviews that match and are not refused, by one statement: it locks them in the order of their ids, and judges
 * what it has locked. If they are not what a dry run counted, it changes nothing. Call it in a transaction.
 *
 * @returns null when they are not what was counted, or too many
 */
export async function changeReviews(
  db: Db,
  request: BulkRequest,
  { batch, actor, expected, fingerprint }: BulkRun,
): Promise<BulkCounts | null> {
  const result = RESULTS[request.change.action];
  const { rows } = await sql<CountsRow & { isAllowed: boolean }>`
    with ${judged(request, sql`for no key update`)},
    verdict as (
      select found <= ${MAX_BULK_REVIEWS}
        and (${expected}::bigint is null or ${expected}::bigint in (matching, changed))
        and (${fingerprint}::text is null or ${fingerprint}::text = fingerprint) as is_allowed
      from totals
    ),
    changing as (
      select judged.* from judged, verdict where outcome = 'change' and is_allowed
    ),
    batch as (
      insert into batches (id, kind, made_by, address)
      select ${batch}::uuid, 'bulk', ${actor.name}, ${actor.address}::text where exists (select from changing)
    ),
    ${changes(request.change, batch, actor.name)},
    ${recordBatch(actor, { id: batch, kind: `bulk.${result}` }, `review.${result}`, sql`changing`)}
    select ${COUNTS}, is_allowed as "isAllowed" from totals, verdict`.execute(db);
  if (!rows[0]?.isAllowed) return null;
  const { isAllowed: _, ...counts } = rows[0];
  return toCounts(counts, request.change);
}

/** What a bulk action would change at this moment. @returns null when more reviews match than may change at once */
export async function previewChanges(db: Db, request: BulkRequest): Promise<BulkPreview | null> {
  const { rows } = await sql<CountsRow & Omit<BulkPreview, keyof BulkCounts> & { found: number }>`
    with ${judged(request)},
    changing as (select * from judged where outcome = 'change')
    select ${COUNTS}, found,
      (select count(distinct listing_id) from changing) as properties,
      (select coalesce(json_agg(counted), '[]') from (
        select coalesce((rating_tenths + 5) / 10, 0) as stars, count(*) from changing group by stars order by stars desc
      ) as counted) as "byStars",
      (select coalesce(json_agg(counted), '[]') from (
        select channel, count(*) from changing group by channel order by channel
      ) as counted) as "byChannel",
      (select coalesce(json_agg(shown), '[]') from (
        select reviews.id, guest_name as "guestName", name as "listingName",
          left(review_text, ${sql.lit(SAMPLE_TEXT_LENGTH)}) as "reviewText",
          (reviews.rating_tenths / 10.0)::float8 as rating, reviews.channel
        -- Of reviews with the same rating the same ones each time, and not only the oldest.
        from (select id from changing order by rating_tenths, hashint8(id) limit ${sql.lit(SAMPLE_SIZE)}) as chosen
        join reviews using (id) join listings on listings.id = reviews.listing_id
        order by reviews.rating_tenths, hashint8(reviews.id)
      ) as shown) as sample
    from totals`.execute(db);
  if (!rows[0] || rows[0].found > MAX_BULK_REVIEWS) return null;
  const { found: _, ...preview } = rows[0];
  return toCounts(preview, request.change);
}

function toCounts<Row extends CountsRow>({ shown, ...row }: Row, { action }: BulkChange) {
  return {
    ...row,
    // What can be approved becomes public.
    becomePublic: action === 'approve' ? row.changed : 0,
    stopBeingPublic: action === 'unpublish' ? shown : 0,
  };
}

/** Changes with the content of a review, and only with it. */
const CONTENT_VERSION = sql<string>`coalesce(content_changed_at::text, '')`;

/** The selected reviews with the outcome for each, in `judged`, and the counts of them, in `totals`. */
function judged(
  { selection, change, seen, timeZone }: BulkRequest,
  lock: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  const ids = 'ids' in selection ? sql`${`{${selection.ids.join()}}`}::bigint[]` : null;
  const isSelected =
    'ids' in selection
      ? sql`id = any(${ids}) and ${isAccessible(selection.access)}`
      : matching(selection.filter, { isPublic: false, timeZone });
  return sql`
    matched as materialized (
      select id, listing_id, channel, decision, is_approved, revision, assignee, withdrawn_at, rating_tenths, content_changed_at
      from reviews where ${isSelected} order by id limit ${sql.lit(MAX_BULK_REVIEWS + 1)} ${lock}
    ),
    judged as materialized (
      select matched.*, case
        when withdrawn_at is not null then 'withdrawn'
        when ${isUnchanged(change)} then 'unchanged'
        when not ${isAccessible(change.action === 'assign' ? change.access : 'all', 'listing_id')} then 'not-visible'
        when ${sql.lit(change.action === 'approve')} and not ${IN_VISIBLE_CHANNEL} then 'hidden-channel'
        when ${sql.lit(change.action === 'approve')} and seen.version <> ${CONTENT_VERSION} then 'changed'
        else 'change' end as outcome
      from matched left join unnest(${seen.map(({ id }) => id)}::bigint[], ${seen.map(({ version }) => version)}::text[])
        as seen (id, version) using (id)
    ),
    refused as (
      select id, channel, outcome as cause from judged where outcome not in ('change', 'unchanged')
      ${
        ids === null
          ? sql``
          : sql`union all select id, null, 'missing' from unnest(${ids}) as given (id)
      where not exists (select from matched where matched.id = given.id)`
      }
    ),
    totals as (
      select *, ${ids === null ? sql`found` : sql`changed + refused_count`} as matching from (
        select count(*) as found, count(*) filter (where outcome = 'change') as changed,
          count(*) filter (where outcome = 'change' and is_approved and ${IN_VISIBLE_CHANNEL}) as public,
          (select count(distinct id) from refused) as refused_count,
          coalesce(bit_xor(hash_record_extended(${stateOf(change)}, 0)), 0)::text as fingerprint
        from judged
      ) as counted
    )`;
}

const COUNTS = sql`matching, changed, refused_count as "refusedCount", fingerprint, public as shown,
  (select coalesce(json_agg(named), '[]') from (
    select distinct id, channel, cause from refused order by id limit ${sql.lit(MAX_NAMED_REVIEWS)}) as named) as refused`;

function isUnchanged(change: BulkChange): RawBuilder<SqlBool> {
  return change.action === 'assign'
    ? sql`assignee is not distinct from ${change.assignee}::text`
    : sql`decision = ${decisionOf(change)}`;
}

const RESULTS = { approve: 'approved', unpublish: 'unpublished', assign: 'assigned' } as const;
const decisionOf = ({ action }: BulkChange) => sql.lit(RESULTS[action]);

/** What must be the same as in the dry run. */
function stateOf({ action }: BulkChange): RawBuilder<unknown> {
  return action === 'assign' ? sql`row(id, assignee)` : sql`row(id, decision, content_changed_at)`;
}

function changes(change: BulkChange, batch: string, by: string): RawBuilder<unknown> {
  if (change.action === 'assign') {
    return sql`
      changed_reviews as (
        update reviews set assignee = ${change.assignee}::text from changing where reviews.id = changing.id
      ),
      added as (
        insert into assignee_changes (batch_id, review_id, from_assignee, to_assignee)
        select ${batch}::uuid, id, assignee, ${change.assignee}::text from changing
      )`;
  }
  const reason = change.action === 'unpublish' ? change.reason : null;
  return sql`
    changed_reviews as (
      update reviews set decision = ${decisionOf(change)}, revision = null, updated_at = now()
      from changing where reviews.id = changing.id
    ),
    added as (
      insert into decisions (review_id, cause, decided_by, from_decision, to_decision, reason, batch_id, revision)
      select id, 'manager', ${by}, decision, ${decisionOf(change)}, ${reason}::text, ${batch}::uuid, revision from changing
    )`;
}
