import { expect, test } from 'vitest';
import { photoAddressOf } from './listing-fields.ts';

const long = `https://photos.example.com/${'a'.repeat(1_900)}.jpg`;

test.each([
  [' https://photos.example.com/1.jpg ', 'https://photos.example.com/1.jpg'],
  ['http://photos.example.com/1.jpg', 'http://photos.example.com/1.jpg'],
  ['//photos.example.com/1.jpg', 'https://photos.example.com/1.jpg'],
  ['https://photos.example.com/küche 1.jpg', 'https://photos.example.com/küche 1.jpg'],
  [long, long],
])('%j is the address %j of a photo', (given, address) => {
  expect(photoAddressOf(given)).toBe(address);
});

test.each([
  [''],
  [null],
  [{}],
  ['/1.jpg'],
  ['photo'],
  ['data:image/png;base64,iVBORw0KGgo='],
  ['ftp://photos.example.com/1.jpg'],
  ['https://photos.example.com/\0.jpg'],
  ['https://photos.example.com/\ud800.jpg'],
  [`${long}${'a'.repeat(100)}`],
  [`https://photos.example.com/${'é'.repeat(1_900)}`],
])('%j is no address of a photo', (given) => {
  expect(photoAddressOf(given)).toBeNull();
});
