import { canAccess } from '#domain/accounts/access.ts';
import type { Actor } from '#domain/accounts/actor.ts';
import { can } from '#domain/accounts/permissions.ts';
import { AppError } from '#domain/errors.ts';
import { MAX_REPORTS, type Report, type ReportRequest, type ReportScope } from '#domain/reports/report.ts';
import type { Readers } from '#storage/storage.ts';
import type { Clock, Stored } from '../context.ts';
import { subjectOf } from '../insights/figures.ts';
import { notFound } from '../listings/listing-places.ts';

/** Those that the actor may revoke: the own ones, or all. */
export const authorFilter = (actor: Actor) =>
  actor.role === 'admin' && actor.access === 'all' ? null : actor.name;

/** The links to reports with who opened them, the newest first. */
export function listReports({ storage }: Stored, actor: Actor): Promise<Report[]> {
  return storage.reports.list(authorFilter(actor));
}

/**
 * Makes a link to a report.
 *
 * @param days for which it works
 * @returns the token of the link, which is not stored
 * @throws not-found for properties that the actor does not see; invalid for a wrong period; conflict for too many
 */
export async function makeReport(
  context: Stored & Clock,
  actor: Actor,
  request: ReportRequest,
  days: number,
): Promise<{ id: number; token: string }> {
  const { from, to } = request;
  subjectOf(context, actor, { from, to });
  await requireScope(context, actor, request);
  return context.storage.transact(async (tx) => {
    await tx.locks.acquire('reports');
    if ((await tx.reports.countOpen(actor.name)) >= MAX_REPORTS) throw new AppError('too-many-reports');
    const made = await tx.reports.insert({ ...request, createdBy: actor.name, recipient: null }, days);
    await tx.events.insert(actor, { kind: 'report.made', data: { report: made.id, ...request } });
    return made;
  });
}

/** @throws not-found for one that does not work any more */
export async function revokeReport({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    if (!(await tx.reports.revoke(id, authorFilter(actor))))
      throw new AppError('unknown-id', { noun: 'report', id });
    await tx.events.insert(actor, { kind: 'report.revoked', data: { report: id } });
  });
}

/**
 * Whether a person may see everything that a report is about. Only who sees all properties has reports about all, so that a
 * report never changes its meaning with the access of its author.
 */
export async function seesScope(
  { listingGroups }: Pick<Readers, 'listingGroups'>,
  actor: Actor,
  { listingId, groupId }: ReportScope,
): Promise<boolean> {
  if (!can(actor, 'reports:manage')) return false;
  if (listingId !== null) return canAccess(actor, listingId);
  if (groupId === null) return actor.access === 'all';
  return (await listingGroups.list(actor.access)).some(({ id }) => id === groupId);
}

/** @throws not-found, forbidden */
export async function requireScope(context: Stored, actor: Actor, scope: ReportScope): Promise<void> {
  if (await seesScope(context.storage, actor, scope)) {
    if (scope.listingId === null) return;
    // Access to all properties includes ids that do not exist.
    if ((await context.storage.listings.unknownIds([scope.listingId])).length === 0) return;
  }
  if (scope.listingId !== null) throw notFound(scope.listingId);
  if (scope.groupId !== null) throw new AppError('unknown-id', { noun: 'group', id: scope.groupId });
  throw new AppError('limited-account');
}
