import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '#storage/migrate.ts';
import type { Tables } from '#storage/tables.ts';
import { fillListings, fillReviews } from './rows.ts';

/**
 * Fills an empty database with invented reviews. Counters and what searches look at are made anew at the end instead of
 * row by row.
 *
 * @returns how many listings there are, and the seconds that it took
 */
export async function fillDatabase(
  connection: pg.PoolConfig,
  rows: number,
  listings = Math.min(5_000, Math.max(20, Math.round(rows / 200))),
): Promise<{ listings: number; seconds: number }> {
  const pool = new pg.Pool({ ...connection, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    const client = await pool.connect();
    const began = performance.now();
    try {
      await client.query('select setseed(0.42)');
      await client.query('set synchronous_commit = off');
      await client.query('alter table reviews disable trigger user');
      await fillListings(client, listings);
      await fillReviews(client, rows, listings);
      await client.query('alter table reviews enable trigger user');
      await client.query('select recount_reviews()');
      const { rows: found } = await client.query(`select to_regclass('review_search') as words`);
      if (found[0]?.words) {
        await client.query('insert into review_search select id, words from searchable_reviews');
      }
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    return { listings, seconds: (performance.now() - began) / 1000 };
  } finally {
    await db.destroy();
  }
}
