import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { nextDay, startOfDay } from '#domain/day.ts';
import type {
  ActivityEntry,
  ActivityFilter,
  ActivityFilterWithAccess,
  Page,
} from '#domain/decisions/activity.ts';
import { readInParts } from '../database/read-in-parts.ts';
import { isAccessible } from '../filters/access.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';

/** Length of the excerpt of a review's text, in characters. */
const EXCERPT_LENGTH = 100;

/** A part of a list: `limit` items after the cursor of the part before. */
export interface PageQuery {
  cursor: string | undefined;
  limit: number;
}

/** The decisions that match, newest first. */
export async function listActivity(
  db: Db,
  filter: ActivityFilterWithAccess,
  timeZone: string,
  { cursor, limit }: PageQuery,
): Promise<Page<ActivityEntry>> {
  const { rows } = await sql<ActivityEntry & { cursor: string }>`
    select ${ENTRY_COLUMNS}, ${cursorOf(sql`decisions.at`, sql`decisions.id`)} as cursor
    from ${ENTRIES} where ${allOf([...conditionsOf(filter, timeZone), ...after(cursor, sql`decisions.at`, sql`decisions.id`, 'bigint')])}
    order by decisions.at desc, decisions.id desc limit ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ cursor: _cursor, ...entry }) => entry);
}

/** All decisions that match, newest first, in parts, from one snapshot. */
export async function* exportActivity(
  db: Db,
  filter: ActivityFilterWithAccess,
  timeZone: string,
): AsyncGenerator<ActivityEntry[]> {
  const matches = sql<ActivityEntry>`
    select ${ENTRY_COLUMNS} from ${ENTRIES} where ${allOf(conditionsOf(filter, timeZone))}
    order by decisions.at desc, decisions.id desc`;
  yield* readInParts(db, matches);
}

/** Decisions by their ids. */
export async function entriesById(db: Db, ids: readonly number[]): Promise<Map<number, ActivityEntry>> {
  const { rows } = await sql<ActivityEntry>`
    select ${ENTRY_COLUMNS} from ${ENTRIES} where decisions.id = any(${ids}::bigint[])`.execute(db);
  return new Map(rows.map((entry) => [entry.id, entry]));
}

/** The last reason of a row of `decisions`. */
export const LAST_REASON = sql`coalesce((
  select given.reason from decision_reasons as given where given.decision_id = decisions.id order by given.id desc limit 1
), decisions.reason)`;

/** The action of a row of `decisions` with its `batches`. */
export const ACTION = sql`case when cause <> 'manager' then 'change' when batches.kind = 'undo' then 'undo'
  when to_decision = 'approved' then 'approve' else 'unpublish' end`;

export const ENTRIES = sql`decisions join reviews on reviews.id = decisions.review_id
  join listings on listings.id = reviews.listing_id left join batches on batches.id = decisions.batch_id`;

const ENTRY_COLUMNS = sql`decisions.id, decisions.at, ${ACTION} as action, decisions.decided_by as by,
  from_decision as from, to_decision as to,
  ${LAST_REASON} as reason,
  case when batches.id is not null then json_build_object('id', batches.id, 'kind', batches.kind) end as batch,
  json_build_object('id', reviews.id, 'guestName', reviews.guest_name, 'listingId', listings.id, 'listingName', listings.name,
    'rating', reviews.rating_tenths / 10.0, 'excerpt', left(reviews.review_text, ${EXCERPT_LENGTH})) as review,
  not exists (select from decisions as later where later.review_id = decisions.review_id and later.id > decisions.id) as "isLast"`;

export function conditionsOf(
  { by, action, listingId, batch, access, ...days }: ActivityFilterWithAccess,
  timeZone: string,
): RawBuilder<SqlBool>[] {
  return [
    ...(access === 'all' ? [] : [isAccessible(access)]),
    ...(by === undefined ? [] : [sql<SqlBool>`decisions.decided_by = ${by}`]),
    ...(action === undefined ? [] : [sql<SqlBool>`${ACTION} = ${action}`]),
    ...(listingId === undefined ? [] : [sql<SqlBool>`reviews.listing_id = ${listingId}`]),
    ...(batch === undefined ? [] : [sql<SqlBool>`decisions.batch_id = ${batch}::uuid`]),
    ...inDays(sql`decisions.at`, days, timeZone),
  ];
}

export function inDays(
  at: RawBuilder<unknown>,
  { startDate, endDate }: Pick<ActivityFilter, 'startDate' | 'endDate'>,
  timeZone: string,
): RawBuilder<SqlBool>[] {
  return [
    ...(startDate === undefined ? [] : [sql<SqlBool>`${at} >= ${startOfDay(startDate, timeZone)}`]),
    ...(endDate === undefined ? [] : [sql<SqlBool>`${at} < ${startOfDay(nextDay(endDate), timeZone)}`]),
  ];
}

/** Microseconds, as PostgreSQL stores them, and what distinguishes items of the same moment. */
export function cursorOf(at: RawBuilder<unknown>, key: RawBuilder<unknown>): RawBuilder<string> {
  return sql`(extract(epoch from ${at}) * 1000000)::bigint || '_' || ${key}`;
}

export function after(
  cursor: string | undefined,
  at: RawBuilder<unknown>,
  key: RawBuilder<unknown>,
  type: 'bigint' | 'text',
): RawBuilder<SqlBool>[] {
  if (cursor === undefined) return [];
  const [time, last = ''] = cursor.split('_');
  const before = sql`timestamptz 'epoch' + ${time}::bigint * interval '1 microsecond'`;
  return [sql`(${at}, ${key}) < (${before}, ${last}::${sql.raw(type)})`];
}

export function pageOf<Row extends { cursor: string }, Item>(
  rows: readonly Row[],
  limit: number,
  toItem: (row: Row) => Item,
): Page<Item> {
  const shown = rows.slice(0, limit);
  return {
    items: shown.map(toItem),
    nextCursor: rows.length > limit ? (shown.at(-1)?.cursor ?? null) : null,
  };
}
