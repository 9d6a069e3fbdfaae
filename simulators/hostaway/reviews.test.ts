import { describe, expect, test } from 'vitest';
import { newListing } from './listing-record.ts';
import { newReview } from './records.ts';
import { retrieveReview, retrieveReviews } from './reviews.ts';

const REVIEWS = [
  newReview({ id: 1, listingMapId: 7, rating: 4, submittedAt: '2026-01-10 23:30:00', guestName: 'Ada Lark' }),
  newReview({ id: 2, listingMapId: '8', rating: '9.2', channelId: 2005, revieweeResponse: 'Thanks' }),
  newReview({
    id: 3,
    listingMapId: 8,
    rating: null,
    type: 'host-to-guest',
    publicReview: 'Hi {{guest_first_name}}',
  }),
  newReview({ id: 4, listingMapId: 9, status: 'awaiting', rating: null, submittedAt: null }),
  newReview({
    id: 5,
    arrivalDate: '2026-06-01 15:00:00',
    departureDate: '2026-06-09 10:00:00',
    externalListingName: 'Attic',
  }),
];
const LISTINGS = [newListing({ id: 7, listingTags: [{ id: 5, name: 'city' }] })];

function retrieve(query: string, enabledChannelIds?: number[]) {
  const account = { listings: LISTINGS, enabledChannelIds };
  const { body } = retrieveReviews(REVIEWS, new URLSearchParams(query), account);
  return body as { result: { id: number }[]; count: number; offset: number | null };
}
const ids = (query: string, enabled?: number[]) => retrieve(query, enabled).result.map(({ id }) => id);

describe('the list of reviews', () => {
  test('has every row, newest id first, in an envelope without pages', () => {
    expect(retrieve('')).toEqual({
      status: 'success',
      result: [...REVIEWS].reverse(),
      count: 5,
      offset: null,
    });
  });

  test.each([
    ['listingMapIds[]=8', [3, 2]],
    ['listingMapIds[0]=7&listingMapIds[1]=8', [3, 2, 1]],
    ['listingMapIds=8', [5, 4, 3, 2, 1]],
    ['listingId=8', [5, 4, 3, 2, 1]],
    ['type=guest-to-host&statuses[0]=published', [5, 2, 1]],
    ['channelIds[]=2005', [2]],
    ['reservationId=9000002', [2]],
    ['channelReservationIds[]=ext-reservation-5', [5]],
    ['guestName=LARK', [1]],
    ['listingExternalNames[]=Attic', [5]],
    ['tags[]=5', [1]],
    ['ratingMin=9&ratingMax=9.5', [2]],
    ['submittedAtStart=2026-01-10&submittedAtEnd=2026-01-10', [1]],
    ['submittedAtEnd=2026-01-10 12:00:00', []],
    ['departureDateStart=2026-06-09&departureDateEnd=2026-06-09', [5]],
    ['stayDateStart=2026-06-04&stayDateEnd=2026-06-04', [5]],
    ['hasHostReply=1', [2]],
    ['hasHostReply=false', [5, 4, 3, 1]],
    ['accountId=1&ratingMin=many', [5, 4, 3, 2, 1]],
  ])('%s', (query, expected) => {
    expect(ids(query)).toEqual(expected);
  });

  test('ignores channels that are not enabled', () => {
    expect(ids('channelIds[]=2018', [2005])).toEqual([5, 4, 3, 2, 1]);
  });

  test('sorts by documented columns, nulls smallest, and ignores others', () => {
    expect(ids('sortBy=rating&sortOrder=asc')).toEqual([3, 4, 1, 2, 5]);
    expect(ids('sortBy=guestName&sortOrder=asc')[0]).toBe(1);
    expect(ids('sortBy=updatedOn&sortOrder=asc')).toEqual([1, 2, 3, 4, 5]);
  });

  test('has pages by offset with 100 rows by default and 500 at most', () => {
    expect(retrieve('limit=2&offset=1')).toMatchObject({
      result: [{ id: 4 }, { id: 3 }],
      count: 5,
      offset: 1,
    });
    const many = Array.from({ length: 600 }, (_, id) => newReview({ id }));
    const size = (query: string) => {
      const { body } = retrieveReviews(many, new URLSearchParams(query), { listings: [] });
      return (body as { result: unknown[] }).result.length;
    };
    expect([size(''), size('limit=5000')]).toEqual([100, 500]);
  });
});

test('template variables are replaced only for a preview', () => {
  const shown = (query: string) => retrieveReview(REVIEWS, 3, new URLSearchParams(query)).body;
  expect(shown('')).toMatchObject({ result: { publicReview: 'Hi {{guest_first_name}}' } });
  expect(shown('preview=1')).toMatchObject({ result: { publicReview: 'Hi Robin' } });
});
