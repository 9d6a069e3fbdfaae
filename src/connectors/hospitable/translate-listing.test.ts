import { expect, test } from 'vitest';
import { translateListing } from './translate-listing.ts';

test('the address of a picture is not cut', () => {
  const picture = `https://pictures.example.com/${'signature'.repeat(100)}.jpg`;
  expect(translateListing({ id: 'home-1', picture })?.details?.photos).toEqual([
    { url: picture, caption: null },
  ]);
});
