import type { Day, Month } from '../day.ts';
import { firstDayOf, shiftDay, shiftMonth } from '../day.ts';
import type { ListingId } from '../ids.ts';
import type { Period } from '../insights/insights.ts';

/** What a report is about: a property, a group, or all properties if both are null. */
export interface ReportScope {
  listingId: ListingId | null;
  groupId: number | null;
}

/** Private data that a report shows only if its author chose so. */
export interface ReportOptions {
  privateFeedback: boolean;
  /** Notes about reviews, and the texts of tasks. */
  notes: boolean;
  /** Otherwise initials. */
  fullNames: boolean;
}

export interface ReportRequest extends ReportScope, ReportOptions {
  from: Day;
  to: Day;
}

export const REPORT_STATES = ['open', 'expired', 'revoked'] as const;
export type ReportState = (typeof REPORT_STATES)[number];

/** A link to a report, as its author sees it. */
export interface Report extends ReportRequest {
  id: number;
  listingName: string | null;
  groupName: string | null;
  /** The address that it was mailed to. */
  recipient: string | null;
  createdBy: string;
  createdAt: Date;
  expiresAt: Date;
  state: ReportState;
  opened: number;
  /** The last ones, the newest first. */
  openings: readonly { at: Date; address: string | null }[];
}

/** Mails a report about each month to its recipients. */
export interface ReportSchedule extends ReportScope, ReportOptions {
  id: number;
  listingName: string | null;
  groupName: string | null;
  recipients: readonly string[];
  createdBy: string;
  createdAt: Date;
  /** The last month that was sent. */
  lastMonth: Month | null;
}

export const DEFAULT_REPORT_DAYS = 30;
export const MAX_REPORT_DAYS = 365;
/** How long the link of a mailed report works: until after the next one. */
export const MAILED_REPORT_DAYS = 62;
export const MAX_REPORTS = 200;
export const MAX_SCHEDULES = 50;
export const MAX_RECIPIENTS = 20;
/** Ended links are listed for a time, with who opened them. */
export const KEPT_REPORT_DAYS = 90;
export const SHOWN_OPENINGS = 20;
/** An opening from the same address within this time is the same one. */
export const OPENING_MINUTES = 15;
export const REPORT_REQUESTS_PER_MINUTE = 30;

/** How much a report shows. */
export const REPORT_TOPICS = 3;
export const REPORT_SENTENCES = 3;
export const REPORT_REVIEWS = 12;
export const REPORT_TASKS = 20;
export const REPORT_STANDINGS = 8;

/** The first and the last day of a month. */
export function monthPeriod(month: Month): Period {
  return { from: firstDayOf(month), to: shiftDay(firstDayOf(shiftMonth(month, 1)), -1) };
}
