import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { systemActor } from '#domain/accounts/actor.ts';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import { importReviews } from '#services/sources/import-reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { newReview } from '#simulators/hostaway/records.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { type Folder, importInto, openFolder, withoutSync } from '#tests/support/review-file.ts';
import { saying } from '#tests/support/saying.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

let server: TestServer;
let folder: Folder;
let manager: ApiClient;
let nextId = 96_000_000;

beforeAll(async () => {
  server = await openTestServer({ environment: { SYNC_INTERVAL_MINUTES: '10080' } });
  folder = await openFolder();
  manager = await signedInClient(server.origin);
});
afterAll(async () => {
  await server.close();
  await folder.close();
});

/** Most files here are Hostaway's, which only admins import, and only where no sync is configured. */
const unsynced = () => withoutSync(server);
const json = (value: unknown) => folder.write(`${nextId++}.json`, JSON.stringify(value));
const csv = (...lines: string[]) => folder.write(`${nextId++}.csv`, lines.join('\r\n'));
const total = async () => (await manager.get<ReviewList>('/reviews/hostaway?limit=1')).data.total;
const found = async (text: string): Promise<Review[]> =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&search=${encodeURIComponent(text)}`)).data
    .reviews;
const quarantined = () => server.app.context.storage.quarantinedRows.count('hostaway');
const listing = () => {
  const [first] = server.hostaway.data.listings;
  if (!first) throw new Error('no listing');
  return first;
};
/** A complete new review as Hostaway sends it, with a word that finds it. */
const hostawayReview = (word: string) =>
  newReview({ id: nextId++, listingMapId: listing().id, publicReview: `Lovely, ${word}.`, channelId: 2018 });

describe('a file from Hostaway', () => {
  test('with reviews of a sync changes nothing', async () => {
    const { counts, problems } = await importInto(
      unsynced(),
      await json({ status: 'success', result: server.hostaway.data.reviews }),
    );
    expect(counts).toMatchObject({ added: 0, changed: 0, unchanged: await total(), failed: 0 });
    // The account has reviews of a deleted listing, which the sync has quarantined.
    expect(problems).toHaveLength(await quarantined());
    expect(counts.quarantined).toBe(await quarantined());
    expect(counts.read).toBe(server.hostaway.data.reviews.length);
  });

  test.each(['envelope', 'bare list', 'lines'])(
    'brings new reviews as pending, once, as %s',
    async (form) => {
      const word = `tapir${nextId}`;
      const rows = [hostawayReview(word), hostawayReview(word)];
      const file =
        form === 'lines'
          ? await folder.write(`${word}.ndjson`, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
          : await json(form === 'envelope' ? { status: 'success', result: rows, count: 2 } : rows);
      expect((await importInto(unsynced(), file)).counts).toMatchObject({ read: 2, added: 2 });
      expect(await found(word)).toMatchObject([
        { isApproved: false, channel: 'Airbnb' },
        { isApproved: false },
      ]);
      expect((await importInto(unsynced(), file)).counts).toMatchObject({
        read: 2,
        added: 0,
        changed: 0,
        unchanged: 2,
      });
    },
  );

  test('adds reviews that a sync removes only after it has found them once', async () => {
    const word = `okapi${nextId}`;
    const row = hostawayReview(word);
    await importInto(unsynced(), await json([row]));
    await runSync(server.app.context);
    expect(await found(word)).toHaveLength(1);
    server.hostaway.data.reviews.push(row);
    await runSync(server.app.context);
    server.hostaway.data.reviews.pop();
    await runSync(server.app.context);
    expect(await found(word)).toEqual([]);
  });

  test('does not restore withdrawn reviews, as its dry run reports; a later sync does', async () => {
    const word = `bongo${nextId}`;
    const row = hostawayReview(word);
    const { reviews } = server.hostaway.data;
    reviews.push(row);
    await runSync(server.app.context);
    reviews.pop();
    await runSync(server.app.context);
    for (const [file, changed] of [
      [await json([row]), 0],
      [await json([{ ...row, publicReview: `An older ${word}.` }]), 1],
    ] as const) {
      for (const dryRun of [true, false]) {
        const { counts } = await importInto(unsynced(), file, { dryRun });
        expect(counts).toMatchObject({ added: 0, changed, unchanged: 1 - changed });
      }
      expect(await found(word)).toEqual([]);
    }
    reviews.push(row);
    expect(await runSync(server.app.context)).toMatchObject({ changed: 1 });
    expect(await found(word)).toMatchObject([{ reviewText: row.publicReview, isApproved: false }]);
    reviews.pop();
  });

  test('in the abbreviated format finds its listing by name and keeps stored fields', async () => {
    const { reservationId, listingMapId, channelId, privateFeedback, ...short } = hostawayReview('okapi');
    const { name, externalListingName } = listing();
    await importInto(unsynced(), await json([{ ...short, listingMapId, channelId }]));
    const edited = { ...short, listingName: externalListingName, publicReview: 'Lovely, okapi and all.' };
    const { counts, problems } = await importInto(unsynced(), await json([edited]));
    expect([problems, counts.changed]).toEqual([[], 1]);
    expect(await found('okapi and all')).toMatchObject([{ listingName: name, channel: 'Airbnb' }]);
  });

  test('skips rows that are not guest reviews and counts the reasons', async () => {
    const rows = [
      { ...hostawayReview('dodo'), type: 'host-to-guest' },
      { ...hostawayReview('dodo'), status: 'awaiting' },
      { ...hostawayReview('dodo'), isHidden: 1 },
    ];
    const { counts } = await importInto(unsynced(), await json(rows));
    expect(counts).toMatchObject({
      added: 0,
      failed: 0,
      skipped: { 'host-to-guest': 1, 'not-published': 1, hidden: 1 },
    });
    expect(await found('dodo')).toEqual([]);
  });
});

describe('a CSV file', () => {
  test('adds reviews of its own source, with the listing found by id or name', async () => {
    const { id, name } = listing();
    const file = await csv(
      'ID,Date,Guest,Text,Rating,Listing,Listing name,Channel',
      `a-1,2026-01-05 10:00:00,José,"Zebra, striped",4.5,${id},,vrbo`,
      `a-2,2026-01-06,Zoë,Zebra too,,,"${name.toUpperCase()}",`,
    );
    expect((await importInto(unsynced(), file)).counts).toMatchObject({ read: 2, added: 2 });
    expect(await found('zebra')).toMatchObject([
      { guestName: 'Zoë', rating: null, channel: 'Unknown', listingName: name, isApproved: false },
      { guestName: 'José', reviewText: 'Zebra, striped', rating: 4.5, channel: 'VRBO', listingName: name },
    ]);
    expect((await importInto(unsynced(), file)).counts).toMatchObject({ unchanged: 2 });
    expect((await importInto(unsynced(), file, { source: 'old-system' })).counts).toMatchObject({ added: 2 });
  });

  test('reports each line that fails and imports the others', async () => {
    const { id } = listing();
    const { counts, problems } = await importInto(
      unsynced(),
      await csv(
        'id,date,text,rating,listing',
        `b-1,2026-01-05,"Gnu in`,
        `two lines",5,${id}`,
        `b-2,yesterday,Gnu,5,${id}`,
        `b-3,2026-01-05,Gnu,7,${id}`,
        `b-4,2026-01-05,Gnu,5,12`,
        `b-5,2026-01-05,Gnu,5,${id}`,
      ),
    );
    expect(counts).toMatchObject({ read: 5, added: 2, failed: 3, quarantined: 0 });
    expect(problems).toEqual([
      expect.stringMatching(/^line 4 failed: date is "yesterday"/),
      expect.stringMatching(/^line 5 failed: rating is "7"; it must be a number from 0 to 5/),
      expect.stringMatching(
        /^line 6 failed: no property has the id "12"; choose a property under "Property for reviews of unknown/,
      ),
    ]);
  });

  test('without a column keeps the stored value, and an empty cell clears it', async () => {
    const { id } = listing();
    const head = 'id,date,text,rating,listing,guest,response,private_feedback';
    await importInto(unsynced(), await csv(head, `c-1,2026-01-05,Wombat,5,${id},Ana,Thanks!,The tap drips.`));
    await importInto(unsynced(), await csv('id,date,text,listing', `c-1,2026-01-05,Wombat!,${id}`));
    expect(await found('wombat')).toMatchObject([
      { reviewText: 'Wombat!', rating: 5, guestName: 'Ana', response: { text: 'Thanks!' } },
    ]);
    const known = await server.app.context.storage.reviews.byUpstreamIds('import', ['c-1']);
    expect(known.get('c-1')?.review.privateFeedback).toBe('The tap drips.');
    await importInto(unsynced(), await csv('id,date,listing,response', `c-1,2026-01-05,${id},`));
    expect((await found('wombat'))[0]).not.toHaveProperty('response');
  });
});

