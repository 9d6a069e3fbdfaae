import fc from 'fast-check';
import { expect, test } from 'vitest';
import { translateListing } from './translate-listing.ts';

const row = {
  id: '40160',
  name: ' Harbour  Loft ',
  externalListingName: 'Bright loft by the old harbour',
  city: 'Bremerhaven',
  country: 'Germany',
  countryCode: 'DE',
  bedroomsNumber: '2',
  bathroomsNumber: 1.5,
  personCapacity: 4,
};

test('only the fields that we show are copied from a listing', () => {
  const secrets = {
    doorSecurityCode: '1234',
    wifiUsername: 'loft',
    wifiPassword: 'secret',
    keyPickup: 'under the mat',
    specialInstruction: 'secret',
    contactEmail: 'owner@example.invalid',
    invoicingContactName: 'Owner',
  };
  expect(translateListing({ ...row, ...secrets })).toEqual({
    upstreamId: '40160',
    name: 'Harbour Loft',
    externalName: 'Bright loft by the old harbour',
    city: 'Bremerhaven',
    country: 'Germany',
    bedrooms: 2,
    bathrooms: 1.5,
    maxGuests: 4,
    details: null,
  });
});

test('missing and implausible fields are null', () => {
  expect(translateListing({ id: 7, bedroomsNumber: -1, bathroomsNumber: 'many', city: '' })).toEqual({
    upstreamId: '7',
    name: 'Listing 7',
    externalName: null,
    city: null,
    country: null,
    bedrooms: null,
    bathrooms: null,
    maxGuests: null,
    details: null,
  });
});

test('a listing without an id returns null', () => {
  expect(translateListing({ name: 'Nowhere' })).toBeNull();
});

test('translateListing accepts every JSON value without throwing', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      translateListing(value);
    }),
  );
});
