import type { Alert } from '#contract/notifications/alerts.ts';
import { shortDay } from '#domain/dates.ts';
import { counted } from '#domain/format-number.ts';
import { FALSE_ALERT_RATE } from '#domain/notifications/alert.ts';

const percent = (share: number) => `${Math.round(share * 100)} %`;
const reviews = (n: number) => counted(n, 'review', 'reviews');
const texts = (n: number) => counted(n, 'text', 'texts');

export const alertsCopy = {
  title: 'What became worse',
  headline: ({ listingName, topic }: Alert) =>
    topic === null
      ? `The average of ${listingName} has fallen`
      : `More complaints about ${topic} at ${listingName}`,
  figures: ({ topic, recent, before }: Alert) =>
    topic === null
      ? `${recent.value.toFixed(2)} stars (${reviews(recent.n)}), down from ${before.value.toFixed(2)} (${reviews(before.n)}) in the year before.`
      : `${percent(recent.value)} of the texts complain (${texts(recent.n)}), up from ${percent(before.value)} (${texts(before.n)}) in the year before.`,
  days: ({ from, to }: Alert) => `${shortDay(from)} – ${shortDay(to)}`,
  explanation: `The last 30 days are compared with the year before. Chance alone raises an alert on fewer than one day in ${1 / FALSE_ALERT_RATE}, for all properties together.`,
  show: 'Show the reviews',
  dismiss: 'Dismiss',
  dismissed: 'Nothing is left. Dismissed alerts stay away for all managers.',
  dismissFailed: 'The alert could not be dismissed',
} as const;
