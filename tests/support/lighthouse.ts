import type { Review, ReviewList } from '#contract/reviews/reviews.ts';
import { runSync } from '#services/sources/sync.ts';
import { newListing } from '#simulators/hostaway/listing-record.ts';
import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';
import { signedInClient } from './api-client.ts';
import type { TestServer } from './test-server.ts';

const UPSTREAM_ID = 77_001;
const CHANNEL_IDS = { Airbnb: 2018, 'Booking.com': 2005, VRBO: 2002, 'Direct Booking': 2000 };

/** A property with known content. */
export const lighthouse = {
  name: 'Lighthouse Cottage',
  location: 'Sagres, Portugal',
  /** Oldest first. */
  reviews: [
    {
      guest: 'Ana Costa',
      rating: '5.0',
      text: 'A wonderful place, we loved every morning by the sea.\n\nThe kitchen is small but everything in it works, and the lamp above us turned all night like a slow clock.',
      sentiment: 'Positive',
      channel: 'Airbnb',
      date: 'Jan 05, 2024',
    },
    {
      guest: 'Bruno da Silva Moreira',
      rating: '3.0',
      text: 'We stayed three nights on our way south.',
      sentiment: 'Neutral',
      channel: 'Booking.com',
      date: 'Feb 29, 2024',
    },
    {
      guest: 'cher',
      rating: 'No rating',
      text: 'Lovely, lovely, lovely. Wonderful!',
      sentiment: 'Positive',
      channel: 'VRBO',
      date: 'Mar 31, 2024',
    },
    {
      guest: 'Dora Ek',
      rating: '1.0',
      text: 'Dirty, cold and loud. A terrible, horrible weekend.',
      sentiment: 'Negative',
      channel: 'Direct Booking',
      date: 'Dec 24, 2024',
    },
  ],
  response: { text: 'Come back soon, Ana!', date: 'January 09, 2024' },
} as const;

const TIMES = ['2024-01-05 10:00:00', '2024-02-29 23:30:00', '2024-03-31 00:30:00', '2024-12-24 18:00:00'];
const RAW_RATINGS = [10, 6, null, 2];

/** Adds the property at Hostaway and syncs. Returns its id here and its reviews, oldest first. */
export async function addLighthouse(server: TestServer): Promise<{ listingId: number; reviews: Review[] }> {
  const { data } = server.hostaway;
  data.listings.push(
    newListing({
      id: UPSTREAM_ID,
      name: lighthouse.name,
      city: 'Sagres',
      country: 'Portugal',
      bedroomsNumber: 3,
      bathroomsNumber: 1.5,
      personCapacity: 6,
    }),
  );
  const rows = lighthouse.reviews.map(({ guest, text, channel }, index) =>
    reviewAt(index, {
      guestName: guest,
      publicReview: text,
      channelId: CHANNEL_IDS[channel],
      rating: RAW_RATINGS[index] ?? null,
      submittedAt: TIMES[index] ?? null,
    }),
  );
  const answered = {
    revieweeResponse: lighthouse.response.text,
    revieweeResponseDate: '2024-01-09 08:00:00',
  };
  data.reviews.push(...rows.map((row, index) => (index === 0 ? { ...row, ...answered } : row)));
  await runSync(server.app.context);
  const manager = await signedInClient(server.origin);
  const query = `search=${encodeURIComponent(lighthouse.name)}&sortOrder=asc`;
  const { reviews } = (await manager.get<ReviewList>(`/reviews/hostaway?${query}`)).data;
  return { listingId: reviews[0]?.listingId ?? 0, reviews };
}

/** Adds a review of the property at Hostaway; the next sync reads it. */
export function addReview(server: TestServer, index: number, fields: Partial<HostawayReview>): void {
  server.hostaway.data.reviews.push(reviewAt(index, fields));
}

function reviewAt(index: number, fields: Partial<HostawayReview>): HostawayReview {
  return newReview({
    id: 77_000_000 + index,
    listingMapId: UPSTREAM_ID,
    listingName: lighthouse.name,
    ...fields,
  });
}