describe('a source that a CSV file names', () => {
  const file = async (word: string) => {
    const { id } = listing();
    const row = (key: string, source: string) => `${key}-${word},2026-01-05,${word},${id},${source}`;
    return csv(
      'id,date,text,listing,source',
      row('g-1', 'demo'),
      row('g-2', 'Old System'),
      row('g-3', 'old-system'),
      row('g-4', ''),
    );
  };

  test('must be valid for --source, else its row fails', async () => {
    const { counts, problems } = await importInto(unsynced(), await file('serval'));
    expect(counts).toMatchObject({ read: 4, added: 2, failed: 2 });
    expect(problems).toEqual([
      expect.stringMatching(/^line 2 failed: source is "demo"; .* not "demo", whose reviews are invented$/),
      expect.stringMatching(/^line 3 failed: source is "Old System"; it must be up to 40 lower-case letters/),
    ]);
  });
});

describe('an id that is in a file twice', () => {
  test('is one review if the content is the same, else the second row fails', async () => {
    const { id } = listing();
    const { counts, problems } = await importInto(
      unsynced(),
      await csv(
        'id,date,text,listing',
        `d-1,2026-01-05,Emu,${id}`,
        `d-1,2026-01-05,Emu,${id}`,
        `d-1,2026-01-05,Another emu,${id}`,
      ),
    );
    expect(counts).toMatchObject({ read: 3, added: 1, repeated: 1, failed: 1 });
    expect(problems).toEqual(['line 4 failed: id d-1 is already in line 2 with other content']);
    expect(await found('emu')).toMatchObject([{ reviewText: 'Emu' }]);
  });

  test('is recognized when its rows are in different batches', async () => {
    const { id } = listing();
    const rows = Array.from({ length: 1500 }, (_, n) => `e-${n % 1400},2026-01-05,Ibex ${n % 1400},${id}`);
    const { counts } = await importInto(unsynced(), await csv('id,date,text,listing', ...rows));
    expect(counts).toMatchObject({ read: 1500, added: 1400, repeated: 100, changed: 0, failed: 0 });
  });
});

