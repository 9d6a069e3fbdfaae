import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from '../tables.ts';

/** How many rows a query selects. */
export async function countOf<Of extends keyof Tables>(
  query: SelectQueryBuilder<Tables, Of, object>,
): Promise<number> {
  const counting = query.select((eb) => eb.fn.countAll<number>().as('count'));
  const { count } = (await counting.executeTakeFirstOrThrow()) as { count: number };
  return count;
}
