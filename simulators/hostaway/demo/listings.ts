import { type HostawayListing, newListing } from '../listing-record.ts';
import type { Home } from './home.ts';

const AMENITIES = [
  'Internet',
  'Kitchen',
  'Heating',
  'Washing machine',
  'Hair dryer',
  'Essentials',
  'Balcony',
  'Crib',
];
/** In the order of their photos; `pictures.ts` draws them. */
export const ROOMS = ['View', 'Living room', 'Bedroom', 'Kitchen', 'Bathroom'] as const;

/** The listing of a home. Values that must never leave the account contain "secret". */
export function listingOf(home: Home, averageReviewRating: number): HostawayListing {
  const { id, name, internalName, street, zipcode, city, country, area } = home;
  return newListing({
    id,
    name,
    externalListingName: name,
    internalListingName: internalName,
    airbnbName: name,
    airbnbSummary: home.description,
    description: home.description,
    country,
    countryCode: home.countryCode,
    state: home.state,
    city,
    street,
    address: `${street}, ${zipcode} ${city}, ${country}`,
    publicAddress: `${area.replace(/^the /, '')}, ${city}, ${country}`,
    zipcode,
    lat: home.lat,
    lng: home.lng,
    timeZoneName: home.timeZone,
    currencyCode: home.currency,
    price: home.price,
    cleaningFee: Math.round(home.price / 2),
    bedroomsNumber: home.bedrooms,
    bedsNumber: Math.max(1, home.bedrooms + (home.guests > home.bedrooms * 2 ? 1 : 0)),
    bathroomsNumber: home.bathrooms,
    guestBathroomsNumber: 0,
    personCapacity: home.guests,
    squareMeters: home.squareMeters,
    averageReviewRating,
    thumbnailUrl: imageUrl(id, 0),
    listingTags: [{ id: id % 2 === 0 ? 501 : 502, name: id % 2 === 0 ? 'city' : 'premium' }],
    ...secretsOf(home),
    ...resourcesOf(home),
  });
}

function secretsOf({ id, host }: Home): Partial<HostawayListing> {
  return {
    doorSecurityCode: `secret-door-${id}`,
    wifiUsername: `secret-wifi-name-${id}`,
    wifiPassword: `secret-wifi-password-${id}`,
    keyPickup: `secret-key-box-${id} behind the meter`,
    specialInstruction: `secret-instruction-${id}: spare key with the neighbour`,
    contactName: `${host} (secret contact)`,
    contactEmail: `secret-contact-${id}@example.invalid`,
    invoicingContactEmail: `secret-invoicing-${id}@example.invalid`,
  };
}

function resourcesOf({ id, bedrooms }: Home): Partial<HostawayListing> {
  const amenities = AMENITIES.slice(0, 6 + (id % 3));
  return {
    listingAmenities: amenities.map((amenityName, index) => ({
      id: id * 100 + index,
      amenityId: index + 1,
      amenityName,
    })),
    listingBedTypes: [{ id: id * 100 + 1, bedTypeId: 1, quantity: Math.max(1, bedrooms) }],
    listingImages: ROOMS.map((caption, sortOrder) => ({
      id: id * 100 + sortOrder,
      caption,
      url: imageUrl(id, sortOrder),
      sortOrder,
    })),
    customFieldValues: [{ id: id * 100, customFieldId: 7, value: `secret-owner-${id}` }],
  };
}

function imageUrl(id: number, number: number): string {
  return `/images/${id}/${number}.jpg`;
}