describe('an import', () => {
  test('that changes an approved review makes it pending, with the reason in its history', async () => {
    const row = hostawayReview('kudu');
    await importInto(unsynced(), await json([row]));
    const [review] = await found('kudu');
    await manager.put(`/reviews/hostaway/${review?.id}/approve`, { isApproved: true });
    expect((await importInto(unsynced(), await json([row]))).counts.unchanged).toBe(1);
    expect(await found('kudu')).toMatchObject([{ isApproved: true }]);
    await importInto(unsynced(), await json([{ ...row, publicReview: 'Dreadful kudu.' }]));
    expect(await found('kudu')).toMatchObject([{ isApproved: false, reviewText: 'Dreadful kudu.' }]);
    const history = await server.app.context.storage.decisions.list(review?.id as ReviewId);
    expect(history.at(-1)).toMatchObject({
      from: 'approved',
      to: 'none',
      cause: 'import',
      by: 'system',
      reason: expect.stringContaining('import'),
    });
  });

  test('with --dry-run reports what it would do and changes nothing', async () => {
    const row = hostawayReview('yak');
    await importInto(unsynced(), await json([row]));
    const before = [await total(), await quarantined()];
    const file = await json([
      row,
      { ...row, id: nextId++ },
      { ...row, id: nextId++, listingMapId: 5 },
      { ...row, id: null },
    ]);
    const dry = await importInto(unsynced(), file, { dryRun: true });
    expect(dry.counts).toMatchObject({
      read: 4,
      added: 1,
      changed: 0,
      unchanged: 1,
      quarantined: 1,
      failed: 1,
    });
    expect([await total(), await quarantined()]).toEqual(before);
    const edited = await json([{ ...row, rating: 2 }]);
    expect((await importInto(unsynced(), edited, { dryRun: true })).counts).toMatchObject({ changed: 1 });
    expect((await importInto(unsynced(), edited)).counts).toMatchObject({ changed: 1 });
  });

  test('stores each batch completely or not at all, and stops at the first failure', async () => {
    await server.app.database.pool.query(
      "alter table reviews add constraint no_gecko check (review_text not like '%gecko%')",
    );
    const { id } = listing();
    const rows = Array.from(
      { length: 2500 },
      (_, n) => `f-${n},2026-01-05,${n === 1700 ? 'gecko' : 'Lynx'},${id}`,
    );
    const file = await csv('id,date,text,listing', ...rows);
    await expect(importInto(unsynced(), file)).rejects.toThrow('no_gecko');
    const { rows: stored } = await server.app.database.pool.query(
      "select count(*)::int as count from reviews where upstream_id like 'f-%'",
    );
    expect(stored).toEqual([{ count: 1000 }]);
    await server.app.database.pool.query('alter table reviews drop constraint no_gecko');
    expect((await importInto(unsynced(), file)).counts).toMatchObject({
      read: 2500,
      added: 1500,
      unchanged: 1000,
    });
  });

  test('keeps only a few megabytes of text in memory', async () => {
    const { id } = listing();
    const rows = Array.from({ length: 12 }, (_, n) => `h-${n},2026-01-05,${'x'.repeat(900_000)},${id}`);
    const file = await csv('id,date,text,listing', ...rows);
    const read: number[] = [];
    const outcome = await importReviews(
      server.app.context,
      systemActor,
      { file, dryRun: true, source: null, listingId: null, mapping: null },
      { onProgress: (counts) => read.push(counts.read), onProblem() {} },
    );
    expect(outcome.counts).toMatchObject({ read: 12, added: 12 });
    expect(read).toEqual([5, 10, 12]);
  });

  test('is rejected while a sync is running', async () => {
    const file = await json([hostawayReview('heron')]);
    await server.app.context.storage.exclusively('sync', async () => {
      await expect(importInto(unsynced(), file)).rejects.toThrow(
        saying('A sync or another import is running'),
      );
      expect((await importInto(unsynced(), file, { dryRun: true })).counts.added).toBe(1);
    });
    expect(await found('heron')).toEqual([]);
  });

  test.each([
    [{ source: 'Old System' }, 'The source is "Old System"'],
    [{ source: 'demo' }, 'The source is "demo"'],
    [{ listingId: 987_654 as ListingId }, 'There is no listing 987654.'],
  ])('with %j is rejected', async (options, expected) => {
    await expect(importInto(unsynced(), await json([]), options)).rejects.toThrow(saying(expected));
  });
});

