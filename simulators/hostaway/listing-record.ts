/**
 * A listing as Hostaway sends it. The object mixes public fields with secrets (door code, wifi password, contact and
 * invoicing data), so a client must choose its fields.
 */
export interface HostawayListing {
  id: number;
  propertyTypeId: number;
  name: string;
  externalListingName: string;
  internalListingName: string;
  description: string;
  houseRules: string;
  country: string;
  countryCode: string;
  state: string;
  city: string;
  street: string;
  address: string;
  publicAddress: string;
  zipcode: string;
  price: number;
  currencyCode: string;
  starRating: number | null;
  /** 0 to 10. */
  averageReviewRating: number | null;
  personCapacity: number;
  bedroomsNumber: number;
  bedsNumber: number;
  bathroomsNumber: number;
  guestBathroomsNumber: number;
  guestsIncluded: number;
  roomType: string;
  squareMeters: number;
  lat: number;
  lng: number;
  timeZoneName: string;
  /** Hours 0 to 23 in the listing's time zone; all other times are UTC. */
  checkInTimeStart: number;
  checkInTimeEnd: number;
  checkOutTime: number;
  cancellationPolicy: string;
  minNights: number;
  maxNights: number;
  cleaningFee: number;
  /** Null while the listing is active. */
  specialStatus: string | null;
  isBookingEngineActive: number;
  thumbnailUrl: string | null;
  airbnbListingUrl: string | null;
  vrboListingUrl: string | null;
  googleVrListingUrl: string | null;
  airbnbName: string | null;
  airbnbSummary: string | null;
  latestActivityOn: string;
  doorSecurityCode: string;
  wifiUsername: string;
  wifiPassword: string;
  keyPickup: string;
  specialInstruction: string;
  contactName: string;
  contactPhone1: string;
  contactEmail: string;
  contactAddress: string;
  invoicingContactName: string;
  invoicingContactEmail: string;
  listingAmenities: { id: number; amenityId: number; amenityName: string }[];
  listingBedTypes: { id: number; bedTypeId: number; quantity: number }[];
  listingImages: { id: number; caption: string; url: string; sortOrder: number }[];
  listingTags: { id: number; name: string }[];
  customFieldValues: { id: number; customFieldId: number; value: string }[];
}

/** A complete listing from the given fields; the others are invented. */
export function newListing(fields: Partial<HostawayListing> & { id: number }): HostawayListing {
  const name = fields.name ?? `Example Flat ${fields.id}`;
  return { ...PLACE, ...SIZE, ...STATE, ...SECRETS, ...RESOURCES, ...labels(name), ...fields, name };
}

function labels(name: string) {
  return {
    externalListingName: name,
    internalListingName: name,
    airbnbName: name,
    airbnbSummary: null,
    description: `${name}, an invented place to stay.`,
  };
}

const PLACE = {
  country: 'Germany',
  countryCode: 'DE',
  state: 'Bremen',
  city: 'Bremerhaven',
  street: 'Beispielstrasse 1',
  address: 'Beispielstrasse 1, 27568 Bremerhaven, Germany',
  publicAddress: 'Bremerhaven, Germany',
  zipcode: '27568',
  lat: 53.54,
  lng: 8.58,
  timeZoneName: 'Europe/Berlin',
};

const SIZE = {
  propertyTypeId: 1,
  roomType: 'entire_home',
  personCapacity: 4,
  guestsIncluded: 2,
  bedroomsNumber: 2,
  bedsNumber: 2,
  bathroomsNumber: 1,
  guestBathroomsNumber: 1,
  squareMeters: 60,
  price: 120,
  currencyCode: 'EUR',
  cleaningFee: 60,
  minNights: 2,
  maxNights: 90,
};

const STATE = {
  houseRules: 'No smoking. No parties. Quiet after 22:00.',
  starRating: null,
  averageReviewRating: null,
  checkInTimeStart: 15,
  checkInTimeEnd: 22,
  checkOutTime: 10,
  cancellationPolicy: 'moderate',
  specialStatus: null,
  isBookingEngineActive: 1,
  thumbnailUrl: null,
  airbnbListingUrl: null,
  vrboListingUrl: null,
  googleVrListingUrl: null,
  latestActivityOn: '2026-11-15 08:00:00',
};

const SECRETS = {
  doorSecurityCode: 'secret-door-code',
  wifiUsername: 'secret-wifi-name',
  wifiPassword: 'secret-wifi-password',
  keyPickup: 'secret-key-box',
  specialInstruction: 'secret-instruction',
  contactName: 'Secret Contact',
  contactPhone1: '+00 000 0000',
  contactEmail: 'secret-contact@example.invalid',
  contactAddress: 'Secret Contact Street 1',
  invoicingContactName: 'Secret Invoicing',
  invoicingContactEmail: 'secret-invoicing@example.invalid',
};

const RESOURCES = {
  listingAmenities: [],
  listingBedTypes: [],
  listingImages: [],
  listingTags: [],
  customFieldValues: [],
};
