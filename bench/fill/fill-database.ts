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
      await client.query(`set maintenance_work_mem = '1GB'`);
      await client.query('alter table reviews disable trigger user');
      const indexes = await withoutIndexes(client);
      await fillListings(client, listings);
      await fillReviews(client, rows, listings);
      await client.query('insert into review_search select id, words from searchable_reviews');
      for (const definition of indexes) await client.query(definition);
      await client.query('alter table reviews enable trigger user');
      await client.query('select recount_reviews()');
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    return { listings, seconds: (performance.now() - began) / 1000 };
  } finally {
    await db.destroy();
  }
}

/** Takes the indexes off, for one that is made of all rows at once is made sooner. @returns what makes them again */
async function withoutIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('reviews'::regclass, 'review_search'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
