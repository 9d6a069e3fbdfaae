import { sql } from 'kysely';
import type { FilterWithAccess } from '#domain/reviews/filter.ts';
import { countOfRows, hasExactTotal, totalOf } from '../counts/total.ts';
import type { Db } from '../tables.ts';

/** Matches that counters do not know are counted up to here. */
const MAX_COUNT = 1_000;

/** How many reviews match each filter, by one query. */
export async function countEach(
  db: Db,
  filters: readonly FilterWithAccess[],
  timeZone: string,
): Promise<{ count: number; isExact: boolean }[]> {
  const audience = { isPublic: false, timeZone };
  const counts = filters.map((filter) =>
    hasExactTotal(filter) ? totalOf(filter, audience) : countOfRows(filter, audience, MAX_COUNT + 1),
  );
  const { rows } = await sql<{
    counts: number[];
  }>`select array[${sql.join(counts)}]::bigint[] as counts`.execute(db);
  return filters.map((filter, index) => {
    const count = Number(rows[0]?.counts[index] ?? 0);
    const isExact = hasExactTotal(filter) || count <= MAX_COUNT;
    return { count: isExact ? count : MAX_COUNT, isExact };
  });
}
