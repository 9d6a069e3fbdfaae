import { type Actor, systemActor, userActor } from '#domain/accounts/actor.ts';
import { dayIn, type Month, monthOf, shiftMonth } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import {
  MAILED_REPORT_DAYS,
  MAX_SCHEDULES,
  monthPeriod,
  type ReportOptions,
  type ReportSchedule,
  type ReportScope,
} from '#domain/reports/report.ts';
import type { Clock, Mailing, ReportMails, Stored } from '../context.ts';
import { queueMail } from '../mail/queue-mail.ts';
import { authorFilter, requireScope, seesScope } from './reports.ts';

/** Reports are mailed some hours after a month has ended, when the reviews of its last day have been synced. */
const DELAY_MS = 6 * 3_600_000;

/** What is mailed each month; null without SMTP, which it needs. */
export async function listSchedules(
  { storage, mailer }: Stored & Mailing,
  actor: Actor,
): Promise<ReportSchedule[] | null> {
  return mailer ? storage.reportSchedules.list(authorFilter(actor)) : null;
}

/**
 * Mails a report about each month that ends from now on to each address, with a link of its own.
 *
 * @throws not-found for properties that the actor does not see; conflict without SMTP, and for too many
 */
export async function addSchedule(
  context: Stored & Clock & Mailing,
  actor: Actor,
  input: ReportScope & ReportOptions & { recipients: readonly string[] },
): Promise<number> {
  if (!context.mailer) throw new AppError('no-mail');
  await requireScope(context, actor, input);
  const recipients = [...new Set(input.recipients.map((address) => address.trim().toLowerCase()))];
  return context.storage.transact(async (tx) => {
    await tx.locks.acquire('reports');
    if ((await tx.reportSchedules.list(actor.name)).length >= MAX_SCHEDULES)
      throw new AppError('too-many-schedules');
    const schedule = { ...input, recipients, createdBy: actor.name };
    const id = await tx.reportSchedules.insert(schedule, lastMonth(context));
    await tx.events.insert(actor, {
      kind: 'report-schedule.added',
      data: { schedule: id, recipients: recipients.length },
    });
    return id;
  });
}

/** @throws not-found */
export async function removeSchedule({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    if (!(await tx.reportSchedules.remove(id, authorFilter(actor))))
      throw new AppError('unknown-id', { noun: 'report', id });
    await tx.events.insert(actor, { kind: 'report-schedule.deleted', data: { schedule: id } });
  });
}

/** Queues the mails of the last month that were not yet. Called by the scheduler. @returns how many */
export async function mailReports(context: Stored & Clock & Mailing & ReportMails): Promise<number> {
  if (!context.mailer) return 0;
  const month = lastMonth(context);
  let sent = 0;
  for (;;) {
    const queued = await mailNext(context, month);
    if (queued === null) return sent;
    sent += queued;
  }
}

/** One schedule in one transaction: links, mails and the month are stored together. @returns null if none is due */
function mailNext(context: Stored & Clock & Mailing & ReportMails, month: Month): Promise<number | null> {
  return context.storage.transact(async (tx) => {
    const due = await tx.reportSchedules.claimDue(month);
    if (!due) return null;
    await tx.reportSchedules.markSent(due.id, month);
    const { author, createdBy, recipients } = due;
    const actor = author && !author.disabled && userActor({ username: createdBy, ...author }, '');
    // What its author may no longer see is not mailed.
    const isSeen = actor && (await seesScope(tx, actor, due));
    let mails = 0;
    for (const recipient of isSeen ? recipients : []) {
      const request = { ...due, ...monthPeriod(month), recipient };
      const { id, token } = await tx.reports.insert(request, MAILED_REPORT_DAYS);
      const content = context.reportMail(due.listingName ?? due.groupName, month, token);
      const isQueued = await queueMail(context, tx, { to: { address: recipient }, kind: 'report', content });
      // The recipient has unsubscribed, so the link is not sent.
      if (!isQueued) await tx.reports.revoke(id, null);
      mails += Number(isQueued);
    }
    await tx.events.insert(systemActor, { kind: 'report.mailed', data: { schedule: due.id, month, mails } });
    return mails;
  });
}

/** The last month whose reports are mailed. */
export function lastMonth({ now, timeZone }: Clock): Month {
  const day = dayIn(new Date(now().getTime() - DELAY_MS), timeZone);
  return shiftMonth(monthOf(day), -1);
}
