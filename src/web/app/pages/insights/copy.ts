import { counted, formatNumber } from '#domain/format-number.ts';
import { MIN_RANKED } from '#domain/insights/insights.ts';
import type { Topic } from '#domain/insights/topics.ts';
import { filterCopy } from '#web/app/reviews/filters/copy.ts';

export const insightsCopy = {
  title: 'Insights',
  targets: 'Targets',
  reports: 'Reports',
  properties: 'All properties',
  none: 'No reviews in this period.',
  noneAtAll: 'Choose a longer period or other properties.',
  longer: 'Show the last 365 days',
  loadFailed: 'The insights could not be loaded.',
  loading: 'Loading the insights…',
} as const;

export const headlineCopy = {
  heading: 'Key figures',
  reviews: 'Reviews',
  average: 'Average ★',
  fiveStar: '5 stars',
  lowStar: '1–2 stars',
  responseRate: 'Answered',
  responseHours: 'Median time to respond',
  undecided: 'Undecided',
  oldest: (days: number) => (days === 0 ? 'oldest today' : `oldest ${counted(days, 'day', 'days')}`),
} as const;

export const priorityCopy = {
  heading: 'Fix first',
  intro:
    'Complaints that go with lower stars. The first ones cost most: the number of complaints times the stars they are lower. In brackets: the 95 % interval.',
  none: `Nothing stands out. A problem is listed from ${MIN_RANKED} complaints about a topic at one property on, where they go with clearly lower stars.`,
  title: (topic: Topic, property: string) => `${filterCopy.topicName(topic)} at ${property}`,
  effect: (topic: Topic, effect: number, low: number, high: number) =>
    `Reviews that complain about ${topic} are ${stars(effect)} stars (${stars(high)}–${stars(low)}) below its others:`,
  complaints: (count: number) => counted(count, 'complaint', 'complaints'),
  before: (count: number | null | undefined, now: number) => {
    if (count === null || count === undefined) return '.';
    if (count === now) return ', as many as before.';
    return count < now ? `, up from ${formatNumber(count)}.` : `, down from ${formatNumber(count)}.`;
  },
  sentences: (title: string) => `Newest complaints: ${title}`,
  assign: 'Assign or note',
  property: 'Insights of the property',
} as const;

const stars = (difference: number) => Math.abs(difference).toFixed(1);

export const trendCopy = {
  heading: 'Average and volume by month',
  average: 'Average ★',
  reviews: 'Reviews',
} as const;

export const starsCopy = {
  heading: 'Stars',
  caption: 'Reviews by stars',
  stars: (count: number) => `${count} ★`,
  name: (count: number) => counted(count, 'star', 'stars'),
  columns: { rating: 'Stars', reviews: 'Reviews', share: 'Share' },
} as const;

export const topicsCopy = {
  heading: 'Topics',
  intro: `What guests complain about, to the left, and what they praise, to the right. Hatched: fewer than ${MIN_RANKED} reviews.`,
  caption: 'Reviews by topic',
  columns: { complaints: 'Complaints', topic: 'Topic', praise: 'Praise' },
  none: 'No text of this period judges a topic.',
  notAnalysed: (count: number) =>
    counted(
      count,
      'text is in a language that is not analysed',
      'texts are in languages that are not analysed',
    ),
  waiting: (count: number) =>
    counted(count, 'text is still waiting for its analysis.', 'texts are still waiting for their analysis.'),
} as const;

export const categoriesCopy = {
  heading: 'Properties and categories',
  intro: `Mean ratings. Coloured where a property is above or below all properties by more than chance explains. Hatched: fewer than ${MIN_RANKED} reviews.`,
  caption: 'Mean ratings by property and category',
  property: 'Property',
  reviews: 'Reviews',
  company: 'All properties',
  none: 'No review of this period rates a category.',
  scroll: 'Table of properties and categories',
  levels: { above: ', above all properties', below: ', below all properties', same: '' },
  scale: 'of 10',
  signs: { above: '▲', below: '▼', same: '' },
  detail: (count: number, interval: string | null) =>
    `${counted(count, 'review', 'reviews')}${interval === null ? '' : `, 95 % interval ${interval}`}`,
  interval: (low: number, high: number) => `${low.toFixed(1)}–${high.toFixed(1)}`,
} as const;
