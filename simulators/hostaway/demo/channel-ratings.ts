import type { HostawayReview, ReviewCategory } from '../records.ts';
import type { Stars } from './english/compose.ts';
import type { Topic } from './english/topics.ts';
import type { Random } from './random.ts';

export const CHANNELS = {
  airbnb: 2018,
  bookingcom: 2005,
  homeaway: 2002,
  direct: 2000,
  bookingengine: 2013,
} as const;
export type Channel = keyof typeof CHANNELS;

/** Booking.com and direct guests rate out of ten, with decimals; the others give stars, which arrive doubled. */
const OUT_OF_TEN: Readonly<Record<Stars, readonly number[]>> = {
  5: [10, 10, 10, 9, 9, 9.2, 9.6],
  4: [8, 8, 8, 7.5, 8.3, 8.8],
  3: [6, 6, 5, 5.8, 6.7],
  2: [4, 4, 3, 3.3],
  1: [1, 1, 2, 2.5],
};

export function ratingOf(random: Random, channel: Channel, stars: Stars): number {
  return channel === 'airbnb' || channel === 'homeaway' ? stars * 2 : random.pick(OUT_OF_TEN[stars]);
}

type CategoryTopics = Readonly<Record<string, readonly Topic[]>>;

/** Only three keys are confirmed by the vendor, for reviews of guests; a client has to accept any. */
const AIRBNB_CATEGORIES: CategoryTopics = {
  cleanliness: ['clean'],
  accuracy: ['space', 'kitchen', 'bed', 'bathroom', 'comfort', 'wifi', 'home'],
  checkin: ['checkin'],
  communication: ['host'],
  location: ['location', 'quiet'],
  value: ['value'],
};
const BOOKING_CATEGORIES: CategoryTopics = {
  staff: ['host', 'checkin'],
  facilities: ['kitchen', 'wifi', 'bathroom', 'space'],
  cleanliness: ['clean'],
  comfort: ['bed', 'quiet', 'comfort', 'home'],
  value: ['value'],
  location: ['location'],
};

/** Category ratings that agree with the stars and are worst where the guest complained. */
export function categoriesOf(
  random: Random,
  channel: Channel,
  stars: Stars,
  faults: Topic[],
): HostawayReview['reviewCategory'] {
  const step = channel === 'airbnb' ? 2 : 2.5;
  const table = channel === 'airbnb' ? AIRBNB_CATEGORIES : BOOKING_CATEGORIES;
  const steps = 10 / step;
  return Object.entries(table).map(([category, topics]): ReviewCategory => {
    const fault = topics.some((topic) => faults.includes(topic));
    const usual = Math.round((stars * steps) / 5) + (random.chance(0.2) ? 1 : 0);
    const value = Math.min(steps, Math.max(1, usual - (fault ? random.whole(1, 2) : 0))) * step;
    return { category, rating: random.chance(0.03) ? String(value) : value };
  });
}
