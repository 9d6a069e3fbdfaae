import { shortDay } from '#domain/dates.ts';
import type { Day } from '#domain/day.ts';
import { counted, formatNumber } from '#domain/format-number.ts';
import type { TaskCategory, TaskStatus } from '#domain/tasks/task.ts';

const CATEGORIES: Record<TaskCategory, string> = {
  cleaning: 'Cleaning',
  maintenance: 'Maintenance',
  'check-in': 'Check-in',
  'check-out': 'Check-out',
  'back-office': 'Back office',
  other: 'Other',
};
const STATUSES: Record<TaskStatus, string> = {
  open: 'Open',
  'in-progress': 'In progress',
  completed: 'Completed',
  cancelled: 'Cancelled',
};

/** The texts of reports, which are in English. */
export const reportCopy = {
  title: (subject: string) => `Guest reviews of ${subject}`,
  allProperties: 'all properties',
  period: (from: Day, to: Day) => `${shortDay(from)} – ${shortDay(to)}`,
  asOf: (time: string) => `As of ${time}. All figures are computed when this page is opened.`,
  scope: 'Counts all published reviews, also those that are not shown publicly.',
  preview: 'Preview: this is what the link will show.',
  private: 'Confidential: contains private texts or full names of guests.',
  print: 'To save it as a PDF, print this page.',
  none: 'There are no reviews in this period.',
  figures: 'Key figures',
  names: {
    reviews: 'Reviews',
    average: 'Average ★',
    fiveStar: '5 stars',
    lowStar: '1–2 stars',
    responseRate: 'Responded',
    responseHours: 'Median response',
  },
  before: (value: string) => `before: ${value}`,
  nothing: '–',
  percent: (share: number) => `${Math.round(share * 100)} %`,
  hours: (hours: number) =>
    hours < 48 ? `${formatNumber(Math.round(hours))} h` : `${formatNumber(Math.round(hours / 24))} days`,
  months: 'Twelve months',
  monthsHelp: 'Reviews and average rating by month. The last month may be incomplete.',
  month: 'Month',
  ratings: 'Ratings in this period',
  stars: (stars: number) => `${stars} ★`,
  reviewCount: (count: number) => counted(count, 'review', 'reviews'),
  targets: 'Targets',
  targetOf: ['Target', 'Average', 'State', 'Distance'],
  overall: 'Overall rating',
  onChannel: (channel: string) => `on ${channel}`,
  ofGroup: (group: string) => `of ${group}`,
  by: (text: Day) => `by ${shortDay(text)}`,
  together: 'All together',
  moreProperties: (count: number) =>
    `and ${counted(count, 'more property', 'more properties')}, farther from being lost or reached`,
  moreTasks: (count: number) => `and ${counted(count, 'more task', 'more tasks')}`,
  praise: 'What guests praise',
  complaints: 'What guests complain about',
  noPraise: 'No topic is praised in this period.',
  noComplaints: 'No topic is complained about in this period.',
  problems: 'What costs most stars',
  problem: (topic: string, stars: string, count: string) => `${topic}: ${stars} stars fewer in ${count}`,
  tasks: 'Tasks',
  taskColumns: ['Task', 'Property', 'State', 'Due'],
  categories: CATEGORIES,
  statuses: STATUSES,
  doneOn: (date: string) => `on ${date}`,
  reviews: 'Latest reviews',
  noText: 'Rated without a comment.',
  noRating: 'No rating',
  response: 'Response',
  privateFeedback: 'Private feedback',
  note: 'Note',
  notFound: 'This link does not work',
  notFoundHint:
    'It may have expired, been withdrawn, or been mistyped. Ask the person who sent it to you for a new one.',
} as const;

/** The name of a topic, such as "Check-in". */
export const topicName = (topic: string) => topic.charAt(0).toUpperCase() + topic.slice(1);
