import { sql } from 'kysely';
import type { Access } from '#domain/accounts/access.ts';
import type { Role } from '#domain/accounts/permissions.ts';
import {
  KEPT_REPORT_DAYS,
  OPENING_MINUTES,
  type Report,
  type ReportOptions,
  type ReportRequest,
  type ReportScope,
  SHOWN_OPENINGS,
} from '#domain/reports/report.ts';
import { toAccess, USER_ACCESS } from '../accounts/access.ts';
import { hashOf, newToken } from '../accounts/one-time-tokens.ts';
import { countOf, onlyRow } from '../database/rows.ts';
import type { Db } from '../tables.ts';

/** The columns that reports and schedules have. */
export const REQUEST_COLUMNS = sql.raw(`request.id, listing_id as "listingId", group_id as "groupId",
  listings.name as "listingName", listing_groups.name as "groupName", with_private_feedback as "privateFeedback",
  with_notes as notes, with_full_names as "fullNames", created_by as "createdBy", request.created_at as "createdAt"`);
export const NAMES = sql.raw(`left join listings on listings.id = listing_id
  left join listing_groups on listing_groups.id = group_id`);
const COLUMNS = sql`${REQUEST_COLUMNS}, period_from as from, period_to as to, recipient, expires_at as "expiresAt",
  case when revoked_at is not null then 'revoked' when expires_at <= now() then 'expired' else 'open' end as state`;

/** Where what was requested is stored, and its values. */
export const REQUEST = sql.raw('listing_id, group_id, with_private_feedback, with_notes, with_full_names');
export const requestValues = (request: ReportScope & ReportOptions) => sql`
  ${request.listingId}, ${request.groupId}, ${request.privateFeedback}, ${request.notes}, ${request.fullNames}`;

/** The author of a report, as they are now. */
export interface ReportAuthor {
  role: Role;
  access: Access;
  disabled: boolean;
}

/** A row with the columns of its author, which are null without one. */
export type Authored<Row> = Row & {
  role: Role | null;
  disabled: boolean | null;
  access: number[] | null;
};
export const AUTHOR_COLUMNS = sql`role, disabled, ${USER_ACCESS} as access`;
export const AUTHOR = sql.raw('left join users on users.username = created_by');

export function withAuthor<Row>({ role, disabled, access, ...row }: Authored<Row>) {
  const author: ReportAuthor | null =
    role === null ? null : { role, disabled: disabled ?? true, access: toAccess(access) };
  return { ...row, author };
}

/** @param of only those of an author; null for all */
async function list(db: Db, of: string | null): Promise<Report[]> {
  const { rows } = await sql<Report>`
    select ${COLUMNS}, (select count(*) from report_openings where report_id = request.id) as opened,
      coalesce((select jsonb_agg(jsonb_build_object('at', at, 'address', address) order by at desc) from (
        select at, address from report_openings where report_id = request.id
        order by at desc limit ${sql.lit(SHOWN_OPENINGS)}) as last), '[]') as openings
    from reports as request ${NAMES}
    where ${of}::text is null or created_by = ${of} order by request.id desc`.execute(db);
  return rows.map((row) => ({
    ...row,
    openings: row.openings.map(({ at, address }) => ({ at: new Date(at), address })),
  }));
}

async function countOpen(db: Db, createdBy: string): Promise<number> {
  return countOf(
    db,
    sql`reports where created_by = ${createdBy} and revoked_at is null and expires_at > now() and recipient is null`,
  );
}

/** The report of a link with its author; null for an unknown link. */
async function byToken(
  db: Db,
  token: string,
): Promise<(Omit<Report, 'opened' | 'openings'> & { author: ReportAuthor | null }) | null> {
  const { rows } = await sql<Authored<Omit<Report, 'opened' | 'openings'>>>`
    select ${COLUMNS}, ${AUTHOR_COLUMNS} from reports as request ${NAMES} ${AUTHOR}
    where token_hash = ${hashOf(token)}`.execute(db);
  return rows[0] ? withAuthor(rows[0]) : null;
}

/** @returns the id and the token of the link, which is not stored */
async function insert(
  db: Db,
  report: ReportRequest & { createdBy: string; recipient: string | null },
  days: number,
): Promise<{ id: number; token: string }> {
  const token = newToken();
  const { createdBy, recipient, from, to } = report;
  const inserted = await sql<{ id: number }>`
    insert into reports (${REQUEST}, created_by, recipient, token_hash, period_from, period_to, expires_at)
    values (${requestValues(report)}, ${createdBy}, ${recipient}, ${hashOf(token)}, ${from}, ${to},
      now() + make_interval(days => ${days})) returning id`.execute(db);
  return { ...onlyRow(inserted), token };
}

/** @param by only if it is of this author; null for any @returns false if there is no such open link */
async function revoke(db: Db, id: number, by: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`update reports set revoked_at = now()
    where id = ${id} and (${by}::text is null or created_by = ${by})
      and revoked_at is null and expires_at > now()`.execute(db);
  return numAffectedRows === 1n;
}

/** @returns false if it was opened from the same address just before */
async function recordOpening(db: Db, id: number, address: string | null): Promise<boolean> {
  const { numAffectedRows } = await sql`insert into report_openings (report_id, address)
    select ${id}, ${address}::text where not exists (
      select from report_openings where report_id = ${id} and address is not distinct from ${address}::text
        and at > now() - make_interval(mins => ${sql.lit(OPENING_MINUTES)}))`.execute(db);
  return numAffectedRows === 1n;
}

async function deleteOld(db: Db): Promise<void> {
  await sql`delete from reports
    where least(revoked_at, expires_at)
      < now() - make_interval(days => ${sql.lit(KEPT_REPORT_DAYS)})`.execute(db);
}

export const reportReaders = { list, countOpen, byToken };
export const reportWriters = { insert, revoke, recordOpening, deleteOld };
