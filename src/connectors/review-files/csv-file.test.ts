import { describe, expect, test } from 'vitest';
import { saying } from '#tests/support/saying.ts';
import { openCsv } from './csv-file.ts';
import type { FileRow } from './review-file.ts';

async function rowsOf(text: string): Promise<FileRow[]> {
  async function* chunks(): AsyncGenerator<string> {
    yield text;
  }
  return Array.fromAsync((await openCsv(chunks())).rows(null));
}

/** The row of a file that has these columns and one record. */
async function rowOf(cells: Record<string, string>): Promise<FileRow> {
  const quoted = (values: string[]) => values.map((value) => `"${value.replaceAll('"', '""')}"`).join(',');
  const all = { id: '7', date: '2026-05-04', ...cells };
  const [row] = await rowsOf(`${quoted(Object.keys(all))}\n${quoted(Object.values(all))}\n`);
  if (!row) throw new Error('no row');
  return row;
}

async function reviewOf(cells: Record<string, string>) {
  const { translated } = await rowOf(cells);
  if (translated.kind !== 'review') throw new Error(translated.detail);
  return translated.review;
}

describe('a CSV record', () => {
  test('is translated to a review', async () => {
    const row = await rowOf({
      source: 'old-system',
      listing: '40201',
      listing_name: 'Harbour Loft',
      guest: 'José',
      text: "'=Lovely",
      rating: '4.6',
      categories: '{"cleanliness": 5, "location": "4.5"}',
      channel: 'booking.COM',
      date: '2026-05-04 09:30:00',
      arrival_date: '2026-04-28',
      departure_date: '2026-05-02',
      reservation: '9000007',
      channel_reservation: 'HMR7',
      response: 'Thank you!',
      response_date: '2026-05-05T10:00:00+02:00',
      private_feedback: 'The tap drips.',
      status: 'Approved',
    });
    expect(row).toMatchObject({ at: 2, source: 'old-system', listingNames: ['Harbour Loft'], missing: [] });
    expect(row.translated).toMatchObject({
      kind: 'review',
      review: {
        upstreamId: '7',
        upstreamListingId: '40201',
        guestName: 'José',
        text: '=Lovely',
        privateFeedback: 'The tap drips.',
        rating: { tenths: 46, derived: false },
        rawRating: 4.6,
        ratingScale: 5,
        categories: [
          { category: 'cleanliness', rating: 5 },
          { category: 'location', rating: 4.5 },
        ],
        channel: 'Booking.com',
        submittedAt: new Date('2026-05-04T09:30:00Z'),
        arrivalDate: '2026-04-28',
        departureDate: '2026-05-02',
        reservationId: '9000007',
        channelReservationId: 'HMR7',
        response: { text: 'Thank you!', date: new Date('2026-05-05T08:00:00Z') },
      },
    });
  });

  test('with only the required columns is a review with the other parts missing', async () => {
    const row = await rowOf({});
    expect(row).toMatchObject({ source: null, translated: { review: { guestName: 'Guest', rating: null } } });
    expect(row.missing.toSorted()).toEqual([
      'arrivalDate',
      'categories',
      'channel',
      'departureDate',
      'guestName',
      'privateFeedback',
      'rawRating',
      'response',
      'text',
    ]);
  });

  test('is rated on its own scale, and by its categories when it has no rating', async () => {
    expect((await reviewOf({ rating: '9.2', rating_scale: '10' })).rating?.tenths).toBe(46);
    expect((await reviewOf({ rating: '', categories: '{"a":4,"b":5}' })).rating).toEqual({
      tenths: 45,
      derived: true,
    });
  });

  test.each([
    [{ id: ' ' }, 'id is empty'],
    [{ date: '' }, 'date is empty'],
    [{ date: '05/04/2026' }, 'date is "05/04/2026"; it must be YYYY-MM-DD'],
    [{ date: '2026-02-30' }, 'date is "2026-02-30"'],
    [
      { rating: '11', rating_scale: '10' },
      'rating is "11"; it must be a number from 0 to 10. If the best rating is another number, put',
    ],
    [{ rating: '4,6' }, 'rating is "4,6"'],
    [{ rating: 'good' }, 'rating is "good"'],
    [{ rating_scale: '0' }, 'rating_scale is "0"'],
    [{ categories: 'clean 5' }, 'categories must look like'],
    [{ categories: '{"clean": 7}' }, 'the category "clean" is "7"'],
    [{ channel: 'Carrier pigeon' }, 'channel is "Carrier pigeon"; it must be one of Airbnb'],
    [{ arrival_date: 'Monday' }, 'arrival_date is "Monday"'],
    [{ response: 'x', response_date: 'soon' }, 'response_date is "soon"'],
    [{ status: 'maybe' }, 'status is "maybe"'],
  ])('with %j is skipped as not understood', async (cells, message) => {
    const { translated } = await rowOf(cells);
    expect(translated).toMatchObject({ kind: 'skipped', reason: 'not-understood' });
    expect(translated).toHaveProperty('detail', expect.stringContaining(message));
  });

  test.each([
    ['expired', 'not-published'],
    ['hidden', 'hidden'],
    ['cancelled', 'cancelled'],
  ])('with status %s is skipped', async (status, reason) => {
    expect((await rowOf({ status })).translated).toMatchObject({ kind: 'skipped', reason });
  });

  test('with too few or too many cells is skipped without affecting others', async () => {
    const rows = await rowsOf('id,date,text\n1,2026-01-01\n2,2026-01-01,a,b\n3,2026-01-01,a\n');
    expect(rows.map(({ translated }) => translated)).toMatchObject([
      { detail: 'has 2 cells, but there are 3 columns' },
      { detail: 'has 4 cells, but there are 3 columns' },
      { kind: 'review' },
    ]);
  });
});

describe('a CSV header', () => {
  test('may name its columns in any order, case and spelling', async () => {
    const [row] = await rowsOf('Listing Name,Date,ID\nHarbour Loft,2026-01-01,7\n');
    expect(row).toMatchObject({
      listingNames: ['Harbour Loft'],
      translated: { review: { upstreamId: '7' } },
    });
  });

  test.each([
    ['id,date,stars given,colour', 'has unknown columns: "stars given", "colour".'],
    ['7,2026-01-01,Ana', 'has unknown columns: "7", "2026-01-01", "Ana". The first line must name'],
    ['id,date,ID', 'has two columns named id.'],
    ['text,rating', 'has no column named id or date.'],
    ['id,text', 'has no column named date.'],
  ])('%j is rejected', async (header, message) => {
    await expect(rowsOf(`${header}\n`)).rejects.toThrow(saying(message));
  });
});
