import { type Kysely, sql } from 'kysely';
import { ACCOUNTS } from './0001-initial/accounts.ts';
import { COUNTER_SCHEMA } from './0001-initial/counters.ts';
import { OUTBOX } from './0001-initial/outbox.ts';
import { SEARCH } from './0001-initial/search.ts';
import { SYNCS } from './0001-initial/syncs.ts';
import { TABLES } from './0001-initial/tables.ts';

/** The schema of version 0.2.0. */
export async function up(db: Kysely<never>): Promise<void> {
  for (const statement of [...TABLES, ...SYNCS, ...ACCOUNTS, ...OUTBOX, ...COUNTER_SCHEMA, ...SEARCH]) {
    await sql.raw(statement).execute(db);
  }
}
