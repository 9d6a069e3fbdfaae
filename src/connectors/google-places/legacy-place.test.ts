import fc from 'fast-check';
import { expect, test } from 'vitest';
import { decodeHtml, parseLegacyPlace } from './legacy-place.ts';

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
  parseLegacyPlace(
    { status: 'OK', result: { name: 'Office', url: 'https://maps.google.com/?cid=1', reviews } },
    'abc',
  );

test('a review is translated with its character references decoded', () => {
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

test('the id of a review depends on author and time alone, so that an edit keeps it', () => {
  const idOf = (but: object) => placeWith({ ...review, ...but })?.reviews[0]?.id;
  expect(idOf({ text: 'edited', rating: 1 })).toBe(idOf({}));
  expect(idOf({ time: review.time + 1 })).not.toBe(idOf({}));
  expect(idOf({ author_url: 'https://www.google.com/maps/contrib/2/reviews' })).not.toBe(idOf({}));
  expect(idOf({ author_url: undefined })).not.toBe(idOf({ author_url: undefined, author_name: 'Bea' }));
});

test('a review without text is not marked as translated', () => {
  expect(placeWith({ ...review, text: '' })?.reviews[0]).toMatchObject({ text: '', translated: false });
});

test('a place may have no reviews, and a response without a place returns null', () => {
  expect(parseLegacyPlace({ status: 'OK', result: {} }, 'abc')).toMatchObject({ reviews: [], mapsUri: null });
  expect(parseLegacyPlace({ status: 'OK' }, 'abc')).toBeNull();
});

test('reviews without a valid rating or time are left out, and at most five are returned', () => {
  const broken = [{ ...review, rating: 0 }, { ...review, time: 'long ago' }, { ...review, time: 1e18 }, null];
  expect(placeWith(...broken)?.reviews).toEqual([]);
  expect(placeWith(...Array(7).fill(review))?.reviews).toHaveLength(5);
});

test('parseLegacyPlace accepts every JSON value without throwing', () => {
  fc.assert(fc.property(fc.jsonValue(), (value) => parseLegacyPlace(value, 'abc') !== undefined));
  fc.assert(fc.property(fc.array(fc.jsonValue()), (reviews) => placeWith(...reviews) !== null));
});

test.each([
  ['four days &amp; three e-mails', 'four days & three e-mails'],
  ['&lt;every&gt; day, &quot;really&quot;', '<every> day, "really"'],
  ['it&#39;s &#x1F600; &#8364;5', 'it’s 😀 €5'.replace('’', "'")],
  ['Caf&eacute; M&uuml;ller &ndash; Stra&szlig;e&hellip;', 'Café Müller – Straße…'],
  ['&nbsp;&yuml;&Oslash;', '\u00a0ÿØ'],
  ['one<br>two<BR />three', 'one\ntwo\nthree'],
  ['&amp;lt;b&amp;gt;', '&lt;b&gt;'],
  ['&#150; &#x85;', '– …'],
  ['&#0; &#xD800; &#x110000;', '\ufffd \ufffd \ufffd'],
  ['AT&T & Co; &unheard; &amp', 'AT&T & Co; &unheard; &amp'],
  ['', ''],
])('decodeHtml(%j) returns %j', (html, text) => {
  expect(decodeHtml(html)).toBe(text);
});

test('escaped text is decoded to the original', () => {
  const escaped = (text: string) =>
    text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&#39;');
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(decodeHtml(escaped(text))).toBe(text);
    }),
  );
});
