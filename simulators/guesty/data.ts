import { type GuestyReview, guestyId, newReview } from './rows.ts';

/** A listing, including fields that clients must not request. */
export interface GuestyListing {
  _id: string;
  accountId: string;
  nickname: string;
  title: string | null;
  active: boolean;
  isListed: boolean;
  accommodates: number;
  bedrooms: number;
  bathrooms: number;
  address: { full: string; street: string; city: string; country: string; lat: number; lng: number };
  picture: Record<string, string> | null;
  pictures: Record<string, string>[];
  amenities: string[];
  publicDescription: { summary: string; space: string };
  privateDescription: { doorCode: string };
  integrations: Record<string, unknown>[];
  owners: string[];
  terms: Record<string, unknown>;
}

interface GuestyGuest {
  _id: string;
  firstName: string;
  lastName: string;
  fullName: string;
  preferredLanguage: string;
  email: string;
  phone: string;
}

export interface GuestyData {
  listings: GuestyListing[];
  reviews: GuestyReview[];
  guests: GuestyGuest[];
}

/** Values that must never leave the account contain "secret". */
export function newListing(number: number, fields: Partial<GuestyListing> = {}): GuestyListing {
  return {
    _id: guestyId(1, number),
    accountId: guestyId(9, 1),
    nickname: `internal ${number}`,
    title: `Loft ${number}`,
    active: true,
    isListed: true,
    accommodates: 4,
    bedrooms: 2,
    bathrooms: 1.5,
    address: {
      full: 'Rua Nova 1, Porto',
      street: 'Rua Nova 1',
      city: 'Porto',
      country: 'Portugal',
      lat: 41.15,
      lng: -8.61,
    },
    picture: null,
    pictures: [],
    amenities: ['Wireless Internet', 'Washer'],
    publicDescription: { summary: 'A quiet loft.', space: 'Two floors.' },
    privateDescription: { doorCode: 'secret-door-code' },
    integrations: [{ platform: 'airbnb2', accessToken: 'secret-airbnb-token' }],
    owners: ['secret-owner'],
    terms: { cleaningFee: 60, note: 'secret-terms' },
    ...fields,
  };
}

function newGuest(number: number): GuestyGuest {
  return {
    _id: guestyId(3, number),
    firstName: 'Zoe',
    lastName: `Example ${number}`,
    fullName: `Zoe Example ${number}`,
    preferredLanguage: 'en',
    email: `secret-${number}@example.com`,
    phone: 'secret-phone',
  };
}

const CHANNELS = ['airbnb2', 'bookingCom', 'airbnb2', 'homeaway2', 'airbnb2', 'custom'] as const;
/** Why every twentieth review is not a published review by a guest, in turn. */
const NOT_PUBLISHED = [
  { reviewer_role: 'host', reviewee_role: 'guest' },
  { hidden: true },
  { submitted: false, overall_rating: null },
];

/** A small account. Each guest of Airbnb has written two reviews. */
export function demoData(listings = 3, reviewsOfEach = 40): GuestyData {
  const homes = Array.from({ length: listings }, (_, index) => newListing(index + 1));
  const reviews = Array.from({ length: listings * reviewsOfEach }, (_, index) => {
    const home = homes[index % listings];
    const channel = CHANNELS[index % CHANNELS.length] ?? 'airbnb2';
    const isAirbnb = channel === 'airbnb2';
    const raw = index % 20 === 4 ? NOT_PUBLISHED[Math.floor(index / 20) % NOT_PUBLISHED.length] : {};
    return newReview(
      channel,
      {
        _id: guestyId(2, index + 1),
        listingId: home?._id ?? null,
        createdAt: new Date(Date.UTC(2026, 0, 1) + index * 4 * 3_600_000).toISOString(),
        ...(isAirbnb && { guestId: guestyId(3, 1 + Math.floor(index / 12)) }),
      },
      isAirbnb ? { public_review: `Stay number ${index + 1} was as described.`, ...raw } : {},
    );
  });
  const guests = Array.from({ length: Math.ceil(reviews.length / 12) }, (_, index) => newGuest(index + 1));
  return { listings: homes, reviews, guests };
}
