import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import { actionsNamed, actionsOfKind, type LogEntry, type LogFilter } from '#domain/accounts/activity-log.ts';
import { nextDay, startOfDay } from '#domain/day.ts';
import type { Page } from '#domain/decisions/activity.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { after, cursorOf, type PageQuery, pageOf } from '../decisions/activity.ts';
import { allOf } from '../filters/conditions.ts';
import type { Tables } from '../tables.ts';

/** The name of a token ends with its owner in parentheses, which no username has. */
const kindOf = (by: string) => sql.raw(`case when ${by} like '%)' then 'token' else 'user' end`);
const CHANGED = sql`(select review_id from decisions where batch_id = batches.id
  union all select review_id from assignee_changes where batch_id = batches.id) as changed`;

/** Where the log comes from: each with the same columns, an index on its time, and keys that no other has. */
const EVENTS = [
  sql`select at, 'e' || lpad(id::text, 18, '0') as key, actor_kind as "actorKind", actor as by, action, target, address, detail
    from security_events`,
];
const DECISIONS = [
  sql`select at, 'd' || lpad(id::text, 18, '0'), ${kindOf('decided_by')}, decided_by,
      'decisions.' || case to_decision when 'none' then 'withdrawn' else to_decision end,
      'review ' || review_id, address, '{}'::jsonb
    from decisions where batch_id is null and cause = 'manager'`,
  sql`select created_at, 'b' || replace(id::text, '-', ''), ${kindOf('made_by')}, made_by,
      case kind when 'triage' then 'decisions.triage' when 'undo' then 'decisions.undone'
        else 'bulk.' || coalesce((select to_decision from decisions where batch_id = batches.id limit 1), 'assigned') end,
      (select 'review ' || min(review_id) from ${CHANGED} having count(*) = 1),
      case kind when 'triage' then (select string_agg(distinct address, ', ') from decisions where batch_id = batches.id)
        else address end,
      jsonb_build_object('reviews', (select count(*) from ${CHANGED}))
    from batches`,
];
const COLUMNS = sql`(at, key, "actorKind", by, action, target, address, detail)`;

/** Security events, single decisions and batches of decisions, newest first. */
async function list(
  db: Kysely<Tables>,
  filter: LogFilter,
  timeZone: string,
  { cursor, limit }: PageQuery,
): Promise<Page<LogEntry>> {
  const conditions = [...conditionsOf(filter, timeZone), ...after(cursor, sql`at`, sql`key`, 'text')];
  // Each source is read only as far as the page needs.
  const parts = sourcesOf(filter).map(
    (source) => sql`(select * from (${source}) as entries ${COLUMNS}
      where ${allOf(conditions)} order by at desc, key desc limit ${limit + 1})`,
  );
  const { rows } = await sql<Omit<LogEntry, 'id'> & { key: string; cursor: string }>`
    select *, ${cursorOf(sql`at`, sql`key`)} as cursor from (${sql.join(parts, sql` union all `)}) as merged
    order by at desc, key desc limit ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ key, cursor: _cursor, ...entry }) => ({ ...entry, id: key }));
}

/** A kind is either that of decisions or one of security events, so the other sources need not be read. */
function sourcesOf({ kind }: LogFilter) {
  if (kind === undefined) return [...EVENTS, ...DECISIONS];
  return kind === 'decision' ? DECISIONS : EVENTS;
}

function conditionsOf({ by, kind, search, startDate, endDate }: LogFilter, timeZone: string) {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (by) {
    const name = by.toLowerCase();
    const owner = `(${name})`;
    conditions.push(sql`(lower(by) = ${name} or right(lower(by), ${owner.length}) = ${owner})`);
  }
  if (kind) conditions.push(sql`action = any(${actionsOfKind(kind)})`);
  if (startDate) conditions.push(sql`at >= ${startOfDay(startDate, timeZone)}`);
  if (endDate) conditions.push(sql`at < ${startOfDay(nextDay(endDate), timeZone)}`);
  if (search) {
    conditions.push(
      sql`(action = any(${actionsNamed(search)})
        or position(${normalizeText(search)} in normalize_text(concat_ws(' ', target, address))) > 0)`,
    );
  }
  return conditions;
}

export const activityLogReaders = { list };
