/**
 * A listing as Hostaway sends it. The object mixes public fields with secrets (door code, wifi password, contact and
 * invoicing data), so a client must choose its fields.
 */
export type HostawayListing = Fields & { id: number; name: string };
type Fields = typeof PLACE &
  typeof SIZE &
  typeof STATE &
  typeof SECRETS &
  typeof RESOURCES &
  ReturnType<typeof labels>;

/** A complete listing from the given fields; the others are invented. */
export function newListing(fields: Partial<HostawayListing> & { id: number }): HostawayListing {
  const name = fields.name ?? `Example Flat ${fields.id}`;
  return { ...PLACE, ...SIZE, ...STATE, ...SECRETS, ...RESOURCES, ...labels(name), ...fields, name };
}

function labels(name: string) {
  return {
    externalListingName: name,
    internalListingName: name,
    airbnbName: name as string | null,
    airbnbSummary: null as string | null,
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
  starRating: null as number | null,
  /** 0 to 10. */
  averageReviewRating: null as number | null,
  /** Hours 0 to 23 in the listing's time zone; all other times are UTC. */
  checkInTimeStart: 15,
  checkInTimeEnd: 22,
  checkOutTime: 10,
  cancellationPolicy: 'moderate',
  /** Null while the listing is active. */
  specialStatus: null as string | null,
  isBookingEngineActive: 1,
  thumbnailUrl: null as string | null,
  airbnbListingUrl: null as string | null,
  vrboListingUrl: null as string | null,
  googleVrListingUrl: null as string | null,
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
  listingAmenities: [] as { id: number; amenityId: number; amenityName: string }[],
  listingBedTypes: [] as { id: number; bedTypeId: number; quantity: number }[],
  listingImages: [] as { id: number; caption: string; url: string; sortOrder: number }[],
  listingTags: [] as { id: number; name: string }[],
  customFieldValues: [] as { id: number; customFieldId: number; value: string }[],
};
