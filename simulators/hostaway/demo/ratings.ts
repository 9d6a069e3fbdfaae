import type { HostawayReview, ReviewCategory } from '../records.ts';
import type { Topic } from './phrasebook.ts';
import type { Random } from './random.ts';

export type Stars = 1 | 2 | 3 | 4 | 5;

export const CHANNELS = {
  airbnb: 2018,
  bookingcom: 2005,
  homeaway: 2002,
  direct: 2000,
  bookingengine: 2013,
} as const;
export type Channel = keyof typeof CHANNELS;

/** Booking.com and direct guests rate out of ten, with decimals; the others rate in stars, which Hostaway doubles. */
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

/** The vendor documents only three keys, for reviews of guests; a client must accept any key. */
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

/** Category ratings that match the stars and are lower where the guest complained. */
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
    const typical = Math.round((stars * steps) / 5) + (random.chance(0.2) ? 1 : 0);
    const value = Math.min(steps, Math.max(1, typical - (fault ? random.whole(1, 2) : 0))) * step;
    return { category, rating: random.chance(0.03) ? String(value) : value };
  });
}

const ALL_STARS: readonly Stars[] = [1, 2, 3, 4, 5];
/** The distribution of stars for a mean of about 4.5. */
const USUAL_WEIGHTS: Readonly<Record<Stars, number>> = { 1: 0.045, 2: 0.04, 3: 0.075, 4: 0.17, 5: 0.67 };

/** Random stars with the given mean: the usual distribution, tilted until its mean is right. */
export function drawStars(random: Random, mean: number): Stars {
  let [low, high] = [-3, 3];
  for (let step = 0; step < 30; step += 1) {
    const middle = (low + high) / 2;
    if (meanOf(tilted(middle)) < mean) low = middle;
    else high = middle;
  }
  return Number(random.weighted(tilted((low + high) / 2))) as Stars;
}

function tilted(slope: number): Record<Stars, number> {
  const weight = (stars: Stars) => USUAL_WEIGHTS[stars] * Math.exp(slope * stars);
  return { 1: weight(1), 2: weight(2), 3: weight(3), 4: weight(4), 5: weight(5) };
}

function meanOf(weights: Record<Stars, number>): number {
  const total = ALL_STARS.reduce((sum, stars) => sum + weights[stars], 0);
  return ALL_STARS.reduce((sum, stars) => sum + stars * weights[stars], 0) / total;
}
