import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { FoundGuest } from '#contract/guests/guests.ts';
import type { ViewList } from '#contract/reviews/views.ts';
import type { Rule } from '#contract/rules/rules.ts';
import type { GuestSelection } from '#domain/guests/guest.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { tablesWith } from '#tests/support/database-content.ts';
import { holdTransaction, waitingFor } from '#tests/support/held-transaction.ts';
import { importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let admin: ApiClient;
/** A name that no other test has. */
let surname: string;
let review: { id: ReviewId; upstream_id: string; listing_id: ListingId };

beforeAll(async () => {
  server = await openTestServer({ hasModel: true });
  admin = await signedInClient(server.origin);
});
afterAll(() => server.close());

const query = (text: string, values: unknown[] = []) => server.app.database.pool.query(text, values);

let runs = 0;
beforeEach(async () => {
  surname = `${String.fromCharCode('A'.charCodeAt(0) + runs++)}uxzzyk`;
  await query('delete from erased_reviews; delete from views; delete from rules');
  review = (
    await query(`select id::integer, upstream_id, listing_id::integer from reviews
      where source = 'hostaway' and guest_name <> 'Erased guest' and withdrawn_at is null and rating_tenths is not null
      order by id limit 1`)
  ).rows[0];
  await query('update reviews set guest_name = $2, review_text = $3 where id = $1', [
    review.id,
    `Zoë ${surname}`,
    `Das Bad von ${surname} war schön.`,
  ]);
  await admin.put(`/reviews/${review.id}/notes`, { text: `Called ${surname}.` });
});

/**
 * Erases the guest, and ends the erasure when something else waits for it. Nothing holds the guest's name then.
 *
 * @param last the table that the erasure changes after those that the other waits for
 */
async function duringErasure(
  work: () => Promise<unknown>,
  selection: GuestSelection = { reviewIds: [review.id], rows: [] },
  last: 'review_notes' | 'views' = 'review_notes',
): Promise<void> {
  const { pool } = server.app.database;
  const endErasure = await holdTransaction(pool, `select from ${last} for update`);
  const erasing = admin.post('/guests/erase', selection);
  let working: Promise<unknown> | null = null;
  try {
    const erasure = await waitingFor(pool, endErasure.pid);
    working = work();
    await waitingFor(pool, erasure);
  } finally {
    await endErasure();
  }
  const [{ status }] = await Promise.all([erasing, working]);
  expect(status).toBe(200);
  expect(await tablesWith(pool, surname)).toEqual([]);
}

test('an import of the review stores nothing of an erased guest', async () => {
  const folder = await openFolder();
  const file = await folder.write(
    'a.csv',
    `id,guest,text,rating,date\n${review.upstream_id},Zoë ${surname},Back ${surname},4,2026-01-01\n`,
  );
  const options = { source: 'hostaway', listingId: review.listing_id };
  await duringErasure(() => importInto(withoutSync(server), file, options));
  await folder.close();
});

test('a sync of a quarantined row stores nothing of an erased guest', async () => {
  const { reviews } = server.hostaway.data;
  const row = {
    id: 91_000_001,
    guestName: `Zoë ${surname}`,
    reviewerName: `Zoë ${surname}`,
    listingMapId: 98_000_000,
  };
  server.hostaway.data.reviews = [...reviews, newReview(row)];
  await runSync(server.app.context);
  const { quarantinedRows } = (await admin.post<FoundGuest>('/guests/find', { search: surname })).data;
  expect(quarantinedRows).toMatchObject([{ source: 'hostaway', key: '91000001' }]);
  await admin.post('/views', { name: 'Baths', filter: { search: surname } });
  // The next sync reads all rows.
  await query('delete from review_notes; delete from sync_runs');
  const rows = [{ source: 'hostaway', key: '91000001' }];
  await duringErasure(() => runSync(server.app.context), { reviewIds: [], rows }, 'views');
  server.hostaway.data.reviews = reviews;
});

test('a translation of the text is not stored', async () => {
  if (!server.model) throw new Error('the test has no model');
  server.model.write = () => `The bathroom of ${surname} was beautiful.`;
  await duringErasure(() => admin.post(`/reviews/${review.id}/translation`, { language: 'en' }));
});

test('a view is renamed without its search for an erased guest', async () => {
  await admin.post('/views', { name: 'Baths', filter: { search: surname, ratings: [1] } });
  const { views } = (await admin.get<ViewList>('/views')).data;
  const id = views.find(({ name }) => name === 'Baths')?.id;
  await duringErasure(() => admin.patch(`/views/${id}`, { name: 'Ours' }));
  const { rows } = await query('select name, filter from views');
  expect(rows).toEqual([{ name: 'Ours', filter: { ratings: [1] } }]);
});

test('a rule is renamed without its search for an erased guest', async () => {
  await admin.post('/rules', { name: 'Baths', filter: { words: surname, topic: 'noise' }, tag: 'x' });
  const { rules } = (await admin.get<{ rules: Rule[] }>('/rules')).data;
  await duringErasure(() => admin.patch(`/rules/${rules[0]?.id}`, { name: 'Ours' }));
  const { rows } = await query('select name, filter from rules');
  expect(rows).toEqual([{ name: 'Ours', filter: { topic: 'noise' } }]);
});
