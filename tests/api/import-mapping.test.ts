import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ReviewList } from '#contract/reviews/reviews.ts';
import type { Inspection } from '#contract/sources/file-mapping.ts';
import type { ImportResult } from '#contract/sources/review-files.ts';
import type { FileMapping } from '#domain/sources/file-mapping.ts';
import { addUser, setRole } from '#services/accounts/users.ts';
import { type ApiClient, signedInClient } from '#tests/support/api-client.ts';
import { openTestServer, type TestServer } from '#tests/support/test-server.ts';

const PASSWORD = 'kite orbit mugs';
let server: TestServer;
let manager: ApiClient;
beforeAll(async () => {
  server = await openTestServer({
    environment: { SYNC_INTERVAL_MINUTES: '10080', TIME_ZONE: 'Europe/Lisbon' },
  });
  manager = await signedInClient(server.origin);
});
afterAll(() => server.close());

const send = <Data>(
  path: string,
  file: string,
  content: string | Buffer,
  query: Record<string, string> = {},
) =>
  manager.call<Data>('POST', `${path}?${new URLSearchParams({ name: file, ...query })}`, {
    rawBody: content as string,
    headers: { 'content-type': 'application/octet-stream' },
  });
const inspect = (file: string, content: string, query = {}) =>
  send<Inspection>('/reviews/import/inspect', file, content, query);
const upload = (file: string, content: string, query = {}) =>
  send<ImportResult>('/reviews/import', file, content, query);
const errorIn = (text: string) => (JSON.parse(text) as { error: string }).error;
const json = (mapping: FileMapping) => ({ mapping: JSON.stringify(mapping) });
const found = async (search: string) =>
  (await manager.get<ReviewList>(`/reviews/hostaway?limit=100&search=${encodeURIComponent(search)}`)).data
    .reviews;
const listing = () => {
  const [first] = server.hostaway.data.listings;
  if (!first) throw new Error('no listing');
  return first.name;
};
/** The id of the first listing in this product. */
const listingId = async () => {
  const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
  return data.listings[0]?.id ?? 0;
};

const BOOKING =
  'Review date,Guest name,Reservation number,Review title,Positive review,Negative review,Review score,Staff,Cleanliness,Location,Facilities,Comfort,Value for money,Property reply';
const booking = (text: string) => `${BOOKING}\n2026-05-04 09:30:00,Ana,4497578795,,${text},,9,10,8,,,,,\n`;

describe('the export of a channel', () => {
  test('is recognized, and needs a property before it is imported', async () => {
    const { data } = await inspect('export.csv', booking('Heron view'));
    expect(data).toMatchObject({
      format: 'columns',
      origin: 'known',
      name: 'Booking.com',
      missing: ['listing'],
    });
    expect(data.preview).toMatchObject([
      {
        at: 2,
        problem: null,
        review: { guestName: 'Ana', rating: 4.5, channel: 'Booking.com', listingName: null },
      },
    ]);
    const { status, text } = await upload('export.csv', booking('Heron view'));
    expect([status, errorIn(text)]).toEqual([
      400,
      'Before the import, choose the property or the column with its name.',
    ]);
  });

  test('is imported for a property, twice without adding anything', async () => {
    const id = await listingId();
    const query = { listingId: String(id) };
    expect((await upload('export.csv', booking('Heron view'), query)).data.counts).toMatchObject({
      added: 1,
      failed: 0,
    });
    expect((await upload('again.csv', booking('Heron view'), query)).data.counts).toMatchObject({
      added: 0,
      unchanged: 1,
    });
    const [review] = await found('Heron view');
    expect(review).toMatchObject({
      listingId: id,
      channel: 'Booking.com',
      rating: 4.5,
      reviewDate: '2026-05-04T08:30:00.000Z',
      isApproved: false,
    });
    const { rows } = await server.app.database.pool.query(
      `select source, upstream_id, channel_reservation_id from reviews where upstream_id = '4497578795'`,
    );
    expect(rows).toEqual([
      { source: 'booking-com', upstream_id: '4497578795', channel_reservation_id: '4497578795' },
    ]);
  });

  test('asks how its dates are written if a spreadsheet has rewritten them', async () => {
    const rewritten = booking('x').replace('2026-05-04 09:30:00', '04/05/2026');
    expect((await inspect('export.csv', rewritten)).data.missing).toEqual(['dateFormat', 'listing']);
  });
});

const OWN = (rows: string[], header = 'Nummer;Gast;Objekt;Datum;Punkte;Kommentar') =>
  [header, ...rows].join('\r\n');
