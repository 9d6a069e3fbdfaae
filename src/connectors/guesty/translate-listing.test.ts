import { expect, test } from 'vitest';
import { newListing } from '#simulators/guesty/data.ts';
import { listingFields, translateListing } from './translate-listing.ts';

test('a listing has its names, place and size', () => {
  const listing = newListing(1, { _id: 'home-1' });
  expect(translateListing(listing, false)).toEqual({
    upstreamId: 'home-1',
    name: 'Loft 1',
    externalName: 'internal 1',
    city: 'Porto',
    country: 'Portugal',
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 4,
    details: null,
  });
  expect(translateListing({ ...listing, title: null }, false)).toMatchObject({ name: 'internal 1' });
  expect(translateListing({ title: 'No id' }, false)).toBeNull();
});

test('its pictures have https addresses, each once', () => {
  const pictures: Record<string, string>[] = [
    { original: '//pictures.example.com/1.jpg', thumbnail: 'https://pictures.example.com/1s.jpg' },
    { large: 'https://pictures.example.com/2.jpg', caption: 'Kitchen' },
    { original: 'https://pictures.example.com/1.jpg' },
    {
      original: `https://pictures.example.com/${'x'.repeat(3_000)}`,
      large: 'https://pictures.example.com/3.jpg',
    },
    { caption: 'no address' },
  ];
  expect(translateListing(newListing(1, { pictures }), true)?.details).toEqual({
    description: 'A quiet loft.\n\nTwo floors.',
    amenities: ['Wireless Internet', 'Washer'],
    coordinates: { latitude: 41.15, longitude: -8.61 },
    bookingUrl: null,
    photos: [
      { url: 'https://pictures.example.com/1.jpg', caption: null },
      { url: 'https://pictures.example.com/2.jpg', caption: 'Kitchen' },
      { url: 'https://pictures.example.com/3.jpg', caption: null },
    ],
  });
});

test('nothing secret of a listing is requested or translated', () => {
  const asked = decodeURIComponent(listingFields(true)).split(' ');
  for (const field of ['integrations', 'privateDescription', 'owners', 'terms']) {
    expect(asked).not.toContain(field);
  }
  expect(JSON.stringify(newListing(1))).toContain('secret');
  expect(JSON.stringify(translateListing(newListing(1), true))).not.toContain('secret');
});
