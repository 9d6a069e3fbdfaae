import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // At most two rows: the last backup that succeeded and the last that failed.
  `create table last_backups (
    succeeded boolean primary key,
    at timestamptz not null default now(),
    bytes bigint,
    error text,
    check (succeeded = (error is null) and succeeded = (bytes is not null))
  )`,
  // Found out at sign-in, when the password is known.
  `alter table users add column has_weak_password boolean not null default false`,
];

/** The results of backups, and whose password does not meet the present rules. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
