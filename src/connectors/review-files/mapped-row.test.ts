import { describe, expect, test } from 'vitest';
import type { CompleteMapping } from '#domain/sources/file-mapping.ts';
import { mappedRows } from './mapped-row.ts';
import type { MappingPlan } from './review-file.ts';

const COLUMNS = ['When', 'Who', 'Where', 'Stars', 'Good', 'Bad', 'Site', 'Number', 'Clean'];
const MAPPING: CompleteMapping = {
  columns: {
    date: 'When',
    guest: 'Who',
    listing: 'Where',
    rating: 'Stars',
    text: 'Good',
    negativeText: 'Bad',
    channel: 'Site',
    id: 'Number',
    cleanliness: 'Clean',
  },
  ratingScale: 5,
  dateFormat: 'day-first',
  channel: null,
  source: 'old-system',
};
const CELLS = ['04/05/2026', 'Ana', 'Harbour Loft', '4', 'Quiet', 'No lift', 'booking', 'A-7', '5'];

function rowOf(
  cells: readonly string[],
  change: Partial<CompleteMapping> = {},
  plan: Partial<MappingPlan> = {},
) {
  const mapping = { ...MAPPING, ...change };
  return mappedRows(COLUMNS, { mapping, timeZone: 'UTC', listingId: null, ...plan })(3, cells);
}
const reviewOf = (...args: Parameters<typeof rowOf>) => {
  const { translated } = rowOf(...args);
  if (translated.kind !== 'review') throw new Error(translated.detail);
  return translated.review;
};
const withCell = (column: string, cell: string) =>
  CELLS.map((each, index) => (COLUMNS[index] === column ? cell : each));

describe('a mapped row', () => {
  test('is translated to a review', () => {
    expect(rowOf(CELLS)).toMatchObject({ at: 3, source: null, listingNames: ['Harbour Loft'] });
    expect(reviewOf(CELLS)).toMatchObject({
      upstreamId: 'A-7',
      guestName: 'Ana',
      text: 'Quiet\n\nNo lift',
      rawRating: 4,
      ratingScale: 5,
      channel: 'Booking.com',
      submittedAt: new Date('2026-05-04T00:00:00Z'),
      categories: [{ category: 'cleanliness', rating: 5 }],
      response: null,
    });
  });

  test('lacks the parts that no column has', () => {
    expect(rowOf(CELLS).missing.toSorted()).toEqual([
      'arrivalDate',
      'departureDate',
      'privateFeedback',
      'response',
    ]);
    const columns = { date: 'When', text: 'Good' };
    expect(rowOf(CELLS, { columns, channel: 'Airbnb' }).missing).toContain('rawRating');
    expect(rowOf(CELLS, { columns, channel: 'Airbnb' }).missing).not.toContain('channel');
  });

  test.each([
    ['America/New_York', '2026-05-04T04:00:00Z'],
    ['Pacific/Auckland', '2026-05-03T12:00:00Z'],
  ])('is on its day in %s', (timeZone, instant) => {
    expect(reviewOf(CELLS, {}, { timeZone }).submittedAt).toEqual(new Date(instant));
  });

  test('may have fewer cells, as spreadsheets leave out empty ones at the end', () => {
    expect(reviewOf(CELLS.slice(0, 5))).toMatchObject({ text: 'Quiet', channel: 'Unknown' });
    expect(reviewOf([...CELLS, '', ' ']).guestName).toBe('Ana');
  });

  test('has no rating for 0 and for what stands for none', () => {
    for (const cell of ['0', '-', 'N/A', '']) expect(reviewOf(withCell('Stars', cell)).rawRating).toBeNull();
    expect(reviewOf(withCell('Stars', '0'), { ratingScale: 100 }).rawRating).toBe(0);
  });

  test('has no value where a cell holds a placeholder, and an id of its own', () => {
    const columns = {
      date: 'When',
      text: 'Good',
      arrivalDate: 'Who',
      departureDate: 'Where',
      responseDate: 'Stars',
      response: 'Bad',
      channel: 'Site',
      id: 'Number',
      reservation: 'Clean',
    } as const;
    const cells = (text: string) => ['04/05/2026', '-', 'n/a', '—', text, 'None', '-', 'N/A', '-'];
    const review = reviewOf(cells('Quiet'), { columns });
    expect(review).toMatchObject({
      text: 'Quiet',
      arrivalDate: null,
      departureDate: null,
      response: null,
      channel: 'Unknown',
      channelReservationId: null,
    });
    expect(reviewOf(cells('Loud'), { columns }).upstreamId).not.toBe(review.upstreamId);
  });

  test('never contains a formula, a control character or half a character', () => {
    const review = reviewOf(withCell('Good', "'=HYPERLINK(1)\u0000\ud800\u202e"));
    expect(review.text).toBe('=HYPERLINK(1)\ufffd\n\nNo lift');
  });

  test.each([
    ['When', '13/13/2026', '"When" is "13/13/2026"; it must be a date such as 04/05/2026, day first'],
    ['When', '', '"When" is empty'],
    ['When', '-', '"When" is "-"; it must be a date such as 04/05/2026, day first'],
    ['Stars', '9', '"Stars" is "9"; it must be a number from 0 to 5'],
    ['Stars', '4/10', '"Stars" is "4/10"'],
    ['Stars', 'good', '"Stars" is "good"'],
    ['Clean', '6', '"Clean" is "6"'],
    ['Site', 'Carrier pigeon', '"Site" is "Carrier pigeon", which is no channel known here'],
  ])('with %s %j is skipped with the reason', (column, cell, detail) => {
    expect(rowOf(withCell(column, cell)).translated).toMatchObject({
      kind: 'skipped',
      reason: 'not-understood',
      detail: expect.stringContaining(detail),
    });
  });

  test('with text beyond the last column is skipped', () => {
    expect(rowOf([...CELLS, 'x']).translated).toMatchObject({
      detail: 'has 10 cells, but there are 9 columns',
    });
  });

  test('without an id is distinguished from the same row of another property', () => {
    const { id, listing, ...columns } = MAPPING.columns;
    const idIn = (listingId: number) => reviewOf(CELLS, { columns }, { listingId }).upstreamId;
    expect(idIn(1)).toBe(idIn(1));
    expect(idIn(1)).not.toBe(idIn(2));
  });
});
