import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  `create table source_accounts (
    id text primary key,
    kind text not null,
    name text not null,
    account text not null,
    -- Null once it is removed.
    sealed_settings text,
    paused boolean not null default false,
    created_by text not null,
    created_at timestamptz not null default now(),
    removed_at timestamptz,
    -- Whether its reviews still have to be withdrawn after its removal.
    withdrawing boolean not null default false
  )`,
];

/** Accounts from which reviews are read, besides that of the environment. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
