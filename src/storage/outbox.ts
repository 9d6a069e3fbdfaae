import { sql } from 'kysely';
import type { Db } from './tables.ts';

/** When rows of a table with a time are due. */
const DUE = { responses: sql`and send_at <= now()`, tasks: sql`` };

/** A subquery for the sources that admins have removed, besides some. */
export const removedSources = (besides: readonly string[]) =>
  sql`(select id from source_accounts where removed_at is not null and id <> all(${besides}::text[]))`;

/** The rows of a table that wait to be sent to a source, by their key; see `services/outbox.ts`. */
export function outboxOf(table: keyof typeof DUE, key: 'review_id' | 'id') {
  const [rows, id] = [sql.table(table), sql.ref(key)];

  /**
   * Records that sending a row begins, in a transaction of its own: after a crash it may have arrived. Skips a row that is not
   * due, and one that another process is sending.
   */
  async function beginSending(db: Db, of: number): Promise<void> {
    await sql`
      update ${rows} set attempts = attempts + 1 where ${id} in (
        select ${id} from ${rows} where ${id} = ${of} and state = 'waiting' ${DUE[table]}
        for update skip locked)`.execute(db);
  }

  /** Records a failed attempt; the row stays waiting. */
  async function recordFailure(db: Db, of: number, error: string): Promise<void> {
    await sql`update ${rows} set last_error = ${error} where ${id} = ${of}`.execute(db);
  }

  return { beginSending, recordFailure };
}
