export type Stars = 'ONE' | 'TWO' | 'THREE' | 'FOUR' | 'FIVE';
/** The result of Google's check of a response. */
export type Moderation = 'APPROVED' | 'PENDING' | 'REJECTED';

interface GoogleAccount {
  /** Such as `accounts/1001`. */
  name: string;
  accountName: string;
  type: 'PERSONAL' | 'LOCATION_GROUP';
}

interface GoogleLocation {
  /** Such as `locations/501`. */
  name: string;
  account: string;
  title: string;
  locality: string;
  regionCode: string;
  placeId: string;
  /** Google lists no reviews of it. */
  isUnverified?: boolean;
}

export interface GoogleReview {
  reviewId: string;
  location: string;
  reviewer: { displayName: string; isAnonymous?: boolean };
  starRating: Stars;
  /** Absent when the guest only rated. */
  comment?: string;
  createTime: string;
  updateTime: string;
  reviewReply?: {
    comment: string;
    updateTime: string;
    reviewReplyState: Moderation;
    policyViolation?: string;
  };
}

export interface GoogleBusinessData {
  accounts: GoogleAccount[];
  locations: GoogleLocation[];
  reviews: GoogleReview[];
}

const STARS: readonly Stars[] = ['FIVE', 'FOUR', 'FIVE', 'THREE', 'FIVE', 'TWO', 'FOUR', 'ONE'];
const NAMES = ['Maria Lopes', 'Jonas Becker', 'Chloé Martin', 'Tom Hughes', 'Anna Rossi'];
const COMMENTS = [
  'Great service, and the keys were ready when we came.',
  '(Translated by Google) A quiet flat close to the river.\n\n(Original)\nUm apartamento calmo perto do rio.',
  undefined,
  'Very clean. Parking nearby was hard to find.',
  'Nette Leute, gern wieder.\n\n(Translated by Google)\nNice people, happy to come again.',
];

export function newLocation(id: string, fields: Partial<GoogleLocation> = {}): GoogleLocation {
  return {
    name: `locations/${id}`,
    account: 'accounts/1001',
    title: `Flex Living ${id}`,
    locality: 'Lisbon',
    regionCode: 'PT',
    placeId: `ChIJ-${id}`,
    ...fields,
  };
}

/** A review of a location. Its date and text follow from its number. */
export function newGoogleReview(
  location: string,
  number: number,
  fields: Partial<GoogleReview> = {},
): GoogleReview {
  const time = new Date(Date.UTC(2026, 0, 1 + (number % 300), 9, number % 60)).toISOString();
  const comment = COMMENTS[number % COMMENTS.length];
  return {
    reviewId: `AbFvOq-${location.replace('locations/', '')}_${number}`,
    location,
    reviewer:
      number % 11 === 0
        ? { displayName: 'A Google user', isAnonymous: true }
        : { displayName: NAMES[number % NAMES.length] ?? '' },
    starRating: STARS[number % STARS.length] ?? 'FIVE',
    ...(comment === undefined ? {} : { comment }),
    createTime: time,
    updateTime: time,
    ...fields,
  };
}

/** Two accounts; the first has the locations. */
export function demoGoogleData(locations = 2, reviewsOfEach = 60): GoogleBusinessData {
  const rows = Array.from({ length: locations }, (_, index) => newLocation(String(501 + index)));
  return {
    accounts: [
      { name: 'accounts/1001', accountName: 'Flex Living Lisbon', type: 'LOCATION_GROUP' },
      { name: 'accounts/1002', accountName: 'A personal account', type: 'PERSONAL' },
    ],
    locations: rows,
    reviews: rows.flatMap(({ name }) =>
      Array.from({ length: reviewsOfEach }, (_, index) => newGoogleReview(name, index + 1)),
    ),
  };
}
