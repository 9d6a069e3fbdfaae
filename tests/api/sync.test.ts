import { describe, expect, test } from 'vitest';
import { deleteOldReads } from '#services/sources/read-notices.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { fingerprint, tablesWith } from '#tests/support/database-content.ts';
import { syncedAccount } from '#tests/support/sync-account.ts';

const { server, manager, sync, upstream, lastRun, find, query, add } = syncedAccount();
const NEXT = 80_000_000;

describe('a sync', () => {
  test('that is repeated changes nothing', async () => {
    const content = async () => {
      const {
        'public.sync_runs': _runs,
        'public.quarantined_rows': _quarantined,
        'public.upstream_tokens': _token,
        'public.upstream_requests': _turns,
        // A first sync writes nothing there.
        'public.synced_rows': _seen,
        ...rest
      } = await fingerprint(server().app.database.pool);
      return rest;
    };
    // The simulator of the template had another address, which its photos begin with.
    await sync();
    const before = await content();
    const quarantined = await query(
      'select row_key, reason, raw, first_seen_at from quarantined_rows order by 1',
    );
    const counts = await sync();
    expect(counts).toMatchObject({ added: 0, changed: 0 });
    expect(counts?.unchanged).toBe((await query('select count(*)::int as n from reviews'))[0]?.n);
    expect(await content()).toEqual(before);
    expect(
      await query('select row_key, reason, raw, first_seen_at from quarantined_rows order by 1'),
    ).toEqual(quarantined);
  });

  test('stores new reviews and responses and keeps approvals', async () => {
    const row = add({ publicReview: 'Quokkas in the garden, lovely.', guestName: 'Quentin Quill' });
    expect(await sync()).toMatchObject({ added: 1, changed: 0 });
    const [review] = await find('quokkas');
    expect(review).toMatchObject({ guestName: 'Quentin Quill', rating: 5, isApproved: false });
    await manager().put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });

    Object.assign(row, { revieweeResponse: 'They moved in.' });
    expect(await sync()).toMatchObject({ added: 0, changed: 1 });
    const [answered] = await find('quokkas');
    expect(answered).toMatchObject({
      id: review?.id,
      isApproved: true,
      response: { text: 'They moved in.' },
    });
  });

  test('counts every row once, and skipped rows by reason', async () => {
    const counts = await sync();
    const skipped = counts?.skipped ?? {};
    expect(Object.keys(skipped).sort()).toEqual([
      'cancelled',
      'hidden',
      'host-to-guest',
      'not-published',
      'unknown-listing',
    ]);
    const left = Object.values(skipped).reduce((sum, count) => sum + count, 0);
    expect(counts?.read).toBe(upstream().reviews.length);
    expect(left + (counts?.unchanged ?? 0)).toBe(counts?.read);
    expect(await lastRun()).toMatchObject({
      state: 'succeeded',
      counts,
      expected: counts?.read,
      error: null,
    });
  });

  test('quarantines a review of an unknown listing until the listing exists', async () => {
    add({ listingMapId: 77_001, publicReview: 'Wombats next door.' });
    expect((await sync())?.skipped['unknown-listing']).toBe(3);
    expect(await find('wombats')).toEqual([]);
    const [quarantined] = await query(
      `select * from quarantined_rows where raw->>'publicReview' = 'Wombats next door.'`,
    );
    expect(quarantined).toMatchObject({ reason: 'unknown-listing', detail: 'listing 77001' });

    upstream().listings.push(newListing({ id: 77_001, name: 'Wombat House' }));
    expect(await sync()).toMatchObject({ added: 1 });
    expect(await find('wombats')).toMatchObject([{ listingName: 'Wombat House' }]);
    expect(await query('select from quarantined_rows where row_key = $1', [quarantined?.row_key])).toEqual(
      [],
    );
  });

  test('quarantines rows that it does not understand and stores all others', async () => {
    const plain = newReview({ id: NEXT });
    const odd = [
      { ...plain, id: null },
      { ...plain, id: null },
      { ...plain, id: 'not a number' },
      { ...plain, id: NEXT + 900, type: 'riddle' },
      { ...plain, id: NEXT + 901, status: null },
      { ...plain, id: NEXT + 902, submittedAt: 'soon', departureDate: '', insertedOn: null },
      { ...plain, id: NEXT + 903, type: '\u0000\ud800' },
    ] as unknown as HostawayReview[];
    upstream().reviews.push(...odd);
    add({ publicReview: 'Numbats after the mess.' });
    const counts = await sync();
    expect(counts?.skipped['not-understood']).toBe(odd.length);
    expect(await find('numbats')).toHaveLength(1);
    // Two identical rows count as one.
    const quarantined = await query("select from quarantined_rows where reason = 'not-understood'");
    expect(quarantined).toHaveLength(odd.length - 1);
  });

  test('stores a review and a listing once that Hostaway sends twice', async () => {
    const row = add({ publicReview: 'Bilbies twice.' });
    upstream().reviews.push(row);
    const [listing] = upstream().listings;
    if (listing) upstream().listings.push(listing);
    expect(await sync()).toMatchObject({ added: 1 });
    expect(await find('bilbies')).toHaveLength(1);
    expect(await query('select count(*)::int as n from listings')).toEqual([{ n: 18 }]);
  });

  test('stores no secret field of a listing in any table', async () => {
    const { pool } = server().app.database;
    const [listing] = upstream().listings;
    expect(await tablesWith(pool, listing?.name ?? '')).toEqual(['public.listings']);
    const secrets = Object.values(listing ?? {}).filter((value) => /^[^[{]*secret/.test(String(value)));
    expect(secrets.length).toBeGreaterThan(7);
    for (const secret of [...secrets, listing?.street, listing?.contactPhone1, listing?.contactAddress]) {
      expect([secret, await tablesWith(pool, String(secret))]).toEqual([secret, []]);
    }
    expect(await tablesWith(pool, server().hostaway.apiKey)).toEqual([]);
  });
});

test('runs are deleted after 30 days, except the last success of each kind and what failed since', async () => {
  const old = (kind: string, state: string, days: number) =>
    query(
      `insert into sync_runs (source, kind, state, started_at, counts)
      values ('old', '${kind}', '${state}', now() - interval '${days} days', '{}')`,
    );
  await old('full', 'succeeded', 90);
  await old('full', 'failed', 80);
  await old('full', 'succeeded', 70);
  await old('full', 'failed', 60);
  await old('recent', 'succeeded', 50);
  await old('recent', 'succeeded', 1);
  await deleteOldReads(server().app.context);
  expect(await query(`select kind, state from sync_runs where source = 'old' order by id`)).toEqual([
    { kind: 'full', state: 'succeeded' },
    { kind: 'full', state: 'failed' },
    { kind: 'recent', state: 'succeeded' },
  ]);
  await query(`delete from sync_runs where source = 'old'`);
});
