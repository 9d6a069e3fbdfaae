import { describe, expect, test } from 'vitest';
import { columnNames } from '#domain/sources/file-mapping.ts';
import { openCsv } from './csv-file.ts';
import { knownFormat } from './known-formats.ts';

const BOOKING =
  '"Review date","Guest name","Reservation number","Review title","Positive review","Negative review","Review score","Staff","Cleanliness","Location","Facilities","Comfort","Value for money","Property reply"';

async function rowsOf(text: string) {
  async function* chunks(): AsyncGenerator<string> {
    yield text;
  }
  const file = await openCsv(chunks());
  const known = knownFormat(file.columns ?? []);
  if (!known) throw new Error('not known');
  const rows = await Array.fromAsync(
    file.rows({ mapping: known.mapping, timeZone: 'Europe/Lisbon', listingId: 7 }),
  );
  return rows.map(({ translated }) => translated);
}

describe('the guest reviews that Booking.com exports', () => {
  test('are recognized by their columns and translated', async () => {
    const [review] = await rowsOf(
      `${BOOKING}\r\n"2026-05-04 09:30:00","Ana","4497578795","Lovely stay","Quiet\nand clean","No lift","8,5","7.5","10","-","","10","7.5","Thank you!"\r\n`,
    );
    expect(review).toMatchObject({
      kind: 'review',
      review: {
        upstreamId: '4497578795',
        channelReservationId: '4497578795',
        reservationId: null,
        upstreamListingId: '',
        guestName: 'Ana',
        text: 'Lovely stay\n\nQuiet\nand clean\n\nNo lift',
        rawRating: 8.5,
        ratingScale: 10,
        rating: { tenths: 43, derived: false },
        channel: 'Booking.com',
        // Lisbon is an hour ahead of UTC in summer.
        submittedAt: new Date('2026-05-04T08:30:00Z'),
        response: { text: 'Thank you!', date: null },
        categories: [
          { category: 'cleanliness', rating: 10 },
          { category: 'value', rating: 7.5 },
          { category: 'comfort', rating: 10 },
          { category: 'staff', rating: 7.5 },
        ],
      },
    });
  });

  test('are recognized in any case, order and separator, and without the columns of categories', async () => {
    const header = 'Guest Name;REVIEW DATE;Reservation Number;Review score;Negative Review;Positive Review';
    const [review] = await rowsOf(`${header}\nAna;2026-05-04;1;9;;Quiet\n`);
    expect(review).toMatchObject({
      review: { text: 'Quiet', rawRating: 9, guestName: 'Ana', categories: [] },
    });
  });

  test('without a number of a reservation have the same id in every export of the property', async () => {
    const row = '"2026-05-04","","","","","","10","","","","","",""';
    const [first, second, answered, other] = await rowsOf(
      [BOOKING, `${row},""`, `${row},""`, `${row},"Thanks"`, `${row.replace('"10"', '"9"')},""`].join('\n'),
    );
    const ids = [first, second, answered, other].map(
      (each) => each?.kind === 'review' && each.review.upstreamId,
    );
    expect(ids[0]).toMatch(/^row-[0-9a-f]{32}$/);
    expect(ids.slice(0, 3)).toEqual([ids[0], ids[0], ids[0]]);
    expect(ids[3]).not.toBe(ids[0]);
  });

  test('are not recognized without a required column', () => {
    expect(knownFormat(columnNames(['Review date', 'Guest name', 'Review score']))).toBeNull();
  });
});
