import { sql } from 'kysely';
import type { Month } from '#domain/day.ts';
import type { ReportOptions, ReportSchedule, ReportScope } from '#domain/reports/report.ts';
import { onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';
import {
  AUTHOR,
  AUTHOR_COLUMNS,
  type Authored,
  NAMES,
  REQUEST,
  REQUEST_COLUMNS,
  type ReportAuthor,
  requestValues,
  withAuthor,
} from './reports.ts';

const COLUMNS = sql`${REQUEST_COLUMNS}, recipients, last_month as "lastMonth"`;

/** @param of only those of an author; null for all */
async function list(db: Db, of: string | null): Promise<ReportSchedule[]> {
  const { rows } = await sql<ReportSchedule>`
    select ${COLUMNS} from report_schedules as request ${NAMES}
    where ${of}::text is null or created_by = ${of} order by request.id desc`.execute(db);
  return rows;
}

/** A schedule that has not sent a month, locked, with its author as they are now; null if there is none. */
async function claimDue(
  db: Db,
  month: Month,
): Promise<(ReportSchedule & { author: ReportAuthor | null }) | null> {
  const { rows } = await sql<Authored<ReportSchedule>>`
    select ${COLUMNS}, ${AUTHOR_COLUMNS} from report_schedules as request ${NAMES} ${AUTHOR}
    where last_month is null or last_month < ${month}
    order by request.id limit 1 for update of request skip locked`.execute(db);
  return rows[0] ? withAuthor(rows[0]) : null;
}

/** @param lastMonth the last month that is not sent any more */
async function insert(
  db: Db,
  schedule: ReportScope & ReportOptions & Pick<ReportSchedule, 'recipients' | 'createdBy'>,
  lastMonth: Month,
): Promise<number> {
  const inserted = await sql<{ id: number }>`
    insert into report_schedules (${REQUEST}, recipients, created_by, last_month)
    values (${requestValues(schedule)}, ${schedule.recipients}, ${schedule.createdBy}, ${lastMonth})
    returning id`.execute(db);
  return onlyRow(inserted).id;
}

async function markSent(db: Db, id: number, month: Month): Promise<void> {
  await sql`update report_schedules set last_month = ${month} where id = ${id}`.execute(db);
}

/** @param by only if it is of this author; null for any @returns false if there is none */
async function remove(db: Db, id: number, by: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`delete from report_schedules
    where id = ${id} and (${by}::text is null or created_by = ${by})`.execute(db);
  return numAffectedRows === 1n;
}

export const reportScheduleReaders = { list };
export const reportScheduleWriters = { insert, claimDue, markSent, remove };
