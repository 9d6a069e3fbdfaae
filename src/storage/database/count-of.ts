import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../tables.ts';
import { onlyRow } from './only-row.ts';

/** How many rows a query selects. @param from the rest of it after `from` */
export async function countOf(db: Db, from: RawBuilder<unknown>): Promise<number> {
  return onlyRow(await sql<{ count: number }>`select count(*) from ${from}`.execute(db)).count;
}
