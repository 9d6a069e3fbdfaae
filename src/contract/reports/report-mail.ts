import { monthName } from '#domain/dates.ts';
import type { Month } from '#domain/day.ts';
import type { MailContent } from '#domain/mail/mail.ts';
import { MAILED_REPORT_DAYS } from '#domain/reports/report.ts';
import { pages } from '../paths.ts';

/**
 * The mail with the link to a monthly report. It says nothing of reviews, which could not be erased from mailboxes.
 *
 * @param subject the name of the property or group; null for all
 */
export function reportMail(subject: string | null, month: Month, token: string): MailContent {
  const about = subject ?? 'all properties';
  return {
    subject: `Guest reviews of ${about}, ${monthName(month)}`,
    paragraphs: [
      `The report about ${about} for ${monthName(month)} is ready.`,
      `The link is for you alone and works for ${MAILED_REPORT_DAYS} days, without an account.`,
    ],
    action: { label: 'Open the report', path: `/${pages.report(token).slice(1)}` },
    why: 'You get this because someone entered your address for monthly reports.',
  };
}
