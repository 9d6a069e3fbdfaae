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
  googleMapsUri: 'https://www.google.com/maps/reviews/1',
};
const place = { id: 'abc', displayName: { text: 'Office' }, googleMapsUri: 'https://maps.google.com/?cid=1' };

test('a review is shown as it is, without an unsafe photo', () => {
  expect(placeOf({ ...place, reviews: [review] }, 'abc')).toEqual({
    placeId: 'abc',
    name: 'Office',
    mapsUri: 'https://maps.google.com/?cid=1',
    reviews: [
      {
        id: 'places/abc/reviews/1',
        authorName: 'Ana',
        authorUri: 'https://www.google.com/maps/contrib/1',
        authorPhotoUri: null,
        rating: 5,
        time: new Date('2026-08-03T17:42:11.904Z'),
        text: 'Very <b>good</b>',
        reviewUri: 'https://www.google.com/maps/reviews/1',
      },
    ],
  });
});

test('a place without reviews and a review without words are fine', () => {
  expect(placeOf(place, 'abc')?.reviews).toEqual([]);
  const silent = { ...review, text: undefined, originalText: undefined };
  expect(placeOf({ ...place, reviews: [silent] }, 'abc')?.reviews[0]?.text).toBe('');
});

test('a review that cannot be shown truthfully is left out', () => {
  const broken = [
    { ...review, rating: 0 },
    { ...review, publishTime: 'long ago' },
    { ...review, name: null },
    null,
  ];
  expect(placeOf({ ...place, reviews: broken }, 'abc')?.reviews).toEqual([]);
});

test('no JSON value makes it throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => placeOf(value, 'abc') !== undefined));
  fc.assert(
    fc.property(fc.array(fc.jsonValue()), (reviews) => placeOf({ ...place, reviews }, 'abc') !== undefined),
  );
});
