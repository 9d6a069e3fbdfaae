import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews.ts';
import { countDifferences } from '#services/counts.ts';
import { foldQueues } from '#services/folding.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type Caller, caller } from '#tests/support/caller.ts';
import { importInto, openFolder } from '#tests/support/review-file.ts';
import { openWorld, type World } from '#tests/support/world.ts';

let world: World;
let manager: Caller;

beforeAll(async () => {
  world = await openWorld();
  manager = caller(world.origin);
  await manager.signIn();
});
afterAll(() => world.close());

const query = async (text: string, values: unknown[] = []) =>
  (await world.app.database.pool.query(text, values)).rows;
const indexes = async () =>
  (await query(`select indexdef from pg_indexes where tablename = 'review_search' order by indexdef`)).map(
    ({ indexdef }) => indexdef,
  );
const found = async (words: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=1&search=${encodeURIComponent(words)}`)).data.total;
const waiting = () => world.app.context.storage.read.waitingWords();

/** As a load works: nobody else makes ready what it leaves for its end. */
async function loading(work: () => Promise<void>): Promise<void> {
  const done = await world.app.context.storage.exclusively('sync', work);
  if (!done) throw new Error('another load runs');
}

/** Brings in so many reviews at once, whose words nobody has made ready. */
const bring = (count: number, word: string) =>
  query(
    `insert into reviews (source, upstream_id, listing_id, guest_name, review_text, rating_tenths, rating_derived,
      rating_scale, categories, channel, submitted_at, sentiment)
    select 'x', $2 || n, (select min(id) from listings), 'Ana', 'A stay, ' || $2 || ' ' || n, 40, false, 10, '[]',
      'Airbnb', now(), 'positive' from generate_series(1, $1::int) n`,
    [count, word],
  );

test('very many words are made anew all at once, and every search is right before, meanwhile and after', async () => {
  const before = await indexes();
  await loading(async () => {
    await bring(11_000, 'okapi');
    // okapi 777 and okapi 7770 to 7779
    expect(await found('okapi 777')).toBe(11);
    const { waiting: many, most } = await waiting();
    expect(many).toBeGreaterThan(most);

    const client = await world.app.database.pool.connect();
    await client.query('begin');
    await client.query('select remake_review_search()');
    await query(`update reviews set review_text = 'A stay, quagga' where upstream_id = 'okapi777'`);
    await query(`delete from reviews where upstream_id = 'okapi7771'`);
    await client.query('commit');
    client.release();
    expect(await found('okapi 777')).toBe(9);
    expect(await found('quagga')).toBe(1);
    await foldQueues(world.app.context);
  });
  expect(await query('select * from review_search_queue')).toEqual([]);
  expect(await found('okapi 777')).toBe(9);
  expect(await found('quagga')).toBe(1);
  expect(await query('select count(*) from review_search')).toEqual(
    await query('select count(*) from reviews'),
  );
  expect(await indexes()).toEqual(before);
});

test('who stops while words are made anew need not wait for it, and nothing of it stays', async () => {
  const { storage } = world.app.context;
  await loading(async () => {
    await bring(11_000, 'tapir');
    const client = await world.app.database.pool.connect();
    await client.query('begin');
    await client.query('lock table review_search');
    // It cannot put its table in the place of one that is locked, and so is certainly met.
    const remaking = storage.transact((write) => write.remakeSearch());
    const isInterrupted = expect(remaking).rejects.toThrow('canceling statement due to user request');
    await expect
      .poll(() =>
        query(`select wait_event_type from pg_stat_activity where query = 'select remake_review_search()'`),
      )
      // Its short attempts, and the pauses in between.
      .toContainEqual({ wait_event_type: expect.stringMatching(/^(Lock|Timeout)$/) });
    await storage.transact((write) => write.interruptRemaking());
    await isInterrupted;
    await client.query('rollback');
    client.release();
    expect(await found('tapir 777')).toBe(11);
    await foldQueues(world.app.context);
  });
  expect(await found('tapir 777')).toBe(11);
});

test('a large import ends with every counter and every word', async () => {
  const folder = await openFolder();
  const home = world.hostaway.data.listings[0]?.id ?? 0;
  const lines = Array.from({ length: 12_000 }, (_, index) =>
    JSON.stringify(
      newReview({ id: 80_000_001 + index, listingMapId: home, publicReview: `Fine, numbat ${index}.` }),
    ),
  );
  const { counts } = await importInto(world, await folder.write('large.ndjson', lines.join('\n')));
  await folder.close();
  expect(counts).toMatchObject({ read: 12_000, added: 12_000, failed: 0 });
  expect(await countDifferences(world.app.context, 1)).toEqual([]);
  expect(await found('numbat 1234')).toBe(1);
  await foldQueues(world.app.context);
  expect(await query('select * from review_search_queue')).toEqual([]);
  expect(await found('numbat 1234')).toBe(1);
});
