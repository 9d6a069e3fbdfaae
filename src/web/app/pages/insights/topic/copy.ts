import { MIN_RANKED } from '#domain/insights/insights.ts';
import type { Polarity } from '#domain/insights/topics.ts';

export const topicCopy = {
  back: 'All topics',
  notFound: 'Topic not found',
  trend: 'Reviews by month',
  polarities: { positive: 'Praise', negative: 'Complaints' } satisfies Record<Polarity, string>,
  properties: 'Properties',
  propertiesIntro: `Those with most complaints first. Hatched: fewer than ${MIN_RANKED} reviews.`,
  property: 'Property',
  none: 'No text of this period judges this topic.',
  sentences: { positive: 'Newest praise', negative: 'Newest complaints' } satisfies Record<Polarity, string>,
  noSentences: { positive: 'No praise.', negative: 'No complaints.' } satisfies Record<Polarity, string>,
} as const;
