/**
 * Fills a database with invented reviews: `node bench/fill.ts DATABASE_URL [REVIEWS] [LISTINGS]`, ten thousand unless told, for measurements.
 * The database must be empty. Counters are made anew at the end instead of row by row.
 */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { migrate } from '#storage/migrate.ts';
import type { Tables } from '#storage/tables.ts';
import { fillListings, fillReviews } from './fill/rows.ts';

const [url, reviews = '10000', listings] = process.argv.slice(2);
if (!url) throw new Error('node bench/fill.ts DATABASE_URL [REVIEWS] [LISTINGS]');
const rows = Number(reviews);
const homes = Number(listings ?? Math.min(5_000, Math.max(20, Math.round(rows / 200))));

const pool = new pg.Pool({ connectionString: url, max: 1 });
const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
await migrate(db);
const client = await pool.connect();
const began = performance.now();
await client.query('select setseed(0.42)');
await client.query('set synchronous_commit = off');
await client.query('alter table reviews disable trigger user');
await fillListings(client, homes);
await fillReviews(client, rows, homes);
await client.query('alter table reviews enable trigger user');
await client.query('select recount_reviews()');
await client.query('vacuum analyze');
client.release();
console.log(
  JSON.stringify({
    reviews: rows,
    listings: homes,
    seconds: Math.round((performance.now() - began) / 100) / 10,
  }),
);
await db.destroy();
