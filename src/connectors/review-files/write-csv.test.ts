import { expect, test } from 'vitest';
import type { ListingId, ReviewId } from '#domain/ids.ts';
import type { FullReview } from '#domain/reviews/stored-review.ts';
import { openCsv } from './csv-file.ts';
import { ndjsonWriter } from './review-files.ts';
import { csvWriter } from './write-csv.ts';

const full: FullReview = {
  source: 'hostaway',
  upstreamListingId: '40201',
  review: {
    id: 12 as ReviewId,
    listingId: 3 as ListingId,
    listingName: '=HYPERLINK("http://evil.example")',
    guestName: 'José; "Pepe"',
    reviewText: '-5 stars,\nnever again',
    rating: 4.6,
    ratingDerived: false,
    channel: 'Airbnb',
    reviewDate: '2026-05-04T09:30:00.000Z',
    sentiment: 'positive',
    isApproved: true,
  },
  stored: {
    upstreamId: '7454',
    guestName: 'José; "Pepe"',
    text: '-5 stars,\nnever again',
    privateFeedback: '@home',
    rating: { tenths: 46, derived: false },
    rawRating: 9.2,
    ratingScale: 10,
    categories: [{ category: 'cleanliness', rating: 9 }],
    channel: 'Airbnb',
    submittedAt: new Date('2026-05-04T09:30:00Z'),
    arrivalDate: '2026-04-28',
    departureDate: null,
    reservationId: '9000007',
    channelReservationId: '=HMR7',
    response: { text: '+1', date: null },
  },
};

test('a review is written as one record, quoted where necessary, with formulas escaped', () => {
  const { head, line } = csvWriter({ withPrivateFeedback: true });
  expect(head).toBe(
    '\uFEFFid,source,review_id,listing,listing_name,guest,text,rating,rating_scale,stars,categories,channel,date,' +
      'arrival_date,departure_date,reservation,channel_reservation,sentiment,status,origin,response,response_date,private_feedback\r\n',
  );
  expect(line(full)).toBe(
    `7454,hostaway,12,40201,"'=HYPERLINK(""http://evil.example"")","José; ""Pepe""","'-5 stars,\nnever again",9.2,10,4.6,` +
      `"{""cleanliness"":9}",Airbnb,2026-05-04T09:30:00.000Z,2026-04-28,,9000007,'=HMR7,positive,approved,synced,'+1,,'@home\r\n`,
  );
});

test('a record written by an export is read unchanged by an import', async () => {
  const { head, line } = csvWriter({ withPrivateFeedback: true });
  async function* text(): AsyncGenerator<string> {
    yield head.slice(1) + line(full);
  }
  const [row] = await Array.fromAsync((await openCsv(text())).rows(null));
  expect(row).toMatchObject({ source: 'hostaway', missing: [] });
  expect(row?.translated).toMatchObject({
    kind: 'review',
    review: { ...full.stored, upstreamListingId: '40201' },
  });
});

test('neither format contains private feedback unless it is requested', () => {
  const quiet = { withPrivateFeedback: false };
  expect(csvWriter(quiet).head + csvWriter(quiet).line(full)).not.toMatch(/home|private/);
  expect(ndjsonWriter(quiet).line(full)).not.toMatch(/home|private/);
});

test('NDJSON contains the review in the format of the API', () => {
  const { head, line } = ndjsonWriter({ withPrivateFeedback: true });
  expect(head).toBe('');
  expect(line(full).endsWith('\n')).toBe(true);
  expect(JSON.parse(line(full))).toEqual({
    id: 12,
    listingId: 3,
    listingName: '=HYPERLINK("http://evil.example")',
    guestName: 'José; "Pepe"',
    reviewText: '-5 stars,\nnever again',
    rating: 4.6,
    ratingDerived: false,
    channel: 'Airbnb',
    reviewDate: '2026-05-04T09:30:00.000Z',
    sentiment: 'positive',
    isApproved: true,
    source: 'hostaway',
    privateFeedback: '@home',
  });
});
