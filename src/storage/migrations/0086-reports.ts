import { type Kysely, sql } from 'kysely';

/** What a report is about and shows; it is deleted with its property or group, so that it never shows more than that. */
const REQUEST = `listing_id bigint references listings on delete cascade,
    group_id integer references listing_groups on delete cascade,
    with_private_feedback boolean not null,
    with_notes boolean not null,
    with_full_names boolean not null,
    created_by text not null,
    created_at timestamptz not null default now()`;
const STATEMENTS = [
  `create table report_schedules (
    id bigint generated always as identity primary key,
    ${REQUEST},
    recipients text[] not null,
    last_month text
  )`,
  `create table reports (
    id bigint generated always as identity primary key,
    ${REQUEST},
    token_hash text not null unique,
    period_from date not null,
    period_to date not null,
    recipient text,
    expires_at timestamptz not null,
    revoked_at timestamptz
  )`,
  `create table report_openings (
    report_id bigint not null references reports on delete cascade,
    address text,
    at timestamptz not null default now()
  )`,
  'create index report_openings_of_report on report_openings (report_id, at)',
];

/** Links to reports, who opened them, and what is mailed each month. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
