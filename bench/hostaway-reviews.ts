import { type HostawayReview, newReview } from '#simulators/hostaway/records.ts';

const SENTENCES = [
  'The flat was spotless and the bed comfortable.',
  'We loved the balcony and the quiet street.',
  'Check-in took a while and the kitchen lacked a kettle.',
  'A short walk to the station, shops and cafés around the corner.',
  'The heating was noisy at night, but the host answered within minutes.',
  'Would come back any time!',
];
const CHANNEL_IDS = [2018, 2005, 2002, 2000];
const TEN_YEARS_MS = 310_000_000_000;

/** One of `count` invented reviews as Hostaway returns it, by ascending date. */
export function hostawayReview(
  index: number,
  count: number,
  { id, listingMapId }: Pick<HostawayReview, 'id' | 'listingMapId'>,
): HostawayReview {
  const date = new Date(Date.UTC(2016, 0, 1) + (index * TEN_YEARS_MS) / count).toISOString();
  const text = Array.from(
    { length: 1 + (index % 5) },
    (_, n) => SENTENCES[(index + n * 7) % SENTENCES.length],
  );
  return newReview({
    id,
    listingMapId,
    channelId: CHANNEL_IDS[index % CHANNEL_IDS.length] ?? 2018,
    rating: 4 + (index % 7),
    publicReview: `${text.join(' ')} Stay ${index}.`,
    guestName: `Guest ${index % 997}`,
    submittedAt: `${date.slice(0, 10)} ${date.slice(11, 19)}`,
    reviewCategory: [
      { category: 'cleanliness', rating: 4 + (index % 7) },
      { category: 'communication', rating: 10 },
    ],
  });
}
