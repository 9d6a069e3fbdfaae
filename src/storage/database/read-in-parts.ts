import { type Expression, sql } from 'kysely';
import type { Db } from '../tables.ts';

const ROWS_AT_ONCE = 1_000;

/**
 * Reads the rows of a query from one snapshot through a cursor, a thousand at a time, so that the memory does not depend on
 * their number.
 */
export async function* readInParts<Row>(db: Db, query: Expression<Row>): AsyncGenerator<Row[]> {
  const transaction = await db.startTransaction().setAccessMode('read only').execute();
  try {
    await sql`declare parts no scroll cursor for ${query}`.execute(transaction);
    for (;;) {
      const { rows } = await sql<Row>`fetch ${sql.lit(ROWS_AT_ONCE)} from parts`.execute(transaction);
      if (rows.length > 0) yield rows;
      if (rows.length < ROWS_AT_ONCE) break;
    }
  } finally {
    // Nothing was written. This also ends the transaction of a caller that stops early.
    await transaction.rollback().execute();
  }
}
