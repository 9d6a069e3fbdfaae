import type { Target } from '#contract/insights/targets.ts';
import { counted, plural } from '#domain/format-number.ts';
import type { Programme, TargetState } from '#domain/insights/targets.ts';
import { categoryName } from '#web/app/reviews/filters/copy.ts';
import { goalText, STATE_NAMES, targetName } from '#web/property/target-copy.ts';

/** What is known about a programme, and what is assumed. */
const PROGRAMME_NOTES: Record<Programme, string> = {
  superhost:
    'Airbnb assesses hosts on the first day of each quarter by the reviews of 365 days, and per host account: the line of all properties is what counts if one account lists them. It also asks for stays, few cancellations and quick answers, which are not in reviews.',
  preferred:
    'Booking.com asks for a score of at least 7.0 of 10, beside other conditions. We count the reviews of 36 months, after which Booking.com deletes them, each alike. Booking.com may weigh new reviews more: its own score decides.',
  'preferred-plus':
    'Booking.com asks for a score of at least 8.0 of 10, beside other conditions. We count the reviews of 36 months, after which Booking.com deletes them, each alike. Booking.com may weigh new reviews more: its own score decides.',
};

export const targetsCopy = {
  title: 'Targets',
  intro:
    'How many of the best ratings in a row reach each target, and how many of the lowest lose it. Every average leads to its reviews.',
  insights: 'Insights',
  loading: 'Loading targets…',
  loadFailed: 'Failed to load the targets',
  print: 'Print',
  csv: 'CSV',
  filters: 'Filters',
  group: 'Group',
  allGroups: 'All properties',
  state: 'Show',
  allStates: 'All states',
  none: 'No reviews count for this target yet.',
  noneAtAll: 'No reviews count for any target yet.',
  noneInState: 'No property is in this state.',
  more: 'Show more properties',
  name: (target: Target) => targetName(target, categoryName),
  goal: ({ goal, unit }: Pick<Target, 'goal' | 'unit'>, by: string | null) =>
    by === null ? goalText(goal, unit) : `${goalText(goal, unit)} by ${by}`,
  counts: ({ counts }: Pick<Target, 'counts'>) =>
    Object.entries(STATE_NAMES)
      .flatMap(([state, name]) =>
        counts[state as TargetState] > 0 ? `${name}: ${counts[state as TargetState]}` : [],
      )
      .join(' · '),
  whole: 'All together',
  columns: {
    name: 'Property',
    average: 'Average',
    change: 'Change',
    state: 'State',
    distance: 'Distance',
    staying: (day: string) => `On ${day}`,
  },
  staying: (count: number) =>
    plural(
      count,
      'with the 1 review that then still counts',
      `with the ${count} reviews that then still count`,
    ),
  overdue: (day: string) => `Was due on ${day}.`,
  help: 'How this is counted',
  rules: (target: Target, from: string, to: string) => [
    `The average of the ${counted(target.windowDays, 'day', 'days')} from ${from} to ${to}, rounded down, of properties with at least one such review. The change is against as many days before.`,
    'A guest who rated only categories counts with their average. The distances assume that nothing else changes.',
    target.programme === null
      ? 'A day in the future leaves out the reviews that will then be older than a year.'
      : PROGRAMME_NOTES[target.programme as Programme],
  ],
} as const;

export const formCopy = {
  add: 'Set a target',
  edit: 'Change',
  editOf: (name: string) => `Change ${name}`,
  remove: 'Delete',
  removeOf: (name: string) => `Delete ${name}`,
  confirm: 'Delete target',
  confirmText: 'Its properties and their reviews stay.',
  removeFailed: 'Failed to delete the target',
  saveFailed: 'Failed to save the target',
  category: 'What',
  overall: 'Overall rating',
  channel: 'Channel',
  allChannels: 'All channels',
  goal: (best: number) => `Goal, at most ${best}`,
  goalProblem: (best: number) => `Enter a number above 1 and at most ${best}, such as 4.8.`,
  by: 'Reached by (optional)',
} as const;
