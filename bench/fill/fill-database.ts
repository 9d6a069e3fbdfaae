import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '#storage/migrate.ts';
import type { Tables } from '#storage/tables.ts';
import { fillListings, fillReviews, fillTopics } from './rows.ts';

/**
 * Migrates an empty database and fills it with invented reviews. Indexes, counters and the search index are built at the end
 * instead of row by row.
 */
export async function fillDatabase(connection: pg.PoolConfig, rows: number): Promise<{ seconds: number }> {
  const listings = Math.min(5_000, Math.max(20, Math.round(rows / 200)));
  const pool = new pg.Pool({ ...connection, max: 1 });
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  try {
    await migrate(db);
    const client = await pool.connect();
    const started = performance.now();
    try {
      await client.query('select setseed(0.42)');
      await client.query('set synchronous_commit = off');
      await client.query(`set maintenance_work_mem = '1GB'`);
      await client.query('alter table reviews disable trigger user');
      const indexes = await dropIndexes(client);
      await fillListings(client, listings);
      await fillReviews(client, rows, listings);
      await fillSearchTexts(client);
      await fillTopics(client);
      for (const definition of indexes) await client.query(definition);
      await client.query('alter table reviews enable trigger user');
      await client.query('select recount_reviews()');
      await client.query('vacuum analyze');
    } finally {
      client.release();
    }
    return { seconds: (performance.now() - started) / 1000 };
  } finally {
    await db.destroy();
  }
}

async function fillSearchTexts(client: pg.ClientBase): Promise<void> {
  await client.query(
    `insert into review_search
     select r.id, review_search_text(r.guest_name, r.review_text, r.channel, l.name), true
     from reviews r join listings l on l.id = r.listing_id`,
  );
}

/** Drops the indexes, because building one from all rows is faster. @returns the statements that create them again */
async function dropIndexes(client: pg.ClientBase): Promise<string[]> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid in ('reviews'::regclass, 'review_search'::regclass, 'review_topics'::regclass)
       and not exists (select from pg_constraint where conindid = indexrelid)`,
  );
  for (const { name } of rows) await client.query(`drop index ${name}`);
  return rows.map(({ definition }) => definition);
}
