import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, inject, onTestFinished, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { Change } from '#domain/notifications/change.ts';
import type { SyncCounts } from '#domain/sources/sync.ts';
import { setListingPlace } from '#services/listings/listing-places.ts';
import { changeSettings } from '#services/settings/settings.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { runSql } from '#tests/support/test-config.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { WAIT_OPTIONS } from '#tests/support/timeouts.ts';

/** Two servers on one database, as on two machines. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;

const HOME = 2 as ListingId;

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  manager = await signedInClient(here.origin);
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
  /** The changes that a server receives during some work. */
  async function receivedEvents({ app }: TestServer, work: () => Promise<unknown>): Promise<Change[]> {
    const changes: Change[] = [];
    // Earlier events.
    await app.context.changes.publish();
    const end = app.context.changes.subscribe((change) => changes.push(change));
    await work();
    await app.context.changes.publish();
    end();
    return changes;
  }
  const HOME_CHANGED: Change[] = [{ topic: 'listing', id: HOME }];

  test('names only the listing that changed', async () => {
    const [review] = await pendingReviews(1);
    expect(await receivedEvents(there, () => approve(review?.id, true))).toEqual(HOME_CHANGED);
    expect(await receivedEvents(here, () => approve(review?.id, false))).toEqual(HOME_CHANGED);
    expect(
      await receivedEvents(here, () => setListingPlace(here.app.context, systemActor, HOME, 'ChIJown')),
    ).toEqual(HOME_CHANGED);
    const read = () => fetch(`${here.origin}/api/reviews/hostaway`);
    expect(await receivedEvents(here, read)).toEqual([]);
  });

  test('names only the review for what pages of its listing do not show', async () => {
    const [review] = await pendingReviews(1);
    const addNote = () => manager.put(`/reviews/${review?.id}/notes`, { text: 'Call the guest.' });
    expect(await receivedEvents(here, addNote)).toEqual([{ topic: 'review', id: review?.id }]);
    expect(await receivedEvents(there, addNote)).toEqual([{ topic: 'review', id: review?.id }]);
  });

  test('is sent for a listing that the upstream renames, and for the listings between which a review moves', async () => {
    const { data } = here.hostaway;
    // This simulator has other addresses of photos than the one from which the template was synced.
    await runSync(here.app.context);
    const { rows } = await here.app.database.pool.query<{ id: number; upstream_id: string }>(
      'select id, upstream_id from listings order by id',
    );
    const idOf = (upstreamId: number) => rows.find((row) => row.upstream_id === String(upstreamId))?.id;
    const [first, second] = data.listings;
    if (first) first.name = `${first.name} (renovated)`;
    expect(await receivedEvents(there, () => runSync(here.app.context))).toEqual([
      { topic: 'listing', id: idOf(first?.id ?? 0) },
    ]);
    const review = data.reviews.find(
      ({ listingMapId, status, type }) =>
        listingMapId === first?.id && status === 'published' && type === 'guest-to-host',
    );
    if (review && second) review.listingMapId = second.id;
    const moved = await receivedEvents(there, () => runSync(here.app.context));
    expect(new Set(moved.map((change) => 'id' in change && change.id))).toEqual(
      new Set([idOf(first?.id ?? 0), idOf(second?.id ?? 0)]),
    );
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

  test('names all listings when many change, and reads everything again after a change of the settings', async () => {
    const { context } = here.app;
    const many = () =>
      context.storage.transact((tx) =>
        tx.events.insert(
          systemActor,
          ...Array.from(
            { length: 51 },
            (_, index) => ({ kind: 'listing.changed', listing: (index + 1) as ListingId }) as const,
          ),
        ),
      );
    expect(await receivedEvents(there, many)).toEqual([{ topic: 'listings' }]);
    const settings = () => changeSettings(context, systemActor, { brandName: 'Acme' });
    expect(await receivedEvents(there, settings)).toEqual([{ topic: 'everything' }]);
  });

  test('is not sent after a rollback', async () => {
    const failed = () =>
      here.app.context.storage
        .transact(async (tx) => {
          await tx.events.insert(systemActor, { kind: 'listing.changed' });
          throw new Error('no');
        })
        .catch(() => {});
    expect(await receivedEvents(here, failed)).toEqual([]);
  });

  test('is sent for an event whose process ended before it could notify anyone', async () => {
    const changes: Change[] = [];
    onTestFinished(there.app.context.changes.subscribe((change) => changes.push(change)));
    await here.app.database.pool.query(
      `insert into events (kind, actor_kind, listing_id) values ('listing.changed', 'system', $1)`,
      [HOME],
    );
    await expect.poll(() => changes, WAIT_OPTIONS).toEqual(HOME_CHANGED);
  });
});

describe('a subscriber', () => {
  test('receives each event once, also those of transactions that end in another order than they began', async () => {
    const { context, database } = here.app;
    const received: Change[] = [];
    /** The listings of the events since the last read. */
    const read = async () => {
      await context.changes.publish();
      return received
        .splice(0)
        .map((change) => ('id' in change ? change.id : change.topic))
        .sort();
    };
    // Earlier events.
    await context.changes.publish();
    onTestFinished(context.changes.subscribe((change) => received.push(change)));
    const [slow, fast] = [await database.pool.connect(), await database.pool.connect()];
    const insert = (client: pg.PoolClient, id: number) =>
      client.query(
        `insert into events (kind, actor_kind, listing_id) values ('listing.changed', 'system', $1)`,
        [id],
      );
    try {
      await slow.query('begin');
      await insert(slow, 1);
      await fast.query('begin');
      await insert(fast, 2);
      await insert(slow, 3);
      await fast.query('commit');
      expect(await read()).toEqual([2]);
      expect(await read()).toEqual([]);
      await slow.query('commit');
      await insert(fast, 4);
      expect(await read()).toEqual([1, 3, 4]);
      expect(await read()).toEqual([]);
    } finally {
      slow.release();
      fast.release();
    }
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
