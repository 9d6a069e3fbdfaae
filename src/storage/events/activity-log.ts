import { type RawBuilder, type SqlBool, sql } from 'kysely';
import {
  actionsNamed,
  actionsOfKind,
  LOGGED,
  type LogEntry,
  type LogFilter,
} from '#domain/accounts/activity-log.ts';
import { nextDay, startOfDay } from '#domain/day.ts';
import type { Page } from '#domain/decisions/activity.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { after, cursorOf, type PageQuery, pageOf } from '../decisions/activity.ts';
import { allOf } from '../filters/conditions.ts';
import type { Db } from '../tables.ts';

/** A triage grows, so its reviews are counted here. Those of before version 0.3.0 have their number in `data`. */
const REVIEWS_OF_TRIAGE = sql`from events as each where entry.kind = 'decisions.triage' and entry.data = '{}'
  and each.batch_id = entry.batch_id and each.review_id is not null`;
const TARGET = sql`coalesce(target, 'review ' || review_id, 'property ' || listing_id)`;

/** What people, tokens and commands did, newest first; a batch is one entry. Uses the index `events_in_log`. */
async function list(
  db: Db,
  filter: LogFilter,
  timeZone: string,
  { cursor, limit }: PageQuery,
): Promise<Page<LogEntry>> {
  const conditions = allOf([
    sql`(batch_id is null or review_id is null)`,
    ...conditionsOf(filter, timeZone),
    ...after(cursor, sql`at`, sql`id`, 'bigint'),
  ]);
  const { rows } = await sql<LogEntry & { cursor: string }>`
    select id::text, at, actor_kind as "actorKind", actor as by, kind as action, ${TARGET} as target,
      coalesce((select string_agg(distinct address, ', ') ${REVIEWS_OF_TRIAGE}), address) as address,
      case when entry.kind = 'decisions.triage' and entry.data = '{}'
        then jsonb_build_object('reviews', (select count(*) ${REVIEWS_OF_TRIAGE})) else data end as detail,
      ${cursorOf(sql`at`, sql`id`)} as cursor
    from (select * from events where ${conditions} order by at desc, id desc limit ${limit + 1}) as entry
    order by entry.at desc, entry.id desc`.execute(db);
  return pageOf(rows, limit, ({ cursor: _cursor, ...entry }) => entry);
}

function conditionsOf({ by, kind, search, startDate, endDate }: LogFilter, timeZone: string) {
  const conditions: RawBuilder<SqlBool>[] = [sql`kind = any(${kind ? actionsOfKind(kind) : LOGGED})`];
  if (by) {
    // The name of a token ends with its owner in parentheses.
    const name = by.toLowerCase();
    const owner = `(${name})`;
    conditions.push(sql`(lower(actor) = ${name} or right(lower(actor), ${owner.length}) = ${owner})`);
  }
  if (startDate) conditions.push(sql`at >= ${startOfDay(startDate, timeZone)}`);
  if (endDate) conditions.push(sql`at < ${startOfDay(nextDay(endDate), timeZone)}`);
  if (search) {
    conditions.push(
      sql`(kind = any(${actionsNamed(search)})
        or position(${normalizeText(search)} in normalize_text(concat_ws(' ', ${TARGET}, address))) > 0)`,
    );
  }
  return conditions;
}

export const activityLogReaders = { list };
