import { API_ROOT } from '#contract/paths.ts';
import { routePath } from '#contract/route-path.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { requestText } from '../load.ts';
import type { Case } from '../rounds.ts';

const today = dayIn(new Date(), 'UTC');
const since = (days: number) => `from=${shiftDay(today, 1 - days)}&to=${today}`;

/** The filler gives the first listing most reviews. */
const SCOPES = {
  'one property, 90 days': { query: `listingId=1&${since(90)}`, medianMs: 300 },
  'the company, a year': { query: since(365), medianMs: 1_000 },
};
const ENDPOINTS: Record<string, string> = {
  overview: routePath('GET /insights/overview'),
  categories: routePath('GET /insights/categories'),
  'categories by one of them': `${routePath('GET /insights/categories')}?sortBy=cleanliness`,
  topics: routePath('GET /insights/topics'),
  'one topic': routePath('GET /insights/topics/:topic', { topic: 'noise' }),
  properties: routePath('GET /insights/properties'),
  priorities: routePath('GET /insights/priorities'),
};
const LISTS = {
  'list by topic': 'topic=noise:negative',
  'list by a frequent topic': 'topic=cleanliness',
  'list by topic and property': 'topic=noise:negative&listingId=1',
  'list by two topics': 'topic=noise:negative,bed:positive',
  'list by month of stay': `stayMonth=${today.slice(0, 7)}`,
  'list by category': 'category=cleanliness%3E%3D8',
  'list without response': 'responded=false&ratings=1,2',
};
const LIST_MS = 50;

/** One request after the other. */
export const insights: Case[] = [
  ...Object.entries(ENDPOINTS).flatMap(([name, path]) =>
    Object.entries(SCOPES).map(([scope, { query, medianMs }]) =>
      requestCase(`${name}, ${scope}`, `${path}${path.includes('?') ? '&' : '?'}${query}`, medianMs),
    ),
  ),
  ...Object.entries(LISTS).map(([name, query]) =>
    requestCase(name, `${routePath('GET /reviews/hostaway')}?limit=10&${query}`, LIST_MS),
  ),
];

function requestCase(name: string, path: string, medianMs: number): Case {
  return {
    group: 'insights',
    name,
    baseline: null,
    budget: { medianMs },
    prepare: async ({ product, cookie }) => ({
      product: {
        port: product.port,
        request: requestText('GET', API_ROOT + path, { cookie }),
        connections: 1,
      },
      baseline: null,
    }),
  };
}
