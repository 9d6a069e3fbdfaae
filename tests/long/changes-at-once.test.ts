import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import type { BulkResult } from '#contract/decisions/bulk.ts';
import type { DryRun, Rule } from '#contract/rules/rules.ts';
import { rollUp } from '#services/maintenance/rollups.ts';
import { runSync } from '#services/sources/sync.ts';
import type { HostawayData } from '#simulators/hostaway/data.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type HostawaySimulator, startHostawaySimulator } from '#simulators/hostaway/server.ts';
import { type Answer, type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { untilSettled } from '#tests/support/database-content.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';
import { TIMEOUT_MS } from '#tests/support/timeouts.ts';

const RUN_MS = 30_000;
const PEOPLE = 12;
const REVIEWS = 60;
const SETTINGS = { accountId: '22', apiKey: 'the-second-key' };
const TEXTS = [
  'It was dirty and noisy.',
  'Wonderful host, very clean!',
  'Noisy street, nice kitchen.',
  'Sauber.',
];

let server: TestServer;
let second: HostawaySimulator;
let admin: ApiClient;
let ids: number[];
let listings: number[];
const batches: string[] = [];

const any = <Item>(items: readonly Item[]): Item => items[Math.floor(Math.random() * items.length)] as Item;
const isHeads = () => Math.random() < 0.5;
const query = async <Row>(text: string) => (await server.app.database.pool.query(text)).rows as Row[];
const numbers = async (table: string) =>
  (await query<{ id: number }>(`select id from ${table}`)).map(({ id }) => id);
const review = () => any(ids);
const several = () => [...new Set(Array.from({ length: 1 + Math.random() * REVIEWS }, review))];

/** Two accounts with the same properties; every other review is at both. */
const accountAt = (firstId: number): HostawayData => ({
  listings: [1, 2, 3, 4].map((id) => newListing({ id, name: `Home ${id} of ${firstId}` })),
  reviews: Array.from({ length: REVIEWS }, (_, index) =>
    newReview({
      id: firstId + index,
      listingMapId: 1 + (index % 4),
      rating: 1 + (index % 10),
      guestName: `Guest ${index}`,
      publicReview: any(TEXTS),
      externalReviewId: index % 2 ? `shared-${index}` : `own-${firstId}-${index}`,
    }),
  ),
});

function changeUpstream({ data, edits }: HostawaySimulator): void {
  for (let change = 0; change < 8; change += 1) {
    const { id } = any(data.reviews);
    const publicReview = any(TEXTS);
    any([
      () => edits.changeReview(id, { publicReview, rating: 1 + Math.floor(Math.random() * 10) }),
      () => edits.changeReview(id, { listingMapId: any([1, 2, 3, 4]) }),
      () => edits.addReview({ listingMapId: any([1, 2, 3, 4]), publicReview, rating: 8 }),
      () => edits.changeReview(id, { isHidden: isHeads() ? 1 : 0 }),
    ])();
  }
}

async function sync(): Promise<null> {
  changeUpstream(any([server.hostaway, second]));
  // Another one may be running.
  await runSync(server.app.context, undefined, any(['hostaway', 'hostaway-2'])).catch(expectConflict);
  return null;
}
function expectConflict(error: unknown): void {
  expect(error).toMatchObject({ problem: { reason: 'sync-or-import-running' } });
}

async function bulk(): Promise<Answer<BulkResult>> {
  const action = any([
    { action: 'approve' },
    { action: 'unpublish' },
    { action: 'assign', assignee: any(['manager', null]) },
  ]);
  const which = isHeads()
    ? { ids: several() }
    : { filter: any([{ search: 'clean' }, { channel: 'Airbnb' }]) };
  const answer = await admin.post<BulkResult>('/reviews/bulk', { ...action, ...which });
  if (answer.status === 200 && answer.data.batch) batches.push(answer.data.batch);
  return answer;
}

/** What people and jobs do at the same time. */
const CHANGES: (() => Promise<Answer<unknown> | null>)[] = [
  sync,
  sync,
  bulk,
  bulk,
  () => admin.post(`/batches/${any(batches) ?? crypto.randomUUID()}/undo`, {}),
  () => admin.put(`/reviews/hostaway/${review()}/approve`, { isApproved: isHeads() }),
  () => admin.post(`/reviews/${review()}/undo`, {}),
  () => admin.put(`/reviews/${review()}/tags/${any(['quiet', 'loud'])}`, {}),
  () => admin.delete(`/reviews/${review()}/tags/${any(['quiet', 'loud'])}`),
  () => admin.put(`/reviews/${review()}/notes`, { text: 'Called the guest.' }),
  () => admin.put(`/reviews/${review()}/assignee`, { assignee: any(['manager', null]) }),
  () => admin.put(`/reviews/${review()}/sentiment`, { sentiment: any(['positive', 'negative']) }),
  () => admin.put(`/reviews/${review()}/topics/noise`, { polarity: any(['positive', 'negative', null]) }),
  () => admin.delete(`/reviews/${review()}/topics/noise`),
  () => admin.put(`/reviews/${review()}/pin`, {}),
  () => admin.put(`/reviews/hostaway/${review()}/response`, { text: 'Thank you for staying with us.' }),
  () => admin.post('/tasks', { reviewId: review(), title: 'Look at it', category: 'cleaning' }),
  () => admin.put(`/listings/${any(listings)}/merge`, { into: any(listings) }),
  () => admin.delete(`/listings/${any(listings)}/merge`),
  () => admin.delete(`/reviews/${review()}/duplicate`),
  () => admin.post('/guests/erase', { reviewIds: [review()], rows: [] }),
  () => admin.put('/channels/Airbnb/rights', { rights: any(['shown', 'warned']) }),
  () => admin.get('/insights/overview?from=2026-01-01&to=2026-12-31'),
  () => admin.get('/reviews/hostaway?search=noisy'),
];

beforeAll(async () => {
  second = await startHostawaySimulator({
    ...SETTINGS,
    data: accountAt(9_000),
    tokenDelayMs: 0,
    rateLimit: false,
  });
  server = await openTestServer({
    template: 'empty',
    account: (first) => Object.assign(first, accountAt(1_000)),
    environment: { HOSTAWAY_API_URL: second.url },
  });
  admin = await signedInClient(server.origin);
  await admin.post('/sources', { kind: 'hostaway', name: 'Second', settings: SETTINGS });
  await vi.waitFor(async () => expect(await numbers('reviews')).toHaveLength(2 * REVIEWS), {
    timeout: TIMEOUT_MS,
  });
  for (const rule of [
    { filter: { words: 'clean' }, tag: 'praised' },
    { filter: { words: 'noisy' }, assignee: 'manager' },
  ]) {
    const { id } = (await admin.post<Rule>('/rules', { name: 'Sort', ...rule })).data;
    const { hash } = (await admin.post<DryRun>('/rules/dry-run', rule)).data;
    await admin.patch(`/rules/${id}`, { isEnabled: true, tried: hash });
  }
});
afterAll(async () => {
  await server.close();
  await second.close();
});

/** Selects what contradicts something else. */
const CONTRADICTIONS = {
  'counters are not what is stored': `select * from counted_reviews except
    select * from review_counts where unrated + one + two + three + four + five > 0`,
  'a decision is not the last one of the history': `select id from reviews where guest_name <> 'Erased guest'
    and duplicate_of is null and withdrawn_at is null and decision <> coalesce(
      (select to_decision from decisions where review_id = reviews.id order by id desc limit 1), 'none')`,
  'a number of notes is wrong': `select id from reviews
    where note_count <> (select count(*) from review_notes where review_id = reviews.id)`,
  'a duplicate of a duplicate': `select id from reviews where duplicate_of in
    (select id from reviews where duplicate_of is not null)`,
  'a review at a merged listing': `select reviews.id from reviews join listings on listings.id = listing_id
    where merged_into is not null`,
  'a text of an erased guest': `select id from reviews where guest_name = 'Erased guest' and review_text <> ''`,
};

test('people, syncs and jobs that change the same reviews at the same time fail no one and contradict nothing', async () => {
  const failures: string[] = [];
  const statuses = new Set<number>();
  const end = Date.now() + RUN_MS;
  await Promise.all(
    Array.from({ length: PEOPLE }, async () => {
      while (Date.now() < end) {
        [ids, listings] = await Promise.all([numbers('reviews'), numbers('listings')]);
        const answer = await any(CHANGES)();
        if (answer) statuses.add(answer.status);
        if (answer && (answer.status >= 500 || answer.status === 400)) failures.push(answer.text);
      }
    }),
  );
  expect(failures.filter((text) => !text.includes('merge-itself'))).toEqual([]);
  expect([...statuses]).toEqual(expect.arrayContaining([200, 202]));
  await untilSettled(server.app.database.pool);
  await rollUp(server.app.context);
  for (const [what, contradiction] of Object.entries(CONTRADICTIONS))
    expect(await query(contradiction), what).toEqual([]);
});
