import { MIN_RANKED } from '#domain/insights/insights.ts';

export const propertiesCopy = {
  title: 'Properties',
  insights: 'Insights of all',
  heading: 'All properties in numbers',
  intro: `Each number leads to its reviews. Best and worst topics have at least ${MIN_RANKED} reviews; hatched numbers have fewer. An open circle: the month is incomplete.`,
  caption: 'Properties',
  none: 'No property has reviews in this period.',
  columns: {
    name: 'Property',
    reviews: 'Reviews',
    average: 'Average ★',
    change: 'Change',
    undecided: 'Undecided',
    unansweredLow: '1–2 ★ unanswered',
    shown: 'Shown',
    best: 'Most praised',
    worst: 'Most complaints',
    months: '12 months',
  },
  reviewsOf: (name: string) => `Reviews of ${name}`,
  reviewsLink: 'Reviews',
  interval: (low: number, high: number) => `95 % interval ${low.toFixed(2)}–${high.toFixed(2)}`,
  sparkline: (values: string) => `Average by month: ${values}`,
  noValue: 'none',
  incomplete: (month: string) => `${month} (incomplete)`,
} as const;
