import { type Kysely, sql } from 'kysely';

/**
 * For the filter by the month in which a stay began. It has no further columns, because PostgreSQL 18 would also search it by
 * them, and prefer it to the larger indexes that cover all filters.
 */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw('create index reviews_by_arrival on reviews (arrival_date) where withdrawn_at is null')
    .execute(db);
}
