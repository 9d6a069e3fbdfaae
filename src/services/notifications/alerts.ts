import { type Actor, systemActor } from '#domain/accounts/actor.ts';
import { dayIn, shiftDay } from '#domain/day.ts';
import { AppError } from '#domain/errors.ts';
import {
  type Alert,
  BEFORE_DAYS,
  findAlerts,
  type RaisedAlert,
  RECENT_DAYS,
} from '#domain/notifications/alert.ts';
import type { Clock, Logs, Stored } from '../context.ts';

/**
 * Compares the last whole days of each listing with those before them, and raises an alert for what became worse. Called by
 * the scheduler; a second call on the same day raises nothing twice.
 */
export async function raiseAlerts({ storage, timeZone, now, log }: Stored & Clock & Logs): Promise<void> {
  const last = shiftDay(dayIn(now(), timeZone), -1);
  const recent = shiftDay(last, 1 - RECENT_DAYS);
  const before = shiftDay(recent, -BEFORE_DAYS);
  const found: Alert[] = [];
  for (const alerts of findAlerts(await storage.alerts.histories({ before, recent, last, timeZone }))) {
    found.push(...alerts);
    // All properties of a large company together take seconds, in which requests must be answered.
    await new Promise(setImmediate);
  }
  const raised = await storage.transact(async (tx) => {
    const added = await tx.alerts.insert(found, { from: recent, to: last });
    const events = added.map(
      ({ listingId: listing, topic }) => ({ kind: 'alert.raised', listing, data: { topic } }) as const,
    );
    await tx.events.insert(systemActor, ...events);
    return added;
  });
  for (const { listingId, topic, recent, before } of raised) {
    log.info({ listingId, topic, recent, before }, 'guests rate a property worse than before');
  }
}

/** The alerts that are not dismissed, newest first. */
export function openAlerts({ storage }: Stored, actor: Actor): Promise<RaisedAlert[]> {
  return storage.alerts.listOpen(actor.access);
}

/**
 * Removes an alert from the dashboards of all managers.
 *
 * @throws not-found
 */
export async function dismissAlert({ storage }: Stored, actor: Actor, id: number): Promise<void> {
  await storage.transact(async (tx) => {
    const listing = await tx.alerts.dismiss(id, actor.name, actor.access);
    if (listing === null) throw new AppError('unknown-alert');
    await tx.events.insert(actor, { kind: 'alert.dismissed', listing, data: { alert: id } });
  });
}
