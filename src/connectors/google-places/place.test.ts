import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeOf } from './place.ts';

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

test('a review is shown as it is, without an unsafe photo', () => {
  expect(placeOf({ ...place, reviews: [review] }, 'abc')).toEqual({
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

test('a place without reviews and a review without words are fine', () => {
  expect(placeOf(place, 'abc')?.reviews).toEqual([]);
  const silent = { ...review, text: undefined, originalText: undefined };
  expect(placeOf({ ...place, reviews: [silent] }, 'abc')?.reviews[0]?.text).toBe('');
});

test.each([
  ['another language', { text: 'Sehr gut', languageCode: 'de' }, true],
  ['the same language', { text: 'Very <b>good</b>', languageCode: 'en' }, false],
  ['the same words in a region', { text: 'Very <b>good</b>', languageCode: 'en-GB' }, false],
  ['no words', undefined, false],
])('a text written in %s was translated: %j', (_name, originalText, translated) => {
  const shown = placeOf({ ...place, reviews: [{ ...review, originalText }] }, 'abc')?.reviews[0];
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
])('the visit %j is %j', (visitDate, understood) => {
  const shown = placeOf({ ...place, reviews: [{ ...review, visitDate }] }, 'abc')?.reviews[0];
  expect(shown?.visitDate).toEqual(understood);
});

test('neither a place nor a review needs a name of Google’s', () => {
  const { id: _id, ...unnamed } = place;
  const reviews = [
    { ...review, name: undefined },
    { ...review, name: undefined, publishTime: '2026-01-02T03:04:05Z' },
  ];
  const ids = placeOf({ ...unnamed, reviews }, 'abc')?.reviews.map(({ id }) => id);
  expect(new Set(ids).size).toBe(2);
});

test('a review that cannot be shown truthfully is left out', () => {
  const broken = [{ ...review, rating: 0 }, { ...review, publishTime: 'long ago' }, null];
  expect(placeOf({ ...place, reviews: broken }, 'abc')?.reviews).toEqual([]);
});

test('no JSON value makes it throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => placeOf(value, 'abc') !== undefined));
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (reviews) => placeOf({ ...place, reviews }, 'abc') !== undefined),
  );
});
