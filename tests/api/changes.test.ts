import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { serializeChange } from '#domain/notifications/change.ts';
import type { SyncCounts } from '#domain/sources/sync.ts';
import { setListingPlace } from '#services/listings/listing-places.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, apiClient } from '#tests/support/api-client.ts';
import { runSql } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;

const HOME = 2 as ListingId;

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ template: 'empty', environment: { DATABASE_URL: here.databaseUrl } });
  manager = apiClient(here.origin);
  await manager.signIn();
});
afterAll(async () => {
  await there.close();
  await here.close();
});

/** Pending reviews of a listing whose text needs no escaping in HTML. */
async function pendingReviews(limit: number) {
  const { rows } = await here.app.database.pool.query<{ id: ReviewId; review_text: string }>(
    `select id, review_text from reviews
     where listing_id = $1 and withdrawn_at is null and not is_approved and review_text ~ '^[A-Za-z ,.]{30,}$'
     order by id limit $2`,
    [HOME, limit],
  );
  return rows;
}

async function approve(id: ReviewId | undefined, isApproved: boolean): Promise<void> {
  const answer = await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved });
  expect(answer.status).toBe(200);
}

describe('a change event', () => {
  /** The change events that a server receives during some work. */
  async function receivedEvents({ app }: TestServer, work: () => Promise<unknown>): Promise<string[]> {
    const lines: string[] = [];
    // Earlier events.
    await app.context.changes.publish();
    const end = app.context.changes.subscribe((change) => lines.push(serializeChange(change)));
    await work();
    await app.context.changes.publish();
    end();
    return lines;
  }

  test('names only the listing that changed', async () => {
    const [review] = await pendingReviews(1);
    expect(await receivedEvents(there, () => approve(review?.id, true))).toEqual([`listing:${HOME}`]);
    expect(await receivedEvents(here, () => approve(review?.id, false))).toEqual([`listing:${HOME}`]);
    expect(
      await receivedEvents(here, () => setListingPlace(here.app.context, systemActor, HOME, 'ChIJown')),
    ).toEqual([`listing:${HOME}`]);
    const read = () => fetch(`${here.origin}/api/reviews/hostaway`);
    expect(await receivedEvents(here, read)).toEqual([]);
  });

  test('is not sent for what the public never sees: a detected language and the number of notes', async () => {
    const [review] = await pendingReviews(1);
    const update = (columns: string) => () =>
      here.app.database.pool.query(`update reviews set ${columns} where id = $1`, [review?.id]);
    const received = (columns: string) => receivedEvents(here, update(columns));
    expect(await received(`language = 'eo'`)).toEqual([]);
    expect(await received('note_count = note_count + 1')).toEqual([]);
    expect(await received(`language = 'en', response_text = 'Thanks'`)).toEqual([`listing:${HOME}`]);
    expect(await received('response_text = null')).toEqual([`listing:${HOME}`]);
    const addNote = () => manager.put(`/reviews/${review?.id}/notes`, { text: 'Call the guest.' });
    expect(await receivedEvents(here, addNote)).toEqual([`review:${review?.id}`]);
  });

  test('is not sent when a sync changes nothing', async () => {
    await runSync(here.app.context);
    expect(await receivedEvents(here, () => runSync(here.app.context))).toEqual([]);
  });

  test('is not sent when a sync fills the reservations of reviews that an earlier version stored', async () => {
    const { pool } = here.app.database;
    const [review] = await pendingReviews(1);
    await approve(review?.id, true);
    const [reservations, others] = [
      `select id, reservation_id, channel_reservation_id from reviews order by id`,
      `select to_jsonb(r) - '{reservation_id,channel_reservation_id}'::text[] from reviews r order by id`,
    ];
    const rowsOf = async (text: string) => (await pool.query(text)).rows;
    const before = await rowsOf(reservations);
    const rest = await rowsOf(others);
    expect(before.filter((row) => row.channel_reservation_id).length).toBeGreaterThan(100);
    await pool.query('update reviews set reservation_id = null, channel_reservation_id = null');
    let counts: SyncCounts | null = null;
    const sync = async () => {
      counts = await runSync(here.app.context);
    };
    expect(await receivedEvents(there, sync)).toEqual([]);
    expect(counts).toMatchObject({ added: 0, changed: 0 });
    expect(await rowsOf(reservations)).toEqual(before);
    expect(await rowsOf(others)).toEqual(rest);
  });

  test('names all listings when many change, and can have any topic that a service reports', async () => {
    const { pool: connections } = here.app.database;
    const many = () =>
      connections.query(
        `insert into listings (source, upstream_id, name) select 'test', i::text, 'Home' from generate_series(1, 51) i`,
      );
    expect(await receivedEvents(there, many)).toEqual(['listings']);
    const inserted = () =>
      here.app.context.storage.transact((tx) => tx.changes.insert({ topic: 'session', id: 'x' }));
    expect(await receivedEvents(there, inserted)).toEqual(['session:x']);
  });

  test('is not sent after a rollback', async () => {
    const failed = () =>
      here.app.context.storage
        .transact(async (tx) => {
          await tx.changes.insert({ topic: 'listings' });
          throw new Error('no');
        })
        .catch(() => {});
    expect(await receivedEvents(here, failed)).toEqual([]);
  });
});

describe('when the connection for change events is broken', () => {
  const breakConnection = () =>
    runSql(
      inject('postgres'),
      `select pg_terminate_backend(pid) from pg_stat_activity
       where application_name = 'flex-living-reviews changes' and datname = '${new URL(here.databaseUrl).pathname.slice(1)}'`,
    );

  test('pages are correct during and after the interruption, and the connection is restored', async () => {
    const { changes } = there.app.context;
    const reviews = await pendingReviews(2);
    expect(reviews).toHaveLength(2);
    for (const { id, review_text: text } of reviews) {
      const read = async () => (await fetch(`${there.origin}/property/${HOME}`)).text();
      expect(await read()).not.toContain(text);
      await breakConnection();
      await expect.poll(() => changes.isLive, { interval: 1 }).toBe(false);
      await approve(id, true);
      expect(await read()).toContain(text);
      await expect.poll(() => changes.isLive).toBe(true);
      expect(await read()).toContain(text);
      await approve(id, false);
      await expect.poll(read, { interval: 1 }).not.toContain(text);
    }
  });
});
