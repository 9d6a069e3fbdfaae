import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  // Constant for existing rows, which are not rewritten: all of them are due.
  `alter table responses add column send_at timestamptz not null default now()`,
  `drop index responses_waiting`,
  `create index responses_waiting on responses (send_at) where state = 'waiting'`,
];

/** When a response is sent, until when it can be taken back. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
