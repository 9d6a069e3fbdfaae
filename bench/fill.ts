/**
 * Fills a database with invented reviews: `node bench/fill.ts DATABASE_URL [REVIEWS] [LISTINGS]`, ten thousand unless told, for measurements.
 * The database must be empty.
 */
import { fillDatabase } from './fill/fill-database.ts';

const [url, reviews = '10000', homes] = process.argv.slice(2);
if (!url) throw new Error('node bench/fill.ts DATABASE_URL [REVIEWS] [LISTINGS]');
const rows = Number(reviews);
const { listings, seconds } = await fillDatabase(
  { connectionString: url },
  rows,
  homes === undefined ? undefined : Number(homes),
);
console.log(JSON.stringify({ reviews: rows, listings, seconds: Math.round(seconds * 10) / 10 }));
