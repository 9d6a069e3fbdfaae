import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { eraseGuest } from '#services/guests/guests.ts';
import { runSync } from '#services/sources/sync.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { discardCaches } from '#tests/support/discard-caches.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

/** Two servers on one database. */
let here: TestServer;
let there: TestServer;
let manager: ApiClient;

const HOME = 2 as ListingId;
const page = `/property/${HOME}`;

beforeAll(async () => {
  here = await openTestServer();
  there = await openTestServer({ environment: { DATABASE_URL: here.databaseUrl } });
  manager = await signedInClient(here.origin);
});
afterAll(async () => {
  await there.close();
  await here.close();
});

const shown = async ({ origin }: TestServer) => (await fetch(origin + page)).text();
const pool = () => here.app.database.pool;

/** Reviews of the listing whose text needs no escaping in HTML. */
async function reviewsOfHome() {
  const { rows } = await pool().query<{ id: ReviewId; upstream_id: string; review_text: string }>(
    `select id, upstream_id, review_text from reviews
     where listing_id = $1 and withdrawn_at is null and review_text ~ '^[A-Za-z ,.]{30,}$' order by id`,
    [HOME],
  );
  return rows;
}

async function approve(id: ReviewId | undefined, isApproved: boolean): Promise<void> {
  const answer = await manager.put(`/reviews/hostaway/${id}/approve`, { isApproved });
  expect(answer.status).toBe(200);
}

test('an approval shows on the next load of the same server and soon on another', async () => {
  const [review] = await reviewsOfHome();
  const text = review?.review_text ?? 'none';
  for (const isApproved of [true, false, true, false, true, false, true, false]) {
    await Promise.all([shown(here), shown(there)]);
    await approve(review?.id, isApproved);
    expect((await shown(here)).includes(text)).toBe(isApproved);
    await expect.poll(async () => (await shown(there)).includes(text), { interval: 1 }).toBe(isApproved);
  }
});

describe('both servers show', () => {
  /** Writes like the command line or another machine, without change events. */
  const storage = () => there.app.context.storage;
  /** An approved one; see below. */
  const shownReview = async () => (await reviewsOfHome()).find(({ id }) => id % 2 === 0);
  const upstreamReview = async () => {
    const review = await shownReview();
    const found = here.hostaway.data.reviews.find(({ id }) => String(id) === review?.upstream_id);
    if (!found) throw new Error('the upstream has no such review');
    return found;
  };
  const changes: [string, () => Promise<unknown>][] = [
    [
      'a withdrawal',
      async () => {
        const ids = [(await shownReview())?.upstream_id ?? ''];
        await storage().transact((tx) => tx.reviews.withdraw('hostaway', ids, 'It was hidden.'));
      },
    ],
    [
      'a new name of the listing, by a sync',
      async () => {
        const { rows } = await pool().query('select upstream_id from listings where id = $1', [HOME]);
        const listing = here.hostaway.data.listings.find(({ id }) => String(id) === rows[0].upstream_id);
        if (listing) listing.name = 'Another Name';
        await runSync(here.app.context);
      },
    ],
    [
      'a response that the upstream has',
      async () => {
        const review = await upstreamReview();
        review.revieweeResponse = 'Thank you!';
        await runSync(here.app.context);
      },
    ],
    [
      'a review that moves to another listing',
      async () => {
        const review = await upstreamReview();
        const other = here.hostaway.data.listings.find(({ id }) => id !== review.listingMapId);
        if (other) review.listingMapId = other.id;
        await runSync(here.app.context);
      },
    ],
    [
      'the erasure of a guest',
      async () => {
        const review = await shownReview();
        await eraseGuest(here.app.context, systemActor, { reviewIds: review ? [review.id] : [], rows: [] });
      },
    ],
  ];

  beforeEach(async () => {
    await pool().query(
      `update reviews set decision = case when id % 2 = 0 then 'approved' else 'none' end where listing_id = $1`,
      [HOME],
    );
    await discardCaches(here.app);
  });

  test.each(changes)('%s', async (_name, change) => {
    await expect.poll(async () => (await shown(here)) === (await shown(there))).toBe(true);
    const before = await shown(here);
    await change();
    await expect.poll(() => shown(here), { interval: 1 }).not.toBe(before);
    const after = await shown(here);
    await expect.poll(() => shown(there), { interval: 1 }).toBe(after);
  });

  test('a new name of a listing in the index of homes', async () => {
    const homes = async ({ origin }: TestServer) => (await fetch(`${origin}/homes`)).text();
    const name = 'Yet Another Name';
    for (const server of [here, there]) expect(await homes(server)).not.toContain(name);
    const { rows } = await pool().query('select upstream_id from listings where id = $1', [HOME]);
    const listing = here.hostaway.data.listings.find(({ id }) => String(id) === rows[0].upstream_id);
    if (listing) listing.name = name;
    await runSync(here.app.context);
    for (const server of [here, there])
      await expect.poll(() => homes(server), { interval: 1 }).toContain(name);
  });
});
