import type { ListingId } from '#domain/ids.ts';
import type { Asked } from '#storage/reviews/list/ids.ts';

const FIRST = { isPublic: false, sortBy: 'date', sortOrder: 'desc', limit: 10, offset: 0 } as const;

/** Lists as managers ask for them, of each way that statements are made. */
export const ASKED: Record<string, Asked> = {
  'newest first': FIRST,
  'best first': { ...FIRST, sortBy: 'rating' },
  'by guest': { ...FIRST, sortBy: 'guestName', sortOrder: 'asc' },
  'by listing': { ...FIRST, sortBy: 'listingName', sortOrder: 'asc' },
  'one channel': { ...FIRST, channel: 'Airbnb' },
  'four stars': { ...FIRST, rating: 4 },
  'one listing': { ...FIRST, listingId: 7 as ListingId },
  'one listing, best first': { ...FIRST, listingId: 7 as ListingId, sortBy: 'rating' },
  'page in the middle': { ...FIRST, offset: 500_000 },
};
