import { type Static, Type } from 'typebox';
import { INSIGHTS_PERIOD } from '#contract/insights/insights.ts';
import { MAIL_ADDRESS_PATTERN, MAX_MAIL_ADDRESS } from '#domain/mail/mail.ts';
import {
  DEFAULT_REPORT_DAYS,
  MAX_RECIPIENTS,
  MAX_REPORT_DAYS,
  REPORT_STATES,
} from '#domain/reports/report.ts';
import { ListingRef, Ref } from '../accounts/access.ts';
import { inputObject, named, nullable, optional } from '../schema.ts';

const Time = Type.String({ format: 'date-time', description: 'UTC' });
const OPTIONS = {
  privateFeedback: Type.Boolean(),
  notes: Type.Boolean({ description: 'Notes about reviews, and the texts of tasks.' }),
  fullNames: Type.Boolean({ description: 'Otherwise guests have initials.' }),
};

const REQUEST = {
  listingId: nullable(Type.Integer()),
  listingName: nullable(Type.String()),
  groupId: nullable(Type.Integer()),
  groupName: nullable(Type.String()),
  ...OPTIONS,
  createdBy: Type.String(),
  createdAt: Time,
};

export const Report = named('Report', {
  id: Type.Integer(),
  ...REQUEST,
  from: Type.String({ description: 'YYYY-MM-DD' }),
  to: Type.String({ description: 'YYYY-MM-DD' }),
  recipient: nullable(Type.String(), { description: 'The address that it was emailed to.' }),
  expiresAt: Time,
  state: Type.Enum([...REPORT_STATES]),
  opened: Type.Integer({
    minimum: 0,
    description: 'How often; again from the same address after 15 minutes.',
  }),
  openings: Type.Array(Type.Object({ at: Time, address: nullable(Type.String()) }), {
    description: 'The last 20, the newest first.',
  }),
});
export type Report = Static<typeof Report>;

export const ReportSchedule = named('ReportSchedule', {
  id: Type.Integer(),
  ...REQUEST,
  recipients: Type.Array(Type.String()),
  lastMonth: nullable(Type.String(), {
    description: 'YYYY-MM, the last month that was sent, or is not sent.',
  }),
});
export type ReportSchedule = Static<typeof ReportSchedule>;

export const ReportList = Type.Object({
  reports: Type.Array(Report),
  schedules: nullable(Type.Array(ReportSchedule), {
    description: 'What is emailed each month; null without SMTP.',
  }),
});

const Scope = optional({ listingId: ListingRef, groupId: Ref });
const CHOSEN = optional(OPTIONS);
const { from, to } = INSIGHTS_PERIOD;

/** The parameters of a preview. */
export const ReportQuery = inputObject({ ...Scope, from: from, to: to, ...CHOSEN });

export const ReportBody = inputObject({
  ...Scope,
  from: Type.String({ format: 'day', description: 'YYYY-MM-DD, the first day.' }),
  to: Type.String({ format: 'day', description: 'YYYY-MM-DD, the last day.' }),
  ...CHOSEN,
  days: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_REPORT_DAYS,
      default: DEFAULT_REPORT_DAYS,
      description: 'How long the link works.',
    }),
  ),
});

export const ScheduleBody = inputObject({
  ...Scope,
  ...CHOSEN,
  recipients: Type.Array(Type.String({ pattern: MAIL_ADDRESS_PATTERN, maxLength: MAX_MAIL_ADDRESS }), {
    minItems: 1,
    maxItems: MAX_RECIPIENTS,
    description: 'Each address gets a link of its own.',
  }),
});

export const MadeReport = Type.Object({
  id: Type.Integer(),
  url: Type.String({ description: 'The link. It is not stored and cannot be read again.' }),
});

export const ReportParams = inputObject({ id: Ref });
