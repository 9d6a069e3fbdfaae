import { LOGGED } from '#domain/accounts/activity-log.ts';
import { networksOf } from '#domain/accounts/network.ts';
import { messageOf } from '#domain/errors.ts';
import type { EventActor, NewEvent } from '#domain/events/event.ts';
import type { Configured, Limits, Log, Logs, Stored } from '../context.ts';

/** Within this time, a repeatable event is recorded once. */
export const REPEATABLE_WINDOW_MS = 15 * 60_000;

/**
 * Records an event in a transaction of its own, after the action that it is about, such as a sign-in. If it cannot be stored,
 * it is written to the log, and the action is not undone.
 */
export async function recordEvent(
  { storage, log, outageLog }: Stored & Logs,
  actor: EventActor,
  event: NewEvent,
): Promise<void> {
  try {
    await storage.transact((tx) => tx.events.insert(actor, event));
  } catch (error) {
    logEvent(log, actor, event);
    outageLog.error({ reason: messageOf(error) }, 'an event could not be stored and is in the log only');
  }
}

/** Writes an event that matters for security to the log of the process. */
export function logEvent(log: Log, actor: EventActor, event: NewEvent): void {
  if (!LOGGED.includes(event.kind)) return;
  const { kind, name, address } = actor;
  log.info({ event: { actorKind: kind, actor: name, address, ...event } }, 'security event');
}

/**
 * Records an event that anyone can cause without limit: at most once in 15 minutes for an actor and network, so that a flood
 * does not fill the log. The next event has the number of omitted ones.
 *
 * @param distinction separates events of the same kind
 */
export async function recordRepeatable(
  context: Stored & Logs & Limits,
  actor: EventActor,
  event: NewEvent,
  distinction = '',
): Promise<void> {
  const { customer, site } = networksOf(actor.address ?? '');
  const key = [event.kind, distinction, actor.kind, actor.name, site ?? customer].join('\n');
  const { count, before } = context.repeatableEvents.add(key);
  if (count > 1) return;
  await recordEvent(context, actor, { ...event, ...(before > 1 && { omitted: before - 1 }) });
}

/** Called by the scheduler. */
export async function deleteOldEvents({ storage, settings }: Stored & Configured): Promise<void> {
  // A shorter time can concern the addresses of very many decisions.
  await storage.transactLong((tx) => tx.events.deleteOld(settings.values.activityDays));
}
