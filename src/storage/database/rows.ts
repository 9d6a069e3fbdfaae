import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';

/** The row of a statement that always returns one. */
export function onlyRow<Row>({ rows: [row] }: { rows: Row[] }): Row {
  if (row === undefined) throw new Error('the statement returned no row');
  return row;
}

/** How many rows a query selects. @param from the rest of it after `from` */
export async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  return onlyRow(await sql<{ count: number }>`select count(*) from ${from}`.execute(db)).count;
}