const mapping = (change: Partial<FileMapping> = {}): FileMapping => ({
  columns: {
    id: 'Nummer',
    guest: 'Gast',
    listing: 'Objekt',
    date: 'Datum',
    rating: 'Punkte',
    text: 'Kommentar',
  },
  ratingScale: 10,
  dateFormat: 'day-first',
  channel: 'Airbnb',
  source: 'old-desk',
  ...change,
});
const rows = (text: string) =>
  OWN([
    `1;Ana;${listing()};04.05.2026;8,5;${text}`,
    `2;Ben;Nowhere;05.05.2026;9;${text}`,
    `3;Cleo;${listing()};06.05.2026;11;${text}`,
  ]);

describe('a file with unknown columns', () => {
  test('is described with guesses, and what is missing', async () => {
    const { data } = await inspect('airbnb.csv', rows('Otter'));
    expect(data).toMatchObject({
      format: 'columns',
      origin: 'guessed',
      name: null,
      remembered: null,
      mapping: {
        columns: { guest: 'Gast', date: 'Datum', text: 'Kommentar' },
        dateFormat: null,
        channel: 'Airbnb',
      },
      preview: [],
    });
    expect(data.columns[4]).toEqual({ name: 'Punkte', samples: ['8,5', '9', '11'] });
    expect(data.missing).toEqual(expect.arrayContaining(['dateFormat', 'source', 'listing']));
  });

  test('is shown as it would be stored, with the problem of each row', async () => {
    const { data } = await inspect('airbnb.csv', rows('Otter'), json(mapping()));
    expect(data).toMatchObject({ origin: 'given', missing: [] });
    expect(data.preview).toEqual([
      {
        at: 2,
        problem: null,
        review: expect.objectContaining({
          guestName: 'Ana',
          reviewText: 'Otter',
          rating: 4.3,
          listingName: listing(),
          reviewDate: '2026-05-03T23:00:00.000Z',
        }),
      },
      {
        at: 3,
        problem: 'no property has the name "Nowhere"',
        review: expect.objectContaining({ listingName: null }),
      },
      { at: 4, problem: '"Punkte" is "11"; it must be a number from 0 to 10', review: null },
    ]);
  });

  test('is refused until it is known what its columns are', async () => {
    const { status, text } = await upload('desk.csv', rows('Otter'));
    expect([status, errorIn(text)]).toEqual([
      400,
      expect.stringContaining('has unknown columns: "Nummer", "Gast"'),
    ]);
    expect(await found('Otter')).toEqual([]);
  });

  test.each([
    ['{x', 'The mapping is not JSON.'],
    ['[]', 'The mapping is invalid'],
    [JSON.stringify({ ...mapping(), colour: 1 }), 'colour'],
    [JSON.stringify(mapping({ columns: { date: 'Datum', text: 'Text' } })), 'The file has no column "Text"'],
    [
      JSON.stringify(mapping({ columns: { date: 'Datum', text: 'Datum' } })),
      'The mapping uses the column "Datum" twice.',
    ],
    [JSON.stringify(mapping({ dateFormat: null })), 'Before the import, choose how dates are written.'],
    [JSON.stringify(mapping({ source: 'demo' })), 'choose the system'],
  ])('with the mapping %s is refused', async (given, message) => {
    const { status, text } = await upload('desk.csv', rows('Otter'), { mapping: given });
    expect([status, errorIn(text)]).toEqual([400, expect.stringContaining(message)]);
  });

  test('is imported by its mapping, which a check does not remember and an import does', async () => {
    const check = await upload('desk.csv', rows('Otter'), { ...json(mapping()), dryRun: 'true' });
    expect(check.data).toMatchObject({ counts: { read: 3, added: 1, failed: 2 } });
    expect((await inspect('desk.csv', rows('Otter'))).data.remembered).toBeNull();

    expect((await upload('desk.csv', rows('Otter'), json(mapping()))).data.counts).toMatchObject({
      added: 1,
      failed: 2,
    });
    expect(await found('Otter')).toMatchObject([{ guestName: 'Ana', rating: 4.3, channel: 'Airbnb' }]);
    const { data } = await inspect('later.csv', rows('Otter two'));
    expect(data).toMatchObject({
      origin: 'remembered',
      remembered: { by: 'manager', mapping: mapping() },
      mapping: mapping(),
      missing: [],
    });
    expect((await upload('later.csv', rows('Otter two'))).data.counts).toMatchObject({
      added: 0,
      changed: 1,
    });
  });

  test('does not replace reviews of another property whose ids it repeats', async () => {
    const { data } = await manager.get<ReviewList>('/reviews/hostaway?limit=1');
    const other = data.listings.find(({ name }) => name !== listing())?.name ?? '';
    const numbered = (rows: string[]) => OWN(rows, 'No.;Gast;Objekt;Datum;Punkte;Kommentar');
    const columns = { ...mapping().columns, id: 'No.' };
    const byNumber = json(mapping({ columns, source: 'numbered' }));
    await upload('a.csv', numbered([`1;Ana;${listing()};04.05.2026;8;Marten`]), byNumber);

    const second = numbered([`1;Ben;${other};05.05.2026;2;Marten`, `2;Cleo;${other};06.05.2026;9;Polecat`]);
    for (const query of [{ ...byNumber, dryRun: 'true' }, byNumber]) {
      const { data: result } = await upload('b.csv', second, query);
      expect(result).toMatchObject({
        counts: { read: 2, added: 1, changed: 0, unchanged: 0, failed: 1 },
        problems: [
          { at: 2, reason: expect.stringContaining('id 1 is that of a review of another property') },
        ],
      });
    }
    expect(await found('Marten')).toMatchObject([{ guestName: 'Ana', listingName: listing() }]);
    expect(await found('Polecat')).toMatchObject([{ guestName: 'Cleo', listingName: other }]);
    // The same review may be moved.
    await upload('a.csv', numbered([`1;Ana;${other};04.05.2026;8;Marten`]), byNumber);
    expect(await found('Marten')).toMatchObject([{ guestName: 'Ana', listingName: other }]);
  });

  test('with other columns needs its own mapping', async () => {
    const other = OWN([`1;Ana;${listing()};04.05.2026;8;Badger`], 'Nr;Gast;Objekt;Datum;Punkte;Kommentar');
    expect((await inspect('other.csv', other)).data.origin).toBe('guessed');
  });

  test('can be mapped again, and its mapping forgotten once', async () => {
    const changed = mapping({ channel: 'VRBO' });
    await upload('desk.csv', rows('Otter three'), json(changed));
    const { remembered, mapping: used } = (await inspect('desk.csv', rows('x'))).data;
    expect(used).toEqual(changed);
    const path = `/reviews/import/mappings/${remembered?.id}`;
    expect((await manager.call('DELETE', path)).data).toEqual({ source: 'old-desk' });
    expect((await manager.call('DELETE', path)).status).toBe(404);
    expect((await inspect('desk.csv', rows('x'))).data.origin).toBe('guessed');
  });
});

