import { type Actor, anonymousVisitor, userActor } from '#domain/accounts/actor.ts';
import { AppError } from '#domain/errors.ts';
import { REPORT_REQUESTS_PER_MINUTE, type ReportRequest } from '#domain/reports/report.ts';
import type { Clock, Configured, Limits, Stored } from '../context.ts';
import { countAddress, waitOfAddress } from '../rate-limits.ts';
import { reportContent } from './report-content.ts';
import { requireScope, seesScope } from './reports.ts';

/**
 * Opens the report of a link for anyone who has it, as its author sees it now. The link stops with the access or the account of
 * its author.
 *
 * @throws not-found for a link that is unknown or does not work any more; rate-limited
 */
export async function openReport(
  context: Stored & Clock & Configured & Limits,
  token: string,
  address: string,
) {
  const { storage, reportVisitors } = context;
  const wait = waitOfAddress(reportVisitors, address, REPORT_REQUESTS_PER_MINUTE);
  if (wait !== null) throw new AppError('report-requests', { seconds: wait }, { retryAfterSeconds: wait });
  countAddress(reportVisitors, address);
  const found = await storage.reports.byToken(token);
  if (found?.state !== 'open' || !found.author || found.author.disabled) throw new AppError('report-unknown');
  const actor = userActor({ username: found.createdBy, ...found.author }, address);
  if (!(await seesScope(storage, actor, found))) throw new AppError('report-unknown');
  await storage.transact(async (tx) => {
    if (!(await tx.reports.recordOpening(found.id, address))) return;
    await tx.events.insert(anonymousVisitor(address), { kind: 'report.opened', data: { report: found.id } });
  });
  // Simultaneous readers share one computation while the access of the author is the same.
  const key = `${found.id} ${actor.access === 'all' ? 'all' : [...actor.access].toSorted().join()}`;
  const running = RUNNING.get(key) ?? reportContent(context, actor, found).finally(() => RUNNING.delete(key));
  RUNNING.set(key, running);
  return running;
}

const RUNNING = new Map<string, ReturnType<typeof reportContent>>();

/** A report as its link would show it. @throws as `requireScope` */
export async function previewReport(
  context: Stored & Clock & Configured,
  actor: Actor,
  request: ReportRequest,
) {
  await requireScope(context, actor, request);
  return reportContent(context, actor, request);
}
