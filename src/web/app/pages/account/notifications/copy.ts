import type { MailFrequency } from '#domain/notifications/preferences.ts';

const FREQUENCIES: Record<MailFrequency, string> = {
  now: 'At once',
  daily: 'Every morning',
  weekly: 'On Mondays',
  never: 'Never',
};

export const notificationsCopy = {
  title: 'Notifications',
  intro: 'What you are notified of. The bell at the top shows it in the app.',
  loading: 'Loading your notification settings…',
  loadFailed: 'Failed to load your notification settings',
  failed: 'The change could not be saved. Try again.',
  kinds: 'What you are notified of',
  kindsIntro: 'You are never notified of what you do yourself.',
  noMail: {
    off: 'Mail is not set up here, so only the bell notifies you.',
    'no-address': 'To choose emails too, add your email address to your account first.',
  },
  inBell: 'In the app',
  mail: 'Mail',
  frequencies: FREQUENCIES,
  which: 'Which reviews and properties',
  whichIntro: 'What colleagues assign to you, mention you in, or notify you of by a rule is always shown.',
  stars: 'New reviews with at most',
  starsOf: (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`),
  listings: 'Only these properties',
  listingsHelp: 'Without any, all that you can see.',
  when: 'When mail is sent',
  whenIntro:
    'The morning email is sent at 8:00, or when quiet hours end. What you have read in the app is left out.',
  timeZone: 'Your time zone',
  companyZone: (zone: string) => `Same as the company: ${zone.replaceAll('_', ' ')}`,
  quiet: 'No mail in quiet hours',
  from: 'From',
  to: 'Until',
} as const;
