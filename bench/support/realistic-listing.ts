import type { App } from '#app.ts';
import { translateRow } from '#connectors/hostaway/translate-review.ts';
import type { ListingId } from '#domain/ids.ts';
import { newReview } from '#simulators/hostaway/records.ts';

const OPENINGS = [
  'We spent five nights here in late September and would come back tomorrow.',
  'The flat is exactly as in the pictures, bright and very quiet at night.',
  'A lovely place, although the fourth floor without a lift was hard with two suitcases.',
  'Check-in took two minutes, and the host answered every question within the hour.',
  'Nous avons passé une semaine parfaite, tout était propre et bien pensé.',
  'Great location: the tram stops around the corner and the bakery opens at six.',
  'Not quite what we expected for the price, but the beds were excellent.',
];
const MIDDLES = [
  'The kitchen has everything that one needs to cook for four, down to sharp knives and a proper coffee grinder.',
  'Our children loved the small balcony, and we loved that the bedroom looks onto the courtyard.',
  'The shower lost its pressure in the mornings, which we told the host, and somebody came on the same day.',
  'Fresh towels every other day, fast wifi for two of us working, and a desk by the window.',
  'Heating is by a small unit in the living room that takes its time, so bring a sweater in winter.',
];
const ENDINGS = [
  'Highly recommended!',
  'We will tell our friends.',
  'For a weekend it is ideal, for a month I would want more storage.',
  'Thank you, Marta, for the restaurant tips.',
  'Obrigado por tudo!',
  '',
];
const GUESTS = ['Ana Costa', 'Jürgen Weiß', 'Mary O’Neill', 'Li Wei', 'Sofía Hernández', 'Tom', 'Priya N.'];
const ANSWER =
  'Thank you for staying with us and for taking the time to write. We have passed your words on to the team.';

/** A listing with so many approved reviews as people write them: no two alike, three in ten answered. */
export async function fillListing({ context, database }: App, count: number): Promise<ListingId> {
  const { storage } = context;
  const listing = { upstreamId: 'bench', name: 'Casa do Sol', externalName: null, city: 'Lisbon' };
  const facts = { country: 'Portugal', bedrooms: 3, bathrooms: 1.5, maxGuests: 6 };
  await storage.transact((write) => write.upsertListings('hostaway', [{ ...listing, ...facts }]));
  const id = (await storage.read.listingIds('hostaway')).get('bench') as ListingId;
  const placed = Array.from({ length: count }, (_, index) => {
    const translated = translateRow(rowOf(index));
    if (translated.kind !== 'review') throw new Error(translated.detail);
    return { review: translated.review, listingId: id };
  });
  await storage.transact((write) => write.upsertReviews('hostaway', placed, true));
  await database.pool.query('update reviews set is_approved = true');
  await context.changes.tell();
  return id;
}

function rowOf(index: number) {
  const day = new Date(Date.UTC(2024, 0, 1 + index * 9)).toISOString().slice(0, 10);
  const pick = (from: string[], step: number) => from[(index * step) % from.length] ?? '';
  return newReview({
    id: 1_000 + index,
    listingMapId: 1,
    channelId: [2018, 2005, 2002, 2000][index % 4] ?? 2018,
    rating: 6 + (index % 5),
    guestName: `${pick(GUESTS, 3)} ${index}`,
    publicReview: [
      pick(OPENINGS, 1),
      pick(MIDDLES, 2),
      index % 3 ? pick(MIDDLES, 3) : '',
      pick(ENDINGS, 1),
      `Stay ${index * 7919}.`,
    ]
      .filter(Boolean)
      .join(' '),
    submittedAt: `${day} 09:${String(index % 60).padStart(2, '0')}:00`,
    ...(index % 10 < 3 && { revieweeResponse: ANSWER }),
  });
}
