import fc from 'fast-check';
import { expect, test } from 'vitest';
import { legacyPlaceOf } from './legacy-place.ts';

const review = {
  author_name: 'Ana',
  author_url: 'https://www.google.com/maps/contrib/1/reviews',
  profile_photo_url: 'https://lh3.googleusercontent.com/a/1',
  rating: 4,
  relative_time_description: 'a month ago',
  time: 1_785_778_931,
  language: 'en',
  original_language: 'de',
  text: 'Warm &amp; quiet, &lt;3',
  translated: true,
};
const placeWith = (...reviews: unknown[]) =>
  legacyPlaceOf(
    { status: 'OK', result: { name: 'Office', url: 'https://maps.google.com/?cid=1', reviews } },
    'abc',
  );

test('a review is shown as it is, its entities as the characters that they stand for', () => {
  expect(placeWith(review)).toEqual({
    placeId: 'abc',
    name: 'Office',
    mapsUri: 'https://maps.google.com/?cid=1',
    chosenBy: 'newest',
    reviews: [
      {
        id: expect.stringMatching(/^unnamed-[\w-]{22}$/),
        authorName: 'Ana',
        authorUri: 'https://www.google.com/maps/contrib/1/reviews',
        authorPhotoUri: 'https://lh3.googleusercontent.com/a/1',
        rating: 4,
        time: new Date('2026-08-03T17:42:11.000Z'),
        relativeTime: 'a month ago',
        text: 'Warm & quiet, <3',
        translated: true,
        visitDate: null,
        reviewUri: null,
        flagUri: null,
      },
    ],
  });
});

test('its id follows from author and time alone, so that it stays when the text is edited', () => {
  const idOf = (but: object) => placeWith({ ...review, ...but })?.reviews[0]?.id;
  expect(idOf({ text: 'edited', rating: 1 })).toBe(idOf({}));
  expect(idOf({ time: review.time + 1 })).not.toBe(idOf({}));
  expect(idOf({ author_url: 'https://www.google.com/maps/contrib/2/reviews' })).not.toBe(idOf({}));
  expect(idOf({ author_url: undefined })).not.toBe(idOf({ author_url: undefined, author_name: 'Bea' }));
});

test('without words there is nothing that could have been translated', () => {
  expect(placeWith({ ...review, text: '' })?.reviews[0]).toMatchObject({ text: '', translated: false });
});

test('a place without reviews is fine, an answer without a place is none', () => {
  expect(legacyPlaceOf({ status: 'OK', result: {} }, 'abc')).toMatchObject({ reviews: [], mapsUri: null });
  expect(legacyPlaceOf({ status: 'OK' }, 'abc')).toBeNull();
});

test('a review that cannot be shown truthfully is left out, and the sixth too', () => {
  const broken = [{ ...review, rating: 0 }, { ...review, time: 'long ago' }, { ...review, time: 1e18 }, null];
  expect(placeWith(...broken)?.reviews).toEqual([]);
  expect(placeWith(...Array(7).fill(review))?.reviews).toHaveLength(5);
});

test('no JSON value makes it throw', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => legacyPlaceOf(value, 'abc') !== undefined));
  fc.assert(fc.property(fc.array(fc.jsonValue()), (reviews) => placeWith(...reviews) !== null));
});
