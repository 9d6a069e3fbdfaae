import fc from 'fast-check';
import { expect, test } from 'vitest';
import { parsePlace } from './place.ts';

const review = {
  name: 'places/abc/reviews/1',
  rating: 5,
  text: { text: 'Very <b>good</b>', languageCode: 'en' },
  originalText: { text: 'Sehr gut', languageCode: 'de' },
  authorAttribution: {
    displayName: 'Ana',
    uri: 'https://www.google.com/maps/contrib/1',
    photoUri: 'http://example.com/photo.jpg',
  },
  publishTime: '2026-08-03T17:42:11.904163251Z',
  relativePublishTimeDescription: '3 months ago',
  googleMapsUri: 'https://www.google.com/maps/reviews/1',
  flagContentUri: 'https://www.google.com/local/review/rap/report?postId=1',
};
const place = { id: 'abc', displayName: { text: 'Office' }, googleMapsUri: 'https://maps.google.com/?cid=1' };

test('a review is translated without a photo from an unsafe URL', () => {
  expect(parsePlace({ ...place, reviews: [review] }, 'abc')).toEqual({
    placeId: 'abc',
    name: 'Office',
    mapsUri: 'https://maps.google.com/?cid=1',
    chosenBy: 'relevance',
    reviews: [
      {
        id: 'places/abc/reviews/1',
        authorName: 'Ana',
        authorUri: 'https://www.google.com/maps/contrib/1',
        authorPhotoUri: null,
        rating: 5,
        time: new Date('2026-08-03T17:42:11.904Z'),
        relativeTime: '3 months ago',
        text: 'Very <b>good</b>',
        translated: true,
        visitDate: null,
        reviewUri: 'https://www.google.com/maps/reviews/1',
        flagUri: 'https://www.google.com/local/review/rap/report?postId=1',
      },
    ],
  });
});

test('a place may have no reviews, and a review no text', () => {
  expect(parsePlace(place, 'abc')?.reviews).toEqual([]);
  const silent = { ...review, text: undefined, originalText: undefined };
  expect(parsePlace({ ...place, reviews: [silent] }, 'abc')?.reviews[0]?.text).toBe('');
});

test.each([
  ['another language', { text: 'Sehr gut', languageCode: 'de' }, true],
  ['the same language', { text: 'Very <b>good</b>', languageCode: 'en' }, false],
  ['the same text in a regional variant', { text: 'Very <b>good</b>', languageCode: 'en-GB' }, false],
  ['no original text', undefined, false],
])('a review with the original text in %s has translated: %j', (_name, originalText, translated) => {
  const shown = parsePlace({ ...place, reviews: [{ ...review, originalText }] }, 'abc')?.reviews[0];
  expect(shown).toMatchObject({ text: 'Very <b>good</b>', translated });
});

test.each([
  [
    { year: 2026, month: 7 },
    { year: 2026, month: 7 },
  ],
  [
    { year: '2026', month: '12' },
    { year: 2026, month: 12 },
  ],
  [{ year: 2026, month: 0 }, null],
  [{ year: 2026, month: 13 }, null],
  [{ year: 2026, month: 1.5 }, null],
  [{ year: 2026 }, null],
  ['2026-07', null],
  [undefined, null],
])('the visit date %j is parsed as %j', (visitDate, expected) => {
  const shown = parsePlace({ ...place, reviews: [{ ...review, visitDate }] }, 'abc')?.reviews[0];
  expect(shown?.visitDate).toEqual(expected);
});

test('reviews without ids get different derived ids', () => {
  const { id: _id, ...unnamed } = place;
  const reviews = [
    { ...review, name: undefined },
    { ...review, name: undefined, publishTime: '2026-01-02T03:04:05Z' },
  ];
  const ids = parsePlace({ ...unnamed, reviews }, 'abc')?.reviews.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('reviews without a valid rating or time are left out', () => {
  const broken = [{ ...review, rating: 0 }, { ...review, publishTime: 'long ago' }, null];
  expect(parsePlace({ ...place, reviews: broken }, 'abc')?.reviews).toEqual([]);
});

test('parsePlace accepts every JSON value without throwing', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => parsePlace(value, 'abc') !== undefined));
  fc.assert(
    fc.property(
      fc.array(fc.jsonValue()),
      (reviews) => parsePlace({ ...place, reviews }, 'abc') !== undefined,
    ),
  );
});
