import { type Kysely, sql } from 'kysely';

const STATEMENTS = [
  'alter table sync_runs add checkpoint jsonb',
  `update sync_runs set checkpoint = jsonb_build_object('offset', next_offset) where next_offset > 0`,
  'alter table sync_runs drop next_offset',
];

/** Where a sync stopped, in the terms of its source. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of STATEMENTS) await sql.raw(statement).execute(db);
}
