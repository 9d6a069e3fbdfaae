import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { csvRows } from '#connectors/review-files/csv-rows.ts';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId } from '#domain/ids.ts';
import type { SortedFilter } from '#domain/reviews/filter.ts';
import { exportReviews } from '#services/reviews/export-reviews.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { withoutTriggers } from '#tests/support/append-only.ts';
import { type Folder, importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: Folder;
let manager: ApiClient;

const environment = { SYNC_INTERVAL_MINUTES: '10080' };
beforeAll(async () => {
  server = await openTestServer({ environment });
  folder = await openFolder();
  manager = await signedInClient(server.origin);
});
afterAll(async () => {
  await server.close();
  await folder.close();
});

type Wanted = Partial<SortedFilter>;

async function exported(
  format: 'csv' | 'ndjson',
  filter: Wanted = {},
  withPrivateFeedback = false,
  from = server,
): Promise<string> {
  const sorted = { sortBy: 'date', sortOrder: 'desc', ...filter } as const;
  const options = { format, withPrivateFeedback };
  return (await Array.fromAsync(exportReviews(from.app.context, systemActor, sorted, options))).join('');
}

/** The records of a CSV export by column. */
async function records(text: string): Promise<Record<string, string>[]> {
  async function* chunks(): AsyncGenerator<string> {
    yield text.slice(1);
  }
  const [head, ...rows] = await Array.fromAsync(csvRows(chunks()));
  return rows.map(({ cells }) =>
    Object.fromEntries(cells.map((cell, index) => [head?.cells[index] ?? '', cell])),
  );
}

async function listed(query: string): Promise<Review[]> {
  const rows: Review[] = [];
  for (;;) {
    const path = `/reviews/hostaway?limit=100&offset=${rows.length}&${query}`;
    const { reviews, total } = (await manager.get<ReviewList>(path)).data;
    rows.push(...reviews);
    if (rows.length >= total) return rows;
  }
}

describe('an export as NDJSON', () => {
  test.each<[string, Wanted]>([
    ['', {}],
    ['rating=4&sortBy=rating&sortOrder=asc', { rating: 4, sortBy: 'rating', sortOrder: 'asc' }],
    ['channel=Airbnb&sortBy=guestName', { channel: 'Airbnb', sortBy: 'guestName' }],
    ['search=KITCHEN&sortBy=listingName', { search: 'KITCHEN', sortBy: 'listingName' }],
    ['listingId=2&approved=false', { listingId: 2 as ListingId, approved: false }],
    ['startDate=2026-01-01&endDate=2026-03-31', { startDate: '2026-01-01', endDate: '2026-03-31' }],
  ])('contains the same reviews as the list call for "%s", in the same order', async (query, filter) => {
    const lines = (await exported('ndjson', filter)).split('\n').slice(0, -1);
    // The call returns more fields for managers.
    expect(await listed(query)).toMatchObject(lines.map((line) => JSON.parse(line)));
  });
});

describe('an export as CSV', () => {
  test('has one record per review and shows accents correctly in a spreadsheet', async () => {
    const text = await exported('csv');
    expect(text.startsWith('\uFEFFid,source,review_id,listing,')).toBe(true);
    expect(text.replaceAll('\r\n', '')).not.toContain('\r');
    const reviews = await listed('');
    const rows = await records(text);
    expect(rows.map((row) => Number(row.review_id))).toEqual(reviews.map(({ id }) => id));
    expect(rows.map((row) => row.guest)).toEqual(reviews.map(({ guestName }) => guestName));
    expect(rows.map((row) => (row.stars === '' ? null : Number(row.stars)))).toEqual(
      reviews.map(({ rating }) => rating),
    );
    expect(new Set(rows.map((row) => row.status))).toEqual(new Set(['pending']));
  });

  test('contains private feedback only when requested', async () => {
    const feedback = server.hostaway.data.reviews.flatMap(({ privateFeedback }) => privateFeedback ?? []);
    expect(feedback.length).toBeGreaterThan(10);
    const quiet = (await exported('csv')) + (await exported('ndjson'));
    expect(feedback.filter((text) => quiet.includes(text))).toEqual([]);
    expect(/private_?feedback/i.test(quiet)).toBe(false);
    const rows = await records(await exported('csv', {}, true));
    expect(rows.filter((row) => row.private_feedback !== '').length).toBeGreaterThan(10);
  });

  test('escapes formulas for spreadsheets, and an import restores them', async () => {
    const text = '=HYPERLINK("http://evil.example";"Refund")';
    const row = newReview({
      id: 97_000_001,
      listingMapId: server.hostaway.data.listings[0]?.id,
      publicReview: text,
      reviewerName: '@SUM(A1:A9)',
      revieweeResponse: '+1, thanks',
    });
    await importInto(withoutSync(server), await folder.write('formula.json', JSON.stringify([row])));
    const one = await exported('csv', { search: 'evil.example' });
    expect(await records(one)).toMatchObject([
      { text: `'${text}`, guest: "'@SUM(A1:A9)", response: "'+1, thanks" },
    ]);
    const again = await importInto(withoutSync(server), await folder.write('formula.csv', one));
    expect(again.counts).toMatchObject({ read: 1, unchanged: 1 });
    expect(await listed('search=evil.example')).toMatchObject([
      { reviewText: text, guestName: '@SUM(A1:A9)', response: { text: '+1, thanks' } },
    ]);
  });

  test('leaves out withdrawn reviews', async () => {
    const [first] = await listed('');
    const [row] = await records(await exported('csv'));
    await server.app.context.storage.transact((tx) =>
      tx.reviews.withdraw('hostaway', [row?.id ?? ''], 'It is no longer there.'),
    );
    expect((await records(await exported('csv')))[0]?.review_id).not.toBe(String(first?.id));
  });
});

describe('an exported CSV file', () => {
  test('changes nothing when it is imported again', async () => {
    const file = await folder.write('same.csv', await exported('csv', {}, true));
    const { counts } = await importInto(withoutSync(server), file);
    expect(counts).toMatchObject({ added: 0, changed: 0, failed: 0, unchanged: counts.read });
    // A file without the private feedback does not delete it either.
    const quiet = await importInto(
      withoutSync(server),
      await folder.write('quiet.csv', await exported('csv')),
    );
    expect(quiet.counts).toEqual(counts);
  });

  test('creates the same reviews in another installation, all pending', async () => {
    const other = await openTestServer({ environment });
    try {
      // The first start has synced the account, so its listings exist.
      await withoutTriggers(other.app.database.pool, 'truncate reviews cascade');
      const [approved] = await listed('');
      await manager.put(`/reviews/hostaway/${approved?.id}/approve`, { isApproved: true });
      const text = await exported('csv', { sortBy: 'guestName' }, true);
      const { counts } = await importInto(withoutSync(other), await folder.write('moved.csv', text));
      expect(counts).toMatchObject({ added: counts.read, failed: 0, quarantined: 0 });
      const content = async (from: TestServer) => {
        const rows = await records(await exported('csv', {}, true, from));
        return rows
          .map(({ review_id, status, origin, ...row }) => row)
          .toSorted((a, b) => Number(a.id) - Number(b.id));
      };
      expect(await content(other)).toEqual(await content(server));
      expect(await exported('csv', { approved: true }, false, other)).not.toContain('\r\n1');
    } finally {
      await other.close();
    }
  });
});

test('an export that is aborted leaves no open transaction', async () => {
  const sorted = { sortBy: 'date', sortOrder: 'desc' } as const;
  for await (const text of exportReviews(server.app.context, systemActor, sorted, {
    format: 'csv',
    withPrivateFeedback: false,
  })) {
    if (text.includes('\r\n1')) break;
    if (text.length > 10_000) break;
  }
  // A background job may have one for a moment.
  const open = async () => {
    const { rows } = await server.app.database.pool.query(
      "select count(*)::int as open from pg_stat_activity where datname = current_database() and state like 'idle in%'",
    );
    return rows[0].open;
  };
  await expect.poll(open).toBe(0);
});
