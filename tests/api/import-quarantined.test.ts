import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { routePath } from '#contract/route-path.ts';
import type { QuarantinedRowAssigned } from '#contract/sources/quarantined-rows.ts';
import type { ListingId } from '#domain/ids.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { type Folder, importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: Folder;
let manager: ApiClient;
let nextId = 96_000_000;
/** A listing id that Hostaway does not have, another one for every test. */
let gone = 7_000_000;

beforeAll(async () => {
  server = await openTestServer({ environment: { SYNC_INTERVAL_MINUTES: '10080' } });
  folder = await openFolder();
  manager = await signedInClient(server.origin);
});
beforeEach(async () => {
  gone += 1;
  await server.app.database.pool.query('delete from quarantined_rows');
});
afterAll(async () => {
  await server.close();
  await folder.close();
});

const json = (value: unknown) => folder.write(`${nextId++}.json`, JSON.stringify(value));
const list = async (query: string) => (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;
const found = async (text: string): Promise<Review[]> => (await list(`search=${text}`)).reviews;
const quarantined = () => server.app.context.storage.quarantinedRows.list({ limit: 100, offset: 0 });
const isWaiting = async (id: number) => (await quarantined()).rows.some(({ key }) => key === String(id));
const anyListing = async () => (await list('limit=1')).listings[0];
const sync = () => runSync(server.app.context);
/** A new review of an unknown listing, with a word that finds it. */
const rowOfUnknownListing = (word: string) =>
  newReview({ id: nextId++, listingMapId: gone, publicReview: `Lovely, ${word}.`, channelId: 2018 });

async function assign(id: number) {
  const listing = await anyListing();
  await manager.put<QuarantinedRowAssigned>(routePath('PUT /sync/quarantined/:key', { key: String(id) }), {
    listingId: listing?.id,
  });
}

describe('an imported review of an unknown listing', () => {
  test('is quarantined until a manager or --listing assigns its listing', async () => {
    const { listingMapId: _none, ...row } = rowOfUnknownListing('quagga');
    const file = await json([
      { ...row, listingName: 'Nowhere', internalListingName: null, externalListingName: null },
      { ...row, id: nextId++, listingMapId: 5 },
    ]);
    const { counts, problems } = await importInto(withoutSync(server), file);
    expect(counts).toMatchObject({ read: 2, added: 0, quarantined: 2, failed: 0 });
    expect(problems).toEqual([
      expect.stringContaining('row 1 quarantined: no property has the name "Nowhere"'),
      expect.stringContaining(
        'row 2 quarantined: no property has the id "5"; a manager can assign its property',
      ),
    ]);
    expect(await found('quagga')).toEqual([]);
    expect((await quarantined()).rows.map(({ detail }) => detail).sort()).toEqual([
      'listing 5',
      'no listing id',
    ]);

    const first = await anyListing();
    await importInto(withoutSync(server), file, { listingId: first?.id as ListingId });
    expect(await found('quagga')).toMatchObject([{ listingName: first?.name }, { listingName: first?.name }]);
    expect((await quarantined()).total).toBe(0);
  });

  test('stays quarantined through syncs that do not find it', async () => {
    const row = rowOfUnknownListing('dodo');
    await importInto(withoutSync(server), await json([row]));
    await sync();
    expect(await isWaiting(row.id)).toBe(true);
  });

  test('stays stored after its assignment through syncs that do not find it', async () => {
    const row = rowOfUnknownListing('moa');
    await importInto(withoutSync(server), await json([row]));
    await assign(row.id);
    expect(await sync()).toMatchObject({ removed: 0 });
    expect(await found('moa')).toMatchObject([{ isApproved: false }]);
  });

  test('is removed after a sync has found it and a later one has not', async () => {
    const row = rowOfUnknownListing('auk');
    await importInto(withoutSync(server), await json([row]));
    const { reviews } = server.hostaway.data;
    reviews.push(row);
    await sync();
    expect(await isWaiting(row.id)).toBe(true);
    reviews.pop();
    await sync();
    expect(await isWaiting(row.id)).toBe(false);
  });

  test('does not overwrite the version of a sync', async () => {
    const row = rowOfUnknownListing('emu');
    const { reviews } = server.hostaway.data;
    reviews.push(row);
    await sync();
    await importInto(withoutSync(server), await json([{ ...row, publicReview: 'An older word.' }]));
    const kept = (await quarantined()).rows.find(({ key }) => key === String(row.id));
    expect(kept).toMatchObject({ provenance: 'sync', raw: { publicReview: 'Lovely, emu.' } });
    await assign(row.id);
    reviews.pop();
    expect(await sync()).toMatchObject({ removed: 1 });
  });
});
