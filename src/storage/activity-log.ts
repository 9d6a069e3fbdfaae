import { type Kysely, type RawBuilder, type SqlBool, sql } from 'kysely';
import type { Page } from '#domain/activity.ts';
import type { LogEntry, LogFilter } from '#domain/activity-log.ts';
import { nextDay, startOfDay } from '#domain/day.ts';
import { normalizeText } from '#domain/normalize-text.ts';
import { allOf } from './filters/conditions.ts';
import { after, cursorOf, type PageQuery, pageOf } from './reviews/activity.ts';
import type { Tables } from './tables.ts';

/** Where the log comes from: each with the same columns, an index on its time, and keys that no other has. */
const SOURCES = [
  sql`select at, 'e' || lpad(id::text, 18, '0') as key, actor_kind as "actorKind", actor as by, action, target, address, detail
    from security_events`,
  sql`select at, 'd' || lpad(id::text, 18, '0'), 'user', decided_by,
      'decisions.' || case to_decision when 'approved' then 'approved' when 'unpublished' then 'unpublished' else 'withdrawn' end,
      'review ' || review_id, null, '{}'::jsonb
    from decisions where batch_id is null and cause = 'manager'`,
  sql`select made_at, 'b' || replace(id::text, '-', ''), 'user', made_by, 'decisions.' || kind, null, null,
      jsonb_build_object('reviews', (select count(*) from decisions where batch_id = batches.id))
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
  const parts = SOURCES.map(
    (source) => sql`(select * from (${source}) as entries ${COLUMNS}
      where ${allOf(conditions)} order by at desc, key desc limit ${limit + 1})`,
  );
  const { rows } = await sql<Omit<LogEntry, 'id'> & { key: string; cursor: string }>`
    select *, ${cursorOf(sql`at`, sql`key`)} as cursor from (${sql.join(parts, sql` union all `)}) as merged
    order by at desc, key desc limit ${limit + 1}`.execute(db);
  return pageOf(rows, limit, ({ key, cursor: _cursor, ...entry }) => ({ ...entry, id: key }));
}

function conditionsOf({ by, kind, search, startDate, endDate }: LogFilter, timeZone: string) {
  const conditions: RawBuilder<SqlBool>[] = [sql`true`];
  if (by) conditions.push(sql`(by = ${by} or by like ${`%(${by})`})`);
  if (kind) conditions.push(sql`action like ${`${kind}.%`}`);
  if (startDate) conditions.push(sql`at >= ${startOfDay(startDate, timeZone)}`);
  if (endDate) conditions.push(sql`at < ${startOfDay(nextDay(endDate), timeZone)}`);
  if (search) {
    conditions.push(
      sql`position(${normalizeText(search)} in normalize_text(concat_ws(' ', action, target, address))) > 0`,
    );
  }
  return conditions;
}

export const activityLogReaders = { list };
