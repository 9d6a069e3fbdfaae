import type { Day, Month } from '#domain/day.ts';
import type { Figure } from '#domain/insights/insights.ts';
import type { Distance, Hundredths, Programme, TargetUnit } from '#domain/insights/targets.ts';
import type { Polarity, Topic } from '#domain/insights/topics.ts';
import type { ReportRequest } from '#domain/reports/report.ts';
import type { Task } from '#domain/tasks/task.ts';

interface ReportSentence {
  reviewId: number;
  listingName: string;
  reviewDate: Date;
  rating: number | null;
  text: string;
}

interface ReportStanding extends Distance {
  name: string | null;
  average: Figure;
}

export interface ReportTarget {
  id: string;
  programme: Programme | null;
  groupName: string | null;
  channel: string | null;
  category: string | null;
  unit: TargetUnit;
  goal: Hundredths;
  by: Day | null;
  whole: ReportStanding | null;
  properties: readonly ReportStanding[];
  /** How many properties, also those that are left out. */
  total: number;
}

export interface ReportTask
  extends Pick<Task, 'listingName' | 'category' | 'topic' | 'status' | 'dueOn' | 'doneAt'> {
  /** Null unless the author chose private texts. */
  title: string | null;
}

export interface ReportReview {
  listingName: string;
  /** Initials unless the author chose full names. */
  guestName: string;
  text: string;
  rating: number | null;
  channel: string;
  /** ISO 8601 */
  reviewDate: string;
  response: string | null;
  privateFeedback: string | null;
  notes: readonly string[];
}

/** What the page of a report shows. */
export interface ReportPage {
  /** Of the property or group; null: all properties. */
  title: string | null;
  isOneProperty: boolean;
  request: ReportRequest;
  asOf: Date;
  figures: Record<
    'reviews' | 'average' | 'fiveStar' | 'lowStar' | 'responseRate' | 'responseHours',
    Figure
  > & {
    ratings: readonly { rating: number; reviews: Figure }[];
  };
  /** The twelve months up to the end of the period. */
  months: readonly { month: Month; reviews: Figure; average: Figure }[];
  topics: readonly {
    topic: Topic;
    polarity: Polarity;
    figure: Figure;
    sentences: readonly ReportSentence[];
  }[];
  problems: readonly {
    listingId: number;
    name: string;
    topic: Topic;
    complaints: Figure;
    effect: number;
    sentences: readonly ReportSentence[];
  }[];
  targets: readonly ReportTarget[];
  tasks: readonly ReportTask[];
  /** How many are left out. */
  moreTasks: number;
  reviews: readonly ReportReview[];
}
