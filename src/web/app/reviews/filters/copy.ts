import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { CategoryFilter, ResponseFilter, SortKey, SortOrder } from '#domain/reviews/filter.ts';
import type { RelativePeriod } from '#domain/reviews/relative-period.ts';
import type { Sentiment } from '#domain/reviews/sentiment.ts';
import { topicName } from '#web/property/topic-name.ts';

const POLARITY_NAMES: Record<Polarity, string> = { positive: 'Praise', negative: 'Complaints' };

/** The text of the filters. It is a separate file because the prefetching script contains it. */
export const filterCopy = {
  heading: 'Filters',
  open: (count: number) => (count === 0 ? 'Filters' : `Filters (${count})`),
  done: 'Show reviews',
  property: 'Property',
  allProperties: 'All Properties',
  noProperty: 'No matching property.',
  openProperty: 'Open Property Page',
  rating: 'Rating',
  allRatings: 'All Ratings',
  stars: (count: number) => (count === 1 ? '1 Star' : `${count} Stars`),
  channel: 'Channel',
  allChannels: 'All Channels',
  several: 'Several…',
  selected: (count: number) => `${count} selected`,
  period: 'Period',
  anyTime: 'Any time',
  periods: {
    'last-7-days': 'Last 7 days',
    'last-30-days': 'Last 30 days',
    'last-90-days': 'Last 90 days',
    'this-month': 'This month',
    'last-month': 'Last month',
  } satisfies Record<RelativePeriod, string>,
  startDate: 'Start Date',
  endDate: 'End Date',
  startAfterEnd: 'Start Date is after End Date.',
  status: 'Status',
  allReviews: 'All Reviews',
  statuses: {
    approved: 'Approved',
    pending: 'Pending',
    undecided: 'Undecided',
    unpublished: 'Kept unpublished',
  },
  sentiment: 'Sentiment',
  anySentiment: 'Any sentiment',
  sentiments: { positive: 'Positive', neutral: 'Neutral', negative: 'Negative' } satisfies Record<
    Sentiment,
    string
  >,
  text: 'Text',
  anyText: 'With or without text',
  texts: { true: 'With text', false: 'Rating only' },
  reply: 'Response',
  anyResponse: 'Any response',
  responses: {
    none: 'No response',
    waiting: 'Waiting',
    failed: 'Failed',
    sent: 'Sent',
    unsent: 'No response, waiting or failed',
  } satisfies Record<ResponseFilter | 'unsent', string>,
  changed: 'Changes',
  anyChange: 'Changed or not',
  changes: { true: 'Changed since approval', false: 'Not changed' },
  assignee: 'Assignee',
  anyAssignee: 'Anyone or no one',
  assignees: { me: 'Me', none: 'No one' },
  language: 'Language',
  anyLanguage: 'Any language',
  category: 'Category score',
  anyCategory: 'Any category score',
  categories: {
    cleanliness: 'Cleanliness',
    communication: 'Communication',
    respect_house_rules: 'House rules',
    accuracy: 'Accuracy',
    checkin: 'Check-in',
    location: 'Location',
    value: 'Value',
    comfort: 'Comfort',
    facilities: 'Facilities',
    staff: 'Staff',
  } as Readonly<Record<string, string>>,
  score: 'Score',
  scoreBelow: (score: number) => `Below ${score} of 10`,
  scoreAtLeast: (score: number) => (score === 10 ? '10 of 10' : `${score} of 10 or more`),
  anyScore: 'Any',
  categoryScore: ({ category, below, atLeast }: CategoryFilter) => {
    const name = categoryName(category);
    if (below !== undefined) return `${name} below ${below} of 10`;
    return atLeast === undefined ? `${name} rated` : `${name} ${filterCopy.scoreAtLeast(atLeast)}`;
  },
  topic: 'Topic',
  anyTopic: 'Any topic',
  topicName,
  topicsOfReview: 'Topics',
  notAnalysed: 'topics not analysed',
  polarity: 'Judgement',
  anyPolarity: 'Either',
  polarities: POLARITY_NAMES,
  judgement: (topic: Topic, polarity: Polarity | undefined) =>
    polarity === undefined
      ? topicName(topic)
      : `${topicName(topic)}: ${POLARITY_NAMES[polarity].toLowerCase()}`,
  source: 'Source',
  anySource: 'All sources',
  tag: 'Tag',
  anyTag: 'Any tag',
  stayMonth: 'Month of stay',
  anyMonth: 'Any month',
  analysed: 'Text analysis',
  anyAnalysed: 'Analysed or not',
  analyseds: { true: 'Analysed', false: 'Language not analysed' },
  properties: 'Properties',
  ids: 'Reviews',
  chosen: (count: number) => `${count} chosen`,
  sortBy: 'Sort By',
  sortKeys: {
    date: 'Date',
    rating: 'Rating',
    guestName: 'Guest Name',
    listingName: 'Property',
  } satisfies Record<SortKey, string>,
  order: 'Order',
  orders: { desc: 'Newest First', asc: 'Oldest First' } satisfies Record<SortOrder, string>,
  search: 'Search reviews, guests, properties, channels',
  searchLabel: 'Search',
  everywhere: 'In all reviews',
  remove: 'Remove',
  clearAll: 'Clear all',
} as const;

export function categoryName(category: string): string {
  return filterCopy.categories[category] ?? category.replaceAll('_', ' ');
}