describe('a file without reviews', () => {
  test.each<[string, string, () => string | Buffer, string]>([
    ['empty', 'empty.json', () => '', 'is empty.'],
    ['blank', 'blank.csv', () => ' \n\n', 'is empty.'],
    ['a picture', 'picture.csv', () => Buffer.from('89504e470d0a1a0a0000000d', 'hex'), 'is not text.'],
    ['of another encoding', 'latin.csv', () => Buffer.from('id,date\nJos\x81', 'latin1'), 'is not text.'],
    ['UTF-16 without a mark', 'utf16.csv', () => Buffer.from('id,date', 'utf16le'), 'is not text.'],
    ['of unknown columns', 'other.csv', () => 'name,price\nx,1', 'has unknown columns: "name", "price".'],
    ['an error of Hostaway', 'fail.json', () => '{"status":"fail","message":"no"}', 'has no list of reviews'],
    ['a web page', 'page.json', () => '<!doctype html><html></html>', 'is not JSON before its list'],
  ])('is rejected because it is %s', async (_what, name, content, expected) => {
    const before = await total();
    const reading = importInto(unsynced(), await folder.write(name, content()));
    const refused = await reading.then(
      ({ readError, counts }) => (counts.read === 0 ? readError : null),
      (error: unknown) => error,
    );
    expect(refused).toEqual(saying(expected));
    expect(await total()).toBe(before);
  });

  test('is rejected when it is a folder or does not exist', async () => {
    await expect(importInto(unsynced(), folder.folder)).rejects.toThrow(saying('is a folder, not a file.'));
    await expect(importInto(unsynced(), `${folder.folder}/none.csv`)).rejects.toThrow(
      saying('does not exist.'),
    );
  });

  test.each<[string, string, string]>([
    ['is cut off', ',{"id":12', 'is cut off in row 2501.'],
    ['stops being JSON', ' oops]', 'is not JSON in row 2501.'],
    [
      'has a row of ten megabytes',
      `,{"id":12,"publicReview":"${'x'.repeat(10_000_000)}"}]`,
      'has a row of more than 1 MB (row 2501)',
    ],
  ])('to its end because it %s imports the complete batches before', async (_what, end, expected) => {
    const word = `gull${nextId}`;
    const rows = Array.from({ length: 2500 }, () => hostawayReview(word));
    const file = await folder.write(`${word}.json`, `${JSON.stringify(rows).slice(0, -1)}${end}`);
    const { counts, readError } = await importInto(unsynced(), file);
    expect(readError).toEqual(saying(expected));
    expect(counts).toMatchObject({ read: 2000, added: 2000 });
    const whole = await folder.write(`${word}-whole.json`, JSON.stringify(rows));
    expect((await importInto(unsynced(), whole)).counts).toMatchObject({ added: 500, unchanged: 2000 });
  });
});