test('a file whose columns are ours takes no mapping', async () => {
  const { status, text } = await upload('ours.csv', 'id,date\n1,2026-05-04\n', json(mapping()));
  expect([status, errorIn(text)]).toEqual([400, 'This file needs no mapping: its columns are known.']);
  expect((await inspect('ours.csv', 'id,date\n')).data).toMatchObject({ format: 'own', mapping: null });
  expect((await inspect('ours.json', '[]')).data).toMatchObject({ format: 'hostaway', mapping: null });
});

test('the worst file is described quickly or refused', async () => {
  const wide = Array.from({ length: 200 }, (_, index) => `rating date guest check in ${index}`).join(',');
  const { data } = await inspect('wide.csv', `${wide}\n${'5,'.repeat(199)}5\n`);
  expect(data.columns).toHaveLength(200);
  const { status, text } = await inspect('quote.csv', `a,b\n"${'x'.repeat(900_000)}`);
  expect([status, errorIn(text)]).toEqual([400, expect.stringContaining('never closed')]);
});

test('responders and viewers may neither inspect files nor forget mappings', async () => {
  await addUser(server.app.context, { username: 'rita', name: 'Rita', password: PASSWORD });
  await setRole(server.app.context, 'rita', 'responder');
  const rita = await signedInClient(server.origin, 'rita', PASSWORD);
  const { status } = await rita.call('POST', '/reviews/import/inspect?name=x.csv', { rawBody: 'a,b\n' });
  expect(status).toBe(403);
  expect((await rita.call('DELETE', '/reviews/import/mappings/1')).status).toBe(403);
});

test('the same limits of text apply: what cannot be read is refused', async () => {
  const latin = await send<Inspection>(
    '/reviews/import/inspect',
    'latin.csv',
    Buffer.from('Gast;Text\nJosé;Größe\n', 'latin1'),
  );
  expect(latin.data.columns).toEqual([
    { name: 'Gast', samples: ['José'] },
    { name: 'Text', samples: ['Größe'] },
  ]);
  const { text } = await send(
    '/reviews/import/inspect',
    'picture.csv',
    Buffer.from('89504e470d0a1a0a0000000d', 'hex'),
  );
  expect(errorIn(text)).toBe('picture.csv is not text.');
});
