import { type Kysely, sql } from 'kysely';

/** For the filter by the month in which a stay began, with the newest reviews first. */
export async function up(db: Kysely<never>): Promise<void> {
  await sql
    .raw(
      'create index reviews_by_arrival on reviews (arrival_date, submitted_at, id) where withdrawn_at is null',
    )
    .execute(db);
}
