import { type RawBuilder, type SqlBool, sql } from 'kysely';
import type {
  ActivityEntry,
  ActivityFilter,
  ActivityFilterWithAccess,
  ActivityGroup,
  Page,
} from '#domain/decisions/activity.ts';
import type { BatchKind } from '#domain/decisions/batch.ts';
import { isAccessible } from '../filters/access.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';
import {
  ACTION,
  after,
  conditionsOf,
  cursorOf,
  ENTRIES,
  entriesById,
  inDays,
  type PageQuery,
  pageOf,
} from './activity.ts';

interface GroupRow {
  at: Date;
  by: string | null;
  batch_id: string | null;
  batch_kind: BatchKind | null;
  is_undone: boolean | null;
  counts: { action: ActivityEntry['action'] | 'assign'; count: number }[] | null;
  decision_id: number | null;
  cursor: string;
}

/** Single decisions and batches of which at least one decision matches, newest first. */
export async function listActivityGroups(
  db: Db,
  filter: ActivityFilterWithAccess,
  timeZone: string,
  { cursor, limit }: PageQuery,
): Promise<Page<ActivityGroup>> {
  const conditions = conditionsOf(filter, timeZone);
  const isVisible = isAccessible(filter.access);
  // Assignments have no decisions, so only these filters apply to them.
  const canAssign = filter.action === undefined && filter.listingId === undefined;
  const assigned = sql`exists (select from ${ASSIGNMENTS} where batch_id = batches.id and ${isVisible})`;
  const matching = sql`exists (select from ${DECISIONS} where ${allOf([sql`decisions.batch_id = batches.id`, ...conditions])})`;
  const ofBatch = allOf(batchConditions(filter, timeZone));
  const { rows } = await sql<GroupRow>`
    with single as (
      select decisions.at, decisions.decided_by as by, null::uuid as batch_id, decisions.id as decision_id,
        lpad(decisions.id::text, 19, '0') as key
      from ${ENTRIES} where ${allOf([sql`decisions.batch_id is null`, ...conditions, ...after(cursor, sql`decisions.at`, sql`lpad(decisions.id::text, 19, '0')`, 'text')])}
      order by decisions.at desc, decisions.id desc limit ${limit + 1}
    ),
    batch as (
      select created_at as at, made_by as by, batches.id as batch_id, null::bigint as decision_id, batches.id::text as key
      from batches where ${allOf([
        canAssign ? sql`(${matching} or (${ofBatch} and ${assigned}))` : matching,
        ...after(cursor, sql`created_at`, sql`batches.id::text`, 'text'),
      ])}
      order by created_at desc, batches.id desc limit ${limit + 1}
    ),
    listed as (
      select * from (select * from single union all select * from batch) as groups order by at desc, key desc limit ${limit + 1}
    )
    select listed.*, batches.kind as batch_kind, ${cursorOf(sql`at`, sql`key`)} as cursor,
      case when exists (select from batches as later where later.undone_batch = listed.batch_id) then
        not exists (select from ${DECISIONS} where decisions.batch_id = listed.batch_id and ${isVisible} and not exists (
          select from decisions as next where next.review_id = reviews.id and next.id > decisions.id))
        and not exists (select from ${ASSIGNMENTS} where batch_id = listed.batch_id and ${isVisible}
          and reviews.assignee is not distinct from to_assignee) end as is_undone,
      (select json_agg(counted) from (
        select ${ACTION} as action, count(*) from ${DECISIONS} where decisions.batch_id = listed.batch_id and ${isVisible} group by action
        union all
        select 'assign', count(*) from ${ASSIGNMENTS} where batch_id = listed.batch_id and ${isVisible} having count(*) > 0
      ) as counted) as counts
    from listed left join batches on batches.id = listed.batch_id
    order by at desc, key desc`.execute(db);
  const page = pageOf(rows, limit, (row) => row);
  const entries = await entriesById(
    db,
    page.items.flatMap(({ decision_id: id }) => id ?? []),
  );
  return { ...page, items: page.items.map((row) => toGroup(row, entries)) };
}

function toGroup(row: GroupRow, entries: ReadonlyMap<number, ActivityEntry>): ActivityGroup {
  const { at, by, batch_id: id, batch_kind: kind, is_undone: isUndone, counts } = row;
  const batch = id && kind ? { id, kind, isUndone: isUndone === true, counts: counts ?? [] } : null;
  const entry = row.decision_id === null ? null : (entries.get(row.decision_id) ?? null);
  return { at, by, batch, entry };
}

/** In a query whose `batches` are those of the outer query. */
const DECISIONS = sql`decisions join reviews on reviews.id = decisions.review_id`;
const ASSIGNMENTS = sql`assignee_changes join reviews on reviews.id = assignee_changes.review_id`;

/** The conditions on a batch of assignments. */
function batchConditions({ by, batch, ...days }: ActivityFilter, timeZone: string): RawBuilder<SqlBool>[] {
  return [
    ...(by === undefined ? [] : [sql<SqlBool>`made_by = ${by}`]),
    ...(batch === undefined ? [] : [sql<SqlBool>`batches.id = ${batch}::uuid`]),
    ...inDays(sql`created_at`, days, timeZone),
  ];
}
