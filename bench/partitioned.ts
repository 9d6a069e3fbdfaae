/**
 * Whether the schema and its statements would bear `reviews` in sixteen partitions by listing: `node bench/partitioned.ts
 * [REVIEWS]`, 1000000 unless told. Makes such a copy of a filled database and says what PostgreSQL refuses, and how long
 * the statements of lists take on either.
 */
import { Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { translateRow } from '#connectors/hostaway/translate-review.ts';
import { messageOf } from '#domain/errors.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { openEmbedded } from '#storage/embedded.ts';
import { listStatement } from '#storage/reviews/list/statement.ts';
import { upsertReviews } from '#storage/reviews/write.ts';
import type { Tables } from '#storage/tables.ts';
import { ASKED } from './asked-lists.ts';
import { keptDatabase } from './fill/kept-database.ts';
import { median, short } from './results/numbers.ts';

const PARTITIONS = 16;
const TIMES = 15;

const rows = Number(process.argv[2] ?? 1_000_000);
const { dataDir } = await keptDatabase(rows, (line) => console.error(line));
const server = await openEmbedded({ dataDir });
try {
  const admin = new pg.Client({ ...server.connection, database: 'postgres' });
  await admin.connect();
  await admin.query('drop database if exists partitioned with (force)');
  await admin.query('create database partitioned template filled strategy file_copy');
  const whole = new pg.Client(server.connection);
  const parted = new pg.Client({ ...server.connection, database: 'partitioned' });
  await Promise.all([whole.connect(), parted.connect()]);
  await part(parted);
  await change(parted);
  for (const [name, asked] of Object.entries(ASKED)) {
    const statement = { ...listStatement(asked, 'UTC'), name };
    const times = [await medianMs(whole, statement), await medianMs(parted, statement)] as const;
    console.log(`${name}: whole ${short(times[0])} ms, partitioned ${short(times[1])} ms`);
  }
  await Promise.all([whole.end(), parted.end()]);
  await admin.query('drop database partitioned with (force)');
  await admin.end();
} finally {
  await server.close();
}

/** Puts `reviews` into partitions with everything that it has, as far as PostgreSQL lets us. */
async function part(db: pg.Client): Promise<void> {
  const { rows: indexes } = await db.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = 'reviews'::regclass`,
  );
  const { rows: triggers } = await db.query<{ definition: string }>(
    `select pg_get_triggerdef(oid) as definition from pg_trigger where tgrelid = 'reviews'::regclass and not tgisinternal`,
  );
  const { rows: views } = await db.query<{ name: string; definition: string }>(
    `select viewname as name, pg_get_viewdef(viewname::regclass) as definition from pg_views where schemaname = 'public'
     order by viewname = 'counted_reviews'`,
  );
  const { rows: keys } = await db.query<{ owner: string; name: string; definition: string }>(
    `select conrelid::regclass::text as owner, conname as name, pg_get_constraintdef(oid) as definition
     from pg_constraint where contype = 'f' and confrelid = 'reviews'::regclass`,
  );
  for (const { owner, name } of keys) await db.query(`alter table ${owner} drop constraint ${name}`);
  await db.query('alter table reviews rename to reviews_whole');
  for (const { name } of indexes) await db.query(`alter index ${name} rename to whole_${name}`);
  await db.query(
    'create table reviews (like reviews_whole including all excluding indexes) partition by hash (listing_id)',
  );
  for (let n = 0; n < PARTITIONS; n++) {
    await db.query(
      `create table reviews_${n} partition of reviews for values with (modulus ${PARTITIONS}, remainder ${n})`,
    );
  }
  await db.query('insert into reviews overriding system value select * from reviews_whole');
  await db.query('drop table reviews_whole cascade');
  for (const { name, definition } of views) await attempt(db, `create view ${name} as ${definition}`);
  for (const { definition } of indexes) await attempt(db, definition);
  await attempt(db, 'create unique index reviews_key on reviews (listing_id, id)');
  await attempt(db, 'create unique index reviews_upstream on reviews (listing_id, source, upstream_id)');
  await attempt(db, 'create index reviews_by_id on reviews (id)');
  for (const { definition } of triggers) await attempt(db, definition);
  for (const { owner, name, definition } of keys) {
    await attempt(db, `alter table ${owner} add constraint ${name} ${definition}`);
  }
  await db.query('vacuum analyze reviews');
}

/** What a sync and a manager do. */
async function change(db: pg.Client): Promise<void> {
  const { host, port, user, password } = server.connection;
  const pool = new pg.Pool({ host, port, user, password, database: 'partitioned', max: 1 });
  const kysely = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
  const translated = translateRow(newReview({ id: 4_711, listingMapId: 1 }));
  if (translated.kind !== 'review') throw new Error(translated.detail);
  const placed = [{ review: translated.review, listingId: 1 }];
  const upsert = upsertReviews(kysely, 'hostaway', placed, true, new Set());
  console.log(`upsert: ${await upsert.then(() => 'works', messageOf)}`);
  await kysely.destroy();
  await attempt(db, 'update reviews set is_approved = not is_approved where id = 4711');
  await attempt(db, 'update reviews set listing_id = listing_id + 1 where id = 4711');
  await attempt(db, 'select id from reviews where id = 4711 for update');
  await attempt(
    db,
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_derived, rating_scale, categories,
       channel, submitted_at, sentiment)
     select source, upstream_id, listing_id, 'Other', review_text, rating_derived, rating_scale, categories, channel,
       submitted_at, sentiment from reviews where id = 4711
     on conflict (listing_id, source, upstream_id) do update set guest_name = excluded.guest_name`,
  );
  await db.query('select fold_review_counts()');
  const { rows: wrong } = await db.query<{ n: number }>(
    `select count(*)::int as n from (select * from counted_reviews except select * from review_counts) as differing`,
  );
  console.log(`counters that are wrong after all of that: ${wrong[0]?.n}`);
}

async function attempt(db: pg.Client, statement: string): Promise<void> {
  const shown = statement.replace(/\s+/g, ' ').slice(0, 110);
  try {
    await db.query(statement);
    console.log(`works: ${shown}`);
  } catch (error) {
    console.log(`refused: ${shown}\n  ${messageOf(error)}`);
  }
}

async function medianMs(db: pg.Client, statement: pg.QueryConfig): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < TIMES; turn++) {
    const began = performance.now();
    await db.query(statement);
    times.push(performance.now() - began);
  }
  return median(times);
}
